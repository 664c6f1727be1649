import { storeFor } from '../bottles.ts'
import {
  ACCEPT_END,
  EXCHANGE,
  GIVE,
  GO,
  isMarked,
  kindOfMove,
  LAY_BACK,
  LOOK_AT,
  loadOf,
  type MoveCode,
  OFFER_END,
  PLACE,
  REVIVE,
  SAIL,
  SWEAR,
  toOf,
  USE_BOTTLE,
  whoOf,
} from '../codes.ts'
import { type Core, cellOf, type PieceNumber, put, stepsOf, teamOf, tileOf } from '../core.ts'
import { canFlyFrom, isHeldBySteps } from '../footing.ts'
import {
  ACTED,
  ARRIVAL,
  ASKED,
  BOTTLE_STORE,
  FLIGHT,
  MOVER,
  ONWARD,
  STEP,
  STRAIGHT,
  TILES,
  TRAPPED,
  UNCORK,
  USED,
} from '../layout.ts'
import { deadComrade } from '../listing/revival.ts'
import { acceptEnd, decline, exchange, give, layBack, lookAt, offerEnd, swear } from './answers.ts'
import { beginChain } from './chain.ts'
import { lift } from './loads.ts'
import { strikeFoes } from './people.ts'
import { placeShip, row, sail } from './ships.ts'
import { advanceOnTurntable, followOnward, stepOnto } from './travel.ts'
import { closeTurn, endMove } from './turns.ts'

/** Makes a legal move, with all its automatic effects. */
export function makeMove(core: Core, move: MoveCode): void {
  const who = whoOf(move)
  const to = toOf(move)
  switch (kindOfMove(move)) {
    case GO:
      return go(core, move)
    case SAIL:
      return isMarked(move) ? row(core, to) : sail(core, who, to)
    case REVIVE:
      return revive(core, who)
    case LOOK_AT:
      return lookAt(core, to)
    case LAY_BACK:
      return layBack(core, to)
    case EXCHANGE:
      return exchange(core, to)
    case SWEAR:
      return swear(core, to === 1)
    case GIVE:
      return give(core, to === 0)
    case PLACE:
      return placeShip(core, who, to)
    case USE_BOTTLE:
      return uncork(core, who)
    case OFFER_END:
      return offerEnd(core)
    case ACCEPT_END:
      return acceptEnd(core)
    default:
      return decline(core)
  }
}

function go(core: Core, move: MoveCode): void {
  const asked = core.get(ASKED)
  if (asked === ONWARD) return followOnward(core, core.get(MOVER), toOf(move))
  if (asked === ARRIVAL) return flyOn(core, core.get(MOVER), toOf(move))
  setOut(core, move)
}

function setOut(core: Core, move: MoveCode): void {
  const piece = whoOf(move)
  const to = toOf(move)
  const at = cellOf(core, piece)
  if (isMarked(move)) spendBottle(core, piece)
  beginChain(core, piece)
  const load = loadOf(move)
  if (load !== 0) lift(core, piece, load)
  if (to === at) return advanceOnTurntable(core, piece, at)
  const tile = tileOf(core, at)
  if (tile === 0 || !canFlyFrom(tile)) return stepOnto(core, piece, to, STRAIGHT)
  core.set(TILES + at, tile | USED)
  stepOnto(core, piece, to, tileOf(core, to) === 0 ? STRAIGHT : FLIGHT)
}

function flyOn(core: Core, piece: PieceNumber, to: number): void {
  const at = TILES + cellOf(core, piece)
  core.set(at, core.get(at) | USED)
  stepOnto(core, piece, to, FLIGHT)
}

/** Spends a bottle, so that a piece can walk straight out of a trap or off a turntable (J-BOTTLE). */
function spendBottle(core: Core, piece: PieceNumber): void {
  core.add(BOTTLE_STORE + storeFor(core, teamOf(core, piece)), -1)
  core.set(TRAPPED, core.get(TRAPPED) & ~(1 << piece))
}

/**
 * Spends a bottle after the move, or in its place: frees a piece from a trap, or moves it to the last step of a
 * turntable (J-ARCH).
 */
function uncork(core: Core, piece: PieceNumber): void {
  const acted = core.get(ASKED) === UNCORK ? core.get(ACTED) : -1
  spendBottle(core, piece)
  const at = cellOf(core, piece)
  const tile = tileOf(core, at)
  if (isHeldBySteps(core, piece, tile)) {
    core.set(STEP + piece, stepsOf(tile))
    strikeFoes(core, piece, at)
  }
  closeTurn(core, acted)
}

/** Revives a comrade in the aborigine's fort (J-ABORIGINE). */
function revive(core: Core, caller: PieceNumber): void {
  put(core, deadComrade(core, caller), cellOf(core, caller))
  endMove(core, -1)
}
