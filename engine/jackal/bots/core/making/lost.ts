import type { Cell } from '../../../types.ts'
import { firstExit } from '../caves.ts'
import { type Core, cellOf, firstOf, friendsOf, type PieceNumber, type PieceSet, put, takeOff } from '../core.ts'
import { LOST, LOST_SINCE } from '../layout.ts'

/** Marks a piece as lost inside the cave where it is (J-CAVE). */
export function loseInCave(core: Core, piece: PieceNumber, awaitsExit: boolean): void {
  let since = 1
  for (let left = core.get(LOST); left !== 0; left &= left - 1) {
    since = Math.max(since, (core.get(LOST_SINCE + firstOf(left)) >> 1) + 1)
  }
  takeOff(core, piece)
  core.set(LOST, core.get(LOST) | (1 << piece))
  core.set(LOST_SINCE + piece, 2 * since + (awaitsExit ? 1 : 0))
}

/** Brings the pieces lost longest and their friends out of a new cave; hostile ones wait for the next. */
export function bringOut(core: Core, opener: PieceNumber, cave: Cell): void {
  let lost = core.get(LOST) & ~(1 << opener)
  if (lost === 0) return
  lost &= friendsOf(core, longestLost(core, lost))
  for (; lost !== 0; lost &= lost - 1) emerge(core, firstOf(lost), cave)
}

/** Lets out pieces that were shut in only by guards, as soon as an exit is free. */
export function releaseGuarded(core: Core): void {
  for (let lost: PieceSet = core.get(LOST); lost !== 0; ) {
    const piece = longestLost(core, lost)
    lost &= ~(1 << piece)
    if ((core.get(LOST_SINCE + piece) & 1) === 0) continue
    const exit = firstExit(core, piece, cellOf(core, piece))
    if (exit >= 0) emerge(core, piece, exit)
  }
}

/** Returns the piece of a set that was lost first; the set is not empty. */
function longestLost(core: Core, lost: PieceSet): PieceNumber {
  let longest = firstOf(lost)
  for (let left = lost & (lost - 1); left !== 0; left &= left - 1) {
    const piece = firstOf(left)
    if (core.get(LOST_SINCE + piece) >> 1 < core.get(LOST_SINCE + longest) >> 1) longest = piece
  }
  return longest
}

function emerge(core: Core, piece: PieceNumber, to: Cell): void {
  core.set(LOST, core.get(LOST) & ~(1 << piece))
  core.set(LOST_SINCE + piece, 0)
  put(core, piece, to)
}
