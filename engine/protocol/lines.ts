/** The maximum length of a line, in UTF-16 units: a full record of a very long match is far shorter. */
export const LONGEST_LINE = 4 * 1024 * 1024

/**
 * Cuts a stream of text into lines. Keeps one character more than the limit of a line that is too long, so that it is
 * refused without being stored.
 */
export class LineCutter {
  private rest = ''
  private readonly longest: number

  constructor(longest: number = LONGEST_LINE) {
    this.longest = longest
  }

  /** Returns the lines that the chunk completes, without empty ones. */
  push(chunk: string): readonly string[] {
    const parts = chunk.split('\n')
    const last = parts.pop() ?? ''
    const lines = parts.map((part) => this.complete(part))
    this.keep(last)
    return lines.filter((line) => line.trim() !== '')
  }

  /** Returns the rest when the stream ends; null if there is none. */
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
