import { LONGEST_LINE } from './schemas.ts'

/**
 * Cuts a stream of text into lines. Of a line that is too long one character more than allowed is kept, so that it is
 * refused as such without being stored.
 */
export class LineCutter {
  private rest = ''
  private readonly longest: number

  constructor(longest: number = LONGEST_LINE) {
    this.longest = longest
  }

  /** The lines that the chunk completes, empty ones left out. */
  push(chunk: string): readonly string[] {
    const parts = chunk.split('\n')
    const last = parts.pop() ?? ''
    const lines = parts.map((part) => this.complete(part))
    this.keep(last)
    return lines.filter((line) => line.trim() !== '')
  }

  /** What is left when the stream ends; null when nothing is. */
  end(): string | null {
    const line = this.complete('')
    return line.trim() === '' ? null : line
  }

  private complete(part: string): string {
    this.keep(part)
    const line = this.rest
    this.rest = ''
    return line
  }

  private keep(part: string): void {
    const room = this.longest + 1 - this.rest.length
    if (room > 0) this.rest += part.length > room ? part.slice(0, room) : part
  }
}
