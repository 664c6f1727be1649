import { runToEnd, type Steps } from '../../engine/match/steps.ts'
import { endOfString, parseFlatJson } from './flatJson.ts'

/** What JSON from outside may be like. */
export interface PieceLimits {
  /** How many levels of objects and lists, from the outermost, are put together of pieces. */
  readonly levels: number
  /** Characters in the longest piece. */
  readonly longest: number
  /** How many pieces there may be. */
  readonly most: number
}

/** A piece that is longer than any of ours, or more of them. */
export class BeyondMeasure extends Error {}

/**
 * Parses JSON of any length by steps of a piece each. Throws `BeyondMeasure`, RangeError for what is nested too deeply,
 * and SyntaxError for what is no JSON.
 */
export function* parsePieces(text: string, limits: PieceLimits): Steps<unknown> {
  const pieces = new Pieces(text, limits)
  const value = yield* pieces.value(limits.levels)
  pieces.requireEnd()
  return value
}

/** Where a text ends to be JSON, as `line:column`, both from 1; null for what is JSON. */
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

  /** The first sign that is not read, or not taken. */
  get place(): number {
    return this.at
  }

  *value(levels: number): Steps<unknown> {
    if (levels > 0 && this.takes('{')) return yield* this.members(levels - 1)
    if (levels > 0 && this.takes('[')) return yield* this.items(levels - 1)
    if (++this.count > this.limits.most) throw new BeyondMeasure('it has more parts than any of ours')
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

  /** Goes to where the value that begins here ends, as far as brackets and quotes tell. */
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
      if (this.at > latest) throw new BeyondMeasure('a part of it is longer than any of ours')
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
