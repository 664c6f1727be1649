import { TILE_KINDS } from '../../../data/tiles.ts'
import type { Cell } from '../../../types.ts'
import { HOPELESS, worthOf } from '../../tileWorth.ts'
import { turnsGained } from '../../ways/turntables.ts'
import {
  type Core,
  firstOf,
  friendsOf,
  hereOf,
  isOpen,
  kindOf,
  look,
  type PieceNumber,
  stepsOf,
  tileOf,
} from '../core.ts'
import { LOADS, LOADS_EATEN, numberOfKind } from '../kinds.ts'
import { AMOUNT_SHIFT, ANYBODY, FRIDAY, OPEN, PRIZE_BIT, STEP, TRAPPED } from '../layout.ts'
import { goldOn, loadWithin } from './gold.ts'

/** The turns of each cell. */
type Field = Readonly<ArrayLike<number>> | undefined

/** The parts of a `CoreChart` that scores of moves use. */
export interface Guide {
  readonly home: readonly Field[]
  readonly errand: readonly Field[]
}

/** The worth of entering an open tile without a load, by the number of its kind. */
const APPEAL = new Int32Array(64)
for (const kind of TILE_KINDS) APPEAL[numberOfKind(kind)] = worthOf(kind).appeal

export function scoreCarry(home: Field, step: number, at: Cell, to: Cell, tile: number): number {
  if (isOpen(tile) && look(LOADS, kindOf(tile)) === LOADS_EATEN) return HOPELESS
  const gained = turnsGained(home, at, step, to)
  return gained > 0 ? 12 + 6 * Math.min(gained, 4) : -12
}

export function scoreWalk(core: Core, errand: Field, piece: PieceNumber, at: Cell, to: Cell): number {
  const tile = tileOf(core, to)
  // A penalty for leaving gold underfoot.
  const left = loadWithin(core, piece, at) > 0 ? 10 : 0
  if (!isOpen(tile)) return 9 - left
  let score = look(APPEAL, kindOf(tile)) - left + scoreMeeting(core, piece, to)
  const gold = goldOn(core, tile)
  if (gold > 0 && at !== to) score += 10 + 2 * gold
  const gained = turnsGained(errand, at, core.get(STEP + piece), to)
  return score + 2 * Math.max(-3, Math.min(3, gained)) + goldBeside(core, to)
}

function goldBeside(core: Core, cell: Cell): number {
  const { around } = core.frame.ground
  for (let i = 8 * cell; i < 8 * cell + 8; i++) {
    const next = look(around, i)
    const tile = next < 0 ? 0 : tileOf(core, next)
    if ((tile & OPEN) === 0) continue
    if ((tile & PRIZE_BIT) !== 0 || (tile >> AMOUNT_SHIFT !== 0 && stepsOf(tile) === 0)) return 4
  }
  return 0
}

/** Scores hits on enemies, and a friend freed from a trap. */
function scoreMeeting(core: Core, piece: PieceNumber, to: Cell): number {
  const others = hereOf(core, to) & ANYBODY & ~(1 << piece)
  if (others === 0) return 0
  const friends = friendsOf(core, piece)
  let score = 0
  for (let left = others; left !== 0; left &= left - 1) {
    const bit = 1 << firstOf(left)
    if ((bit & friends) !== 0) score += (core.get(TRAPPED) & bit) !== 0 ? 25 : 0
    else score += (core.get(FRIDAY) & bit) !== 0 ? 8 : 10
  }
  return score
}
