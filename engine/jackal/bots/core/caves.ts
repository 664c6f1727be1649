import type { Cell } from '../../types.ts'
import { type Core, friendsOf, hereOf, type PieceNumber } from './core.ts'
import { ANYBODY, BEAR_AT, OPEN_CAVES } from './layout.ts'

/** Returns the i-th open cave, in the order of cells. */
export const caveAt = (core: Core, i: number): Cell => core.get(core.frame.caves + i)

/** Returns whether neither an enemy of the piece nor the bear stands at an exit (J-CAVE). */
export function isFreeExit(core: Core, piece: PieceNumber, exit: Cell): boolean {
  return core.get(BEAR_AT) !== exit && (hereOf(core, exit) & ANYBODY & ~friendsOf(core, piece)) === 0
}

/** Returns whether the piece may come out of some other open cave. */
export function hasFreeExit(core: Core, piece: PieceNumber, cave: Cell): boolean {
  return firstExit(core, piece, cave) >= 0
}

/** Returns the first other open cave that the piece may come out of; −1 for none. */
export function firstExit(core: Core, piece: PieceNumber, cave: Cell): Cell {
  const count = core.get(OPEN_CAVES)
  for (let i = 0; i < count; i++) {
    const exit = caveAt(core, i)
    if (exit !== cave && isFreeExit(core, piece, exit)) return exit
  }
  return -1
}

/** Adds an open cave and keeps the order. */
export function addCave(core: Core, cave: Cell): void {
  const count = core.get(OPEN_CAVES)
  let i = count
  for (; i > 0 && caveAt(core, i - 1) > cave; i--) core.set(core.frame.caves + i, caveAt(core, i - 1))
  core.set(core.frame.caves + i, cave)
  core.set(OPEN_CAVES, count + 1)
}

/** Removes an open cave that is no longer there. */
export function removeCave(core: Core, cave: Cell): void {
  const count = core.get(OPEN_CAVES)
  let kept = 0
  for (let i = 0; i < count; i++) {
    const at = caveAt(core, i)
    if (at !== cave) core.set(core.frame.caves + kept++, at)
  }
  core.set(OPEN_CAVES, kept)
}
