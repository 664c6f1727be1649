import { LOAD_VALUES } from '../../../data/loads.ts'
import type { Cell } from '../../../types.ts'
import { type Core, firstOf, hereOf, isPreacher, kindOf, look, type PieceNumber, stepsOf, tileOf } from '../core.ts'
import { COINS, STEPS, TREASURE } from '../kinds.ts'
import {
  AMOUNT_SHIFT,
  ANYBODY,
  BOAT_IN_HAND,
  COIN,
  IN_HAND,
  MOST_STEPS,
  MOVER,
  OPEN,
  PREACHER,
  PRIZE_BIT,
  STEP,
} from '../layout.ts'
import { stepPlace } from '../loads.ts'

/** Returns the gold that a tile holds, or will hold when turned: `goldOn` of the rules. */
export function goldOn(core: Core, tile: number): number {
  const kind = kindOf(tile)
  if ((tile & OPEN) === 0) {
    const coins = stepsOf(tile) > 0 ? 0 : tile >> AMOUNT_SHIFT
    const hasPrize = (tile & PRIZE_BIT) !== 0 || look(TREASURE, kind) === 1
    return (coins || look(COINS, kind)) + (hasPrize ? LOAD_VALUES.treasure : 0)
  }
  if (stepsOf(tile) === 0) return (tile >> AMOUNT_SHIFT) + ((tile & PRIZE_BIT) !== 0 ? LOAD_VALUES.treasure : 0)
  let gold = 0
  const first = core.frame.steps + MOST_STEPS * (tile >> AMOUNT_SHIFT)
  for (let i = first; i < first + look(STEPS, kind); i++) {
    gold += (core.get(i) >> 1) + (core.get(i) & 1) * LOAD_VALUES.treasure
  }
  return gold
}

/** Returns the gold that a piece carries, or could lift where it stands; each load counts for one piece only. */
export function loadWithin(core: Core, piece: PieceNumber, at: Cell): number {
  if (core.get(MOVER) === piece && core.get(IN_HAND) !== 0) return worthOfLoad(core.get(IN_HAND))
  const tile = tileOf(core, at)
  if (tile === 0 || isPreacher(core, piece)) return 0
  const isTurntable = stepsOf(tile) > 0
  const lying = isTurntable ? core.get(stepPlace(core, tile, core.get(STEP + piece))) : 0
  const coins = isTurntable ? lying >> 1 : tile >> AMOUNT_SHIFT
  const hasPrize = isTurntable ? (lying & 1) !== 0 : (tile & PRIZE_BIT) !== 0
  if (coins === 0 && !hasPrize) return 0
  const queued = charactersBefore(core, piece, at)
  if (hasPrize && queued === 0) return LOAD_VALUES.treasure
  return coins > queued - (hasPrize ? 1 : 0) ? 1 : 0
}

function worthOfLoad(load: number): number {
  return load === COIN ? LOAD_VALUES.coin : load === BOAT_IN_HAND ? LOAD_VALUES.boat : LOAD_VALUES.treasure
}

/** Returns the number of pieces on the same cell that are listed before this one. */
function charactersBefore(core: Core, piece: PieceNumber, at: Cell): number {
  const step = core.get(STEP + piece)
  let before = 0
  const others = hereOf(core, at) & ANYBODY & ~core.get(PREACHER) & ((1 << piece) - 1)
  for (let left = others; left !== 0; left &= left - 1) if (core.get(STEP + firstOf(left)) === step) before++
  return before
}
