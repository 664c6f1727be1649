import { endOfString, parseFlatJson } from '../../engine/kernel/flatJson.ts'
import { runToEnd, type Steps } from '../../engine/match/steps.ts'

/** Limits for untrusted JSON. */
export interface PieceLimits {
  /** The number of outer levels of objects and arrays that are assembled from pieces. */
  readonly levels: number
  /** The most characters of a piece. */
  readonly longest: number
  /** The most pieces. */
  readonly most: number
}

/** Thrown for a piece that is too long, or for too many pieces. */
export class LimitExceeded extends Error {}

/**
 * Parses JSON of any length, yielding after each piece. Throws `LimitExceeded` beyond the limits, RangeError for deep
 * nesting and SyntaxError for invalid JSON.
 */
export function* parsePieces(text: string, limits: PieceLimits): Steps<unknown> {
  const pieces = new Pieces(text, limits)
  const value = yield* pieces.value(limits.levels)
  pieces.requireEnd()
  return value
}

/** Returns the position of the first syntax error as `line:column`, both from 1; null for valid JSON. */
export function placeOfFault(text: string): string | null {
  const pieces = new Pieces(text, { longest: Number.POSITIVE_INFINITY, most: Number.POSITIVE_INFINITY })
  try {
    runToEnd(pieces.value(Number.POSITIVE_INFINITY))
    pieces.requireEnd()
    return null
  } catch {
    const before = text.slice(0, pieces.place).split('\n')
    return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`
  }
}

const SPACE = /[ \t\r\n]*/y
const PLAIN = /[^ \t\r\n,:[\]{}"]*/y

class Pieces {
  private readonly text: string
  private readonly limits: Omit<PieceLimits, 'levels'>
  private at = 0
  private count = 0

  constructor(text: string, limits: Omit<PieceLimits, 'levels'>) {
    this.text = text
    this.limits = limits
  }

  /** The position of the first character that is not accepted yet. */
  get place(): number {
    return this.at
  }

  *value(levels: number): Steps<unknown> {
    if (levels > 0 && this.takes('{')) return yield* this.members(levels - 1)
    if (levels > 0 && this.takes('[')) return yield* this.items(levels - 1)
    if (++this.count > this.limits.most) throw new LimitExceeded('it has more parts than any of ours')
    yield
    return this.piece()
  }

  requireEnd(): void {
    this.skip(SPACE)
    if (this.at < this.text.length) throw new SyntaxError('goes on after its end')
  }

  private *members(levels: number): Steps<object> {
    const members: [string, unknown][] = []
    if (this.takes('}')) return {}
    do {
      const key = this.piece()
      if (typeof key !== 'string') throw new SyntaxError('a key is a text')
      this.require(':')
      members.push([key, yield* this.value(levels)])
    } while (this.takes(','))
    this.require('}')
    return Object.fromEntries(members)
  }

  private *items(levels: number): Steps<unknown[]> {
    const items: unknown[] = []
    if (this.takes(']')) return items
    do {
      items.push(yield* this.value(levels))
    } while (this.takes(','))
    this.require(']')
    return items
  }

  private piece(): unknown {
    this.skip(SPACE)
    const start = this.at
    this.skipPiece(start + this.limits.longest)
    const text = this.text.slice(start, this.at)
    this.at = start
    const value = parseFlatJson(text)
    this.at = start + text.length
    return value
  }

  /** Skips to the end of the value that starts here, judged by brackets and quotes only. */
  private skipPiece(latest: number): void {
    let depth = 0
    do {
      const sign = this.text.charAt(this.at)
      if (sign === ']' || sign === '}') depth--
      if (sign === '[' || sign === '{') depth++
      if (depth < 0 || sign === '') return
      if (sign === '"') this.at = endOfString(this.text, this.at) + 1
      else if (depth === 0 && sign !== ']' && sign !== '}') this.skip(PLAIN)
      else this.at++
      if (this.at > latest) throw new LimitExceeded('a part of it is longer than any of ours')
    } while (depth > 0)
  }

  private takes(sign: string): boolean {
    this.skip(SPACE)
    if (this.text.charAt(this.at) !== sign) return false
    this.at++
    return true
  }

  private require(sign: string): void {
    if (!this.takes(sign)) throw new SyntaxError(`${sign} is missing`)
  }

  private skip(what: RegExp): void {
    what.lastIndex = this.at
    what.exec(this.text)
    this.at = what.lastIndex
  }
}
