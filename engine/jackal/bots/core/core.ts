import type { Cell } from '../../types.ts'
import type { Frame } from './frame.ts'
import { STEPS } from './kinds.ts'
import {
  ANY_SHIP,
  ANY_VESSEL,
  AT,
  BOAT_TEAM,
  CELL_BITS,
  CHAIN_LENGTH,
  FRIDAY,
  KIND_BITS,
  LOST,
  OPEN,
  PREACHER,
  SHIP_SHIFT,
  SIDE_CREW,
  STEP,
  STEP_TO_SHIFT,
  TEAM,
  TILES,
} from './layout.ts'

/** A piece by its index in the list of the rules. */
export type PieceNumber = number
/** A team by its index in turn order. */
export type TeamNumber = number
/** A set of pieces, one bit for each. */
export type PieceSet = number

/**
 * A position of Jackal in one list of numbers, for very fast play. It follows the rules of the game, and laws compare
 * it with them, but it emits no events. Only bots use it, in worlds where every tile is known.
 */
export class Core {
  readonly frame: Frame
  words: Int32Array

  constructor(frame: Frame, words: Int32Array) {
    this.frame = frame
    this.words = words
  }

  /** Returns a word. Every index used here comes from `layout.ts` or the frame, so it is in range. */
  get(index: number): number {
    return this.words[index] as number
  }

  set(index: number, value: number): void {
    this.words[index] = value
  }

  add(index: number, by: number): void {
    this.words[index] = (this.words[index] as number) + by // in range, as above
  }

  /** Copies the position of another core of the same frame. */
  copy(other: Core): void {
    if (this.words.length === other.words.length) this.words.set(other.words)
    else this.words = other.words.slice()
  }

  clone(): Core {
    return new Core(this.frame, this.words.slice())
  }
}

/**
 * Returns a number of a table by cell, kind, team or piece; callers stay in its range. All tables have one type: this
 * makes reads several times faster.
 */
export function look(table: Int32Array, index: number): number {
  return table[index] as number
}

/** Returns the word of a cell's tile; 0 for sea. */
export const tileOf = (core: Core, cell: Cell): number => core.get(TILES + cell)

/** Returns the contents of a cell: pieces not lost in it, ships, the launched boat. */
export const hereOf = (core: Core, cell: Cell): number => core.get(core.frame.here + cell)

export const kindOf = (tile: number): number => tile & KIND_BITS

export const isOpen = (tile: number): boolean => (tile & OPEN) !== 0

/** Returns the number of steps of a turntable; 0 for other tiles. */
export const stepsOf = (tile: number): number => look(STEPS, tile & KIND_BITS)

export const cellOf = (core: Core, piece: PieceNumber): number => core.get(AT + piece)

export const teamOf = (core: Core, piece: PieceNumber): TeamNumber => core.get(TEAM + piece)

export const sideOfTeam = (core: Core, team: TeamNumber): number => look(core.frame.sideOf, team)

/** Returns the pieces of the piece's own side. */
export function friendsOf(core: Core, piece: PieceNumber): PieceSet {
  return core.get(SIDE_CREW + sideOfTeam(core, teamOf(core, piece)))
}

export const isPreacher = (core: Core, piece: PieceNumber): boolean => ((core.get(PREACHER) >> piece) & 1) === 1

export const isFriday = (core: Core, piece: PieceNumber): boolean => ((core.get(FRIDAY) >> piece) & 1) === 1

/** Returns whether the piece is a pirate, Ben Gunn or a missionary turned pirate. */
export const isFighter = (core: Core, piece: PieceNumber): boolean =>
  (((core.get(PREACHER) | core.get(FRIDAY)) >> piece) & 1) === 0

/** Returns whether the piece is in play and not lost in a cave. */
export const isOnBoard = (core: Core, piece: PieceNumber): boolean =>
  cellOf(core, piece) >= -1 && ((core.get(LOST) >> piece) & 1) === 0

/** Returns the pieces of a set that stand on a step of a turntable. */
export function onStep(core: Core, set: PieceSet, step: number): PieceSet {
  let there = 0
  for (let left = set; left !== 0; left &= left - 1) {
    const piece = firstOf(left)
    if (core.get(STEP + piece) === step) there |= 1 << piece
  }
  return there
}

/** Returns the first piece of a set that is not empty. */
export const firstOf = (set: PieceSet): PieceNumber => 31 - Math.clz32(set & -set)

/** Returns the team whose ship or boat is on a cell; `here` is the contents of the cell and includes a vessel. */
export function vesselOwner(core: Core, here: number): TeamNumber {
  const ship = here & ANY_SHIP
  return ship !== 0 ? firstOf(ship >> SHIP_SHIFT) : core.get(BOAT_TEAM)
}

/** Returns 1 for a vessel of the team's own side, −1 for another's, 0 for none. */
export function vesselSide(core: Core, team: TeamNumber, here: number): number {
  if ((here & ANY_VESSEL) === 0) return 0
  return sideOfTeam(core, vesselOwner(core, here)) === sideOfTeam(core, team) ? 1 : -1
}

/** Returns the last step of the current move; −1 if it has none. */
export function lastStep(core: Core): number {
  const length = core.get(CHAIN_LENGTH)
  return length === 0 ? -1 : core.get(core.frame.chain + length - 1)
}

export const stepFrom = (step: number): Cell => step & CELL_BITS

export const stepTo = (step: number): Cell => (step >> STEP_TO_SHIFT) & CELL_BITS

/** Puts a piece on a cell of the board; a piece off the board comes back. */
export function put(core: Core, piece: PieceNumber, cell: Cell): void {
  takeOff(core, piece)
  core.set(AT + piece, cell)
  if (cell >= 0) {
    const index = core.frame.here + cell
    core.set(index, core.get(index) | (1 << piece))
  }
}

/** Removes a piece from its cell; the caller sets its new place. */
export function takeOff(core: Core, piece: PieceNumber): void {
  const at = cellOf(core, piece)
  if (at < 0) return
  const index = core.frame.here + at
  core.set(index, core.get(index) & ~(1 << piece))
}
