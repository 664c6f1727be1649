import type { Cell } from '../../types.ts'

/** A move as one number: its kind, the piece or team that moves, the target, and the load. */
export type MoveCode = number

export const GO = 0
export const SAIL = 1
export const REVIVE = 2
export const LOOK_AT = 3
export const LAY_BACK = 4
export const EXCHANGE = 5
export const SWEAR = 6
export const GIVE = 7
export const PLACE = 8
export const USE_BOTTLE = 9
export const OFFER_END = 10
export const ACCEPT_END = 11
export const DECLINE = 12

const WHO_SHIFT = 4
const WHO_BITS = 0x1f
const TO_SHIFT = 9
const TO_BITS = 0x3ff
const LOAD_SHIFT = 19
const LOAD_BITS = 3
/** Flags of a move code: with a bottle, for `GO`; with the boat instead of the ship, for `SAIL`. */
export const BY_BOTTLE = 1 << 21
export const BY_BOAT = BY_BOTTLE

/**
 * Returns a move as a number.
 *
 * @param who a piece or a team; @param to a cell, or what else the kind needs; @param load a load of `layout.ts`
 */
export function codeOf(kind: number, who = 0, to: Cell = 0, load = 0): MoveCode {
  return kind | (who << WHO_SHIFT) | (to << TO_SHIFT) | (load << LOAD_SHIFT)
}

/** Returns the same move with a load. */
export const withLoad = (code: MoveCode, load: number): MoveCode => code | (load << LOAD_SHIFT)

export const kindOfMove = (code: MoveCode): number => code & 0xf
export const whoOf = (code: MoveCode): number => (code >> WHO_SHIFT) & WHO_BITS
export const toOf = (code: MoveCode): Cell => (code >> TO_SHIFT) & TO_BITS
export const loadOf = (code: MoveCode): number => (code >> LOAD_SHIFT) & LOAD_BITS
/** Returns whether the move uses a bottle, or moves the boat and not the ship. */
export const isMarked = (code: MoveCode): boolean => (code & BY_BOTTLE) !== 0

/** A list of moves whose memory is reused. */
export class MoveList {
  private codes = new Int32Array(256)
  count = 0

  clear(): void {
    this.count = 0
  }

  add(code: MoveCode): void {
    if (this.count === this.codes.length) this.grow()
    this.codes[this.count++] = code
  }

  at(i: number): MoveCode {
    return this.codes[i] as MoveCode // callers count up to `count`
  }

  private grow(): void {
    const { codes } = this
    this.codes = new Int32Array(2 * codes.length)
    this.codes.set(codes)
  }
}
