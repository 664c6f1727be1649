import type { Cell } from '../../../types.ts'
import { HOPELESS } from '../../tileWorth.ts'
import { NO_WAY } from '../../ways/crowFlights.ts'
import { swimsTo } from '../../ways/swims.ts'
import { storeFor } from '../bottles.ts'
import {
  ACCEPT_END,
  GIVE,
  GO,
  isMarked,
  kindOfMove,
  loadOf,
  type MoveCode,
  OFFER_END,
  REVIVE,
  SAIL,
  SWEAR,
  toOf,
  USE_BOTTLE,
  whoOf,
} from '../codes.ts'
import { type Core, cellOf, hereOf, look, type PieceNumber, sideOfTeam, teamOf, tileOf, vesselSide } from '../core.ts'
import {
  ANY_VESSEL,
  BOAT_IN_HAND,
  COIN,
  GROVE_TURNS,
  IN_HAND,
  MOVER,
  RESIDENT,
  SHIP,
  STEP,
  TRAPPED,
  TURN,
} from '../layout.ts'
import { seatToMove } from '../making/turns.ts'
import { stepsToSeaFrom } from './boat.ts'
import { scoreSail } from './sailing.ts'
import { type Guide, scoreCarry, scoreWalk } from './walking.ts'

/** The score of a piece freed by a bottle, and of launching the lifeboat, in tenths of a coin. */
const UNCORKED = 5
const LAUNCHED = 14

/**
 * Returns a quick score of a legal move, without making it: about tenths of a coin. Under the grove it leads a foreign
 * team astray. It judges open tiles only, and uses nothing that its player could not see.
 */
export function scoreCode(core: Core, guide: Guide, move: MoveCode): number {
  switch (kindOfMove(move)) {
    case GO:
      return isLedAstray(core) ? -1 * scoreGo(core, guide, move) : scoreGo(core, guide, move)
    case SAIL:
      return scoreSail(core, guide, move)
    case REVIVE:
      return 15
    case SWEAR:
      return toOf(move) === 1 ? 0 : HOPELESS
    case USE_BOTTLE:
      return UNCORKED
    case GIVE:
      return scoreGift(core, toOf(move) === 0)
    case ACCEPT_END:
    case OFFER_END:
      return HOPELESS
    default:
      return 0
  }
}

/** Returns whether the team to move is hostile and led astray under the grove (J-GROVE). */
function isLedAstray(core: Core): boolean {
  if (core.get(GROVE_TURNS) === 0) return false
  const { seatOf } = core.frame
  const side = sideOfTeam(core, seatOf.indexOf(seatToMove(core)))
  return side !== sideOfTeam(core, core.get(TURN))
}

function scoreGo(core: Core, guide: Guide, move: MoveCode): number {
  const piece = whoOf(move)
  const to = toOf(move)
  const at = cellOf(core, piece)
  const load = loadOf(move) !== 0 ? loadOf(move) : core.get(MOVER) === piece ? core.get(IN_HAND) : 0
  const cost = isMarked(move) ? 3 : 0
  const tile = tileOf(core, to)
  if (tile === 0) return scoreSea(core, piece, load, at, to) - cost
  if (load === BOAT_IN_HAND) return scoreBoat(core, at, to) - cost
  const side = sideOfTeam(core, teamOf(core, piece))
  if (load !== 0)
    return scoreCarry(guide.home[side], core.get(STEP + piece), at, to, tile) * (load === COIN ? 1 : 2) - cost
  const freed = ((core.get(TRAPPED) >> piece) & 1) === 1 ? 8 : 0
  return scoreWalk(core, guide.errand[side], piece, at, to) + freed - cost
}

function scoreSea(core: Core, piece: PieceNumber, load: number, at: Cell, to: Cell): number {
  const vessel = vesselSide(core, teamOf(core, piece), hereOf(core, to))
  if (vessel < 0) return HOPELESS
  if (vessel > 0) return load !== 0 ? 60 : isSwimming(core, at) ? 12 : -6
  if (load === BOAT_IN_HAND) return LAUNCHED
  return load !== 0 ? -20 : isSwimming(core, at) ? swimHome(core, piece, at, to) : -10
}

function isSwimming(core: Core, at: Cell): boolean {
  return tileOf(core, at) === 0 && (hereOf(core, at) & ANY_VESSEL) === 0
}

function swimHome(core: Core, piece: PieceNumber, at: Cell, to: Cell): number {
  const swims = swimsTo(core.frame.board, core.get(SHIP + teamOf(core, piece)))
  return 3 * ((swims[at] ?? NO_WAY) - (swims[to] ?? NO_WAY))
}

/** Scores a step with the lifeboat: toward the sea is better. */
function scoreBoat({ frame }: Core, at: Cell, to: Cell): number {
  return 4 * (stepsToSeaFrom(frame.board, at) - stepsToSeaFrom(frame.board, to)) - 1
}

function scoreGift(core: Core, toFriday: boolean): number {
  const resident = core.get(RESIDENT + (toFriday ? 2 : 1))
  if (resident < 0 || storeFor(core, core.get(TURN)) < 0) return -1
  const { sideOf } = core.frame
  const ours = look(sideOf, teamOf(core, resident)) === look(sideOf, core.get(TURN))
  return toFriday ? (ours ? -10 : 6) : ours ? 6 : -8
}
