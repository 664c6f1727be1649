import type { Cell } from '../../../types.ts'
import { NO_WAY } from '../../ways/crowFlights.ts'
import { swimsTo } from '../../ways/swims.ts'
import { turnsFrom } from '../../ways/turntables.ts'
import {
  type Core,
  cellOf,
  firstOf,
  hereOf,
  isFriday,
  isPreacher,
  look,
  type PieceNumber,
  sideOfTeam,
  type TeamNumber,
  teamOf,
  tileOf,
} from '../core.ts'
import {
  ANY_SHIP,
  ANY_VESSEL,
  BOAT_SIDES,
  BOTTLE_STORE,
  DRUNK,
  LOST,
  SHIP,
  SHIP_SHIFT,
  STEP,
  TRAPPED,
} from '../layout.ts'
import type { CoreChart } from './chart.ts'
import { loadWithin } from './gold.ts'
import type { Turns } from './spread.ts'
import { landingOf } from './wanted.ts'
import { patience, WORTH } from './worth.ts'

/** The turns that count for a piece in a boat without a landing, whatever its errand. */
const OFF_SHORE = 8

/**
 * Returns the part of a piece's worth that depends on its state and place.
 *
 * @param held the worth of the load that it stands by
 */
export function worthOfPiece(core: Core, piece: PieceNumber, chart: CoreChart, held: number): number {
  const bit = 1 << piece
  if ((core.get(LOST) & bit) !== 0) return 0
  const worth = isFriday(core, piece) ? WORTH.friday : isPreacher(core, piece) ? WORTH.preacher : 0
  if ((core.get(TRAPPED) & bit) !== 0) {
    const hasBottle = core.get(BOTTLE_STORE + teamOf(core, piece)) > 0
    return worth + (hasBottle ? WORTH.trappedWithBottle : WORTH.trapped)
  }
  return worth + prospects(core, piece, chart, held) + ((core.get(DRUNK) & bit) !== 0 ? WORTH.drunk : 0)
}

/** Returns the worth of the prospects of a piece that is free to move, from its cell. */
function prospects(core: Core, piece: PieceNumber, chart: CoreChart, held: number): number {
  const at = cellOf(core, piece)
  if (at < 0) return 0
  const side = sideOfTeam(core, teamOf(core, piece))
  const errand = chart.errand[side]
  if (tileOf(core, at) !== 0) {
    const step = core.get(STEP + piece)
    const load = loadWithin(core, piece, at)
    const atHand = load === 0 ? 0 : held * load * patience(turnsFrom(chart.home[side], at, step))
    return Math.max(atHand, WORTH.errand * patience(turnsFrom(errand, at, step)))
  }
  const here = hereOf(core, at)
  if ((here & ANY_SHIP) !== 0) {
    return WORTH.errand * patience(turnsAboard(core, firstOf((here & ANY_SHIP) >> SHIP_SHIFT), at, errand))
  }
  if ((here & ANY_VESSEL) === 0) return afloat(core, piece, at)
  return WORTH.errand * patience(1 + turnsFromBoat(core, at, errand))
}

/**
 * Returns the turns to the errand for a piece aboard: ashore straight ahead, or wherever the ship may take it (J-ARCH).
 */
function turnsAboard(core: Core, ship: TeamNumber, at: Cell, errand: Turns | undefined): number {
  if (core.frame.roams) return errand?.[at] ?? 0
  return 1 + (errand?.[landingOf(core, ship, at)] ?? 0)
}

/** Returns the turns to the next errand for a piece in the boat, once ashore. */
function turnsFromBoat(core: Core, at: Cell, errand: Turns | undefined): number {
  const { ahead, around, cells, ground } = core.frame.ground
  let turns = Number.POSITIVE_INFINITY
  const sides = core.get(BOAT_SIDES)
  if (sides !== 0 && !core.frame.roams) {
    for (let left = sides; left !== 0; left &= left - 1) {
      const to = look(ahead, firstOf(left) * cells + at)
      if (to >= 0 && look(ground, to) === 1) turns = Math.min(turns, errand?.[to] ?? 0)
    }
  } else {
    for (let i = 8 * at; i < 8 * at + 8; i++) {
      const to = look(around, i)
      if (to >= 0 && look(ground, to) !== 0) turns = Math.min(turns, errand?.[to] ?? 0)
    }
  }
  return turns === Number.POSITIVE_INFINITY ? OFF_SHORE : turns
}

/** Returns the worth of a swimmer; the nearer to its ship the better. */
function afloat(core: Core, piece: PieceNumber, at: Cell): number {
  const swims = swimsTo(core.frame.board, core.get(SHIP + teamOf(core, piece)))
  return WORTH.swimming + WORTH.rescue * patience(swims[at] ?? NO_WAY)
}
