import { LOOKS } from '../../../data/tiles.ts'
import type { Cell } from '../../../types.ts'
import { type Core, friendsOf, hereOf, isFriday, look, type PieceNumber, tileOf } from '../core.ts'
import { ASKS_OATH, HOLDS, INTOXICATES, QUAKES, SHOWS } from '../kinds.ts'
import {
  ANYBODY,
  ASKED,
  CLOSED_TILES,
  DRUNK,
  FIRST,
  LOOKED_COUNT,
  LOOKS_LEFT,
  OATH,
  PEEK,
  SWAP,
  TILES,
  TRAPPED,
  USED,
} from '../layout.ts'
import { isSwappable } from '../swapping.ts'

/** Applies the effect of a tile on a piece that rests on it; returns whether the player must decide. */
export function asksAtRest(core: Core, piece: PieceNumber, cell: Cell, hook: number, opened: boolean): boolean {
  switch (hook) {
    case HOLDS:
      holdOrFree(core, piece, cell)
      return false
    case INTOXICATES:
      core.set(DRUNK, core.get(DRUNK) | (1 << piece))
      return false
    case ASKS_OATH:
      core.set(ASKED, OATH)
      return true
    case QUAKES:
      return opened && quake(core, cell)
    case SHOWS:
      return opened && climb(core, cell)
    default:
      return false
  }
}

/** Holds a piece in a trap until a friend comes; both are then free. Friday is not held (J-TRAP). */
function holdOrFree(core: Core, piece: PieceNumber, cell: Cell): void {
  const here = hereOf(core, cell) & ANYBODY
  const isAlone = (here & friendsOf(core, piece) & ~(1 << piece)) === 0
  const trapped = core.get(TRAPPED) & ~here
  core.set(TRAPPED, isAlone && !isFriday(core, piece) ? trapped | (1 << piece) : trapped)
}

/** Asks for a swap of two free tiles; with fewer than two, nothing happens (J-EARTHQUAKE). */
function quake(core: Core, cell: Cell): boolean {
  const { land } = core.frame.ground
  let free = 0
  for (let i = 0; i < land.length && free < 2; i++) if (isSwappable(core, look(land, i), cell)) free++
  if (free < 2) return false
  core.set(ASKED, SWAP)
  core.set(FIRST, -1)
  return true
}

/** Asks for up to four closed tiles to look at (J-LIGHTHOUSE). */
function climb(core: Core, cell: Cell): boolean {
  core.set(TILES + cell, tileOf(core, cell) | USED)
  const looks = Math.min(LOOKS, core.get(CLOSED_TILES))
  if (looks === 0) return false
  core.set(ASKED, PEEK)
  core.set(LOOKED_COUNT, 0)
  core.set(LOOKS_LEFT, looks)
  return true
}
