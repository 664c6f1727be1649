import { barrierAt, choiceBarrier, fightBarrier, strikeBarrier, vesselSide } from '../barriers.ts'
import { neighboursOf } from '../geometry/terrain.ts'
import { boatBeside, stepsFromBoat } from '../ships/lifeboat.ts'
import { loadsAt } from '../tileFolds.ts'
import { canFlyFrom, destinationsOf } from '../tiles/airplane.ts'
import type { Cell, JackalRefusal, JackalState, Load, Manner, Piece, StepCause, Tile } from '../types.ts'
import { boatAt, hasTile, isHeldBySteps, isPreacher, landingsOf, shipAt, vesselAt } from '../world.ts'

/** The footing of a piece at the start of its move, which decides where it may set out for. */
export type Footing = 'aboard' | 'swimming' | 'turntable' | 'airplane' | 'ground'

export function footingOf(state: JackalState, piece: Piece, at: Cell): Footing {
  const tile = state.tiles[at]
  if (!tile) return vesselAt(state, at) ? 'aboard' : 'swimming'
  if (isHeldBySteps(piece, tile)) return 'turntable'
  return canFlyFrom(tile) ? 'airplane' : 'ground'
}

/** Returns the cells to try for a piece's first step; a bottle lets it walk off a turntable from any step. */
export function firstSteps(state: JackalState, at: Cell, footing: Footing, bottle: boolean): readonly Cell[] {
  switch (footing) {
    case 'aboard': {
      const ship = shipAt(state, at)
      if (ship) return state.lifeboat ? [...landingsOf(state, ship), ...boatBeside(state, at)] : landingsOf(state, ship)
      const boat = boatAt(state, at)
      return boat ? stepsFromBoat(state, boat) : []
    }
    case 'turntable':
      return bottle ? neighboursOf(state.board, at) : [at]
    case 'airplane':
      return destinationsOf(state.board, at)
    default:
      return neighboursOf(state.board, at)
  }
}

/** Returns why a piece may not set out for a cell next to it (or a flight's target); null when it may. */
export function setOutBarrier(
  state: JackalState,
  piece: Piece,
  load: Load | null,
  at: Cell,
  to: Cell,
): JackalRefusal | null {
  if (!hasTile(state, to)) return seaBarrier(state, piece, load, at, to)
  if (!hasTile(state, at) && vesselAt(state, at) === null) return 'no-landing-from-water'
  if (to === at) return stepBarrier(state, piece, load, at)
  if (state.bear?.at === to) return 'bear-there'
  return choiceBarrier(state, piece, load, to)
}

function seaBarrier(state: JackalState, piece: Piece, load: Load | null, at: Cell, to: Cell): JackalRefusal | null {
  const vessel = vesselSide(state, piece, to)
  if (vessel === 'enemy') return load === null ? null : 'enemy-ship-with-load'
  if (vessel === 'friendly') return load === 'boat' ? 'no-boat-aboard' : null
  if (hasTile(state, at)) return load === 'boat' ? barrierAt(state, piece, load, to) : 'no-jumping-into-the-sea'
  return choiceBarrier(state, piece, load, to)
}

/** Returns why a piece may not take the next step along a turntable; null when it may. */
function stepBarrier(state: JackalState, piece: Piece, load: Load | null, at: Cell): JackalRefusal | null {
  const next = piece.step + 1
  return fightBarrier(state, piece, load, at, next) ?? strikeBarrier(state, piece, at, next)
}

/** Returns how the first step to a cell is made. */
export function firstStepTo(
  state: JackalState,
  at: Cell,
  to: Cell,
  footing: Footing,
): { readonly cause: StepCause; readonly manner: Manner } {
  if (!hasTile(state, to)) return { cause: causeAtSea(state, at, to), manner: 'straight' }
  if (footing === 'aboard') return { cause: 'land', manner: 'straight' }
  if (to === at) return { cause: 'turntable', manner: 'straight' }
  return footing === 'airplane' ? { cause: 'flight', manner: 'flight' } : { cause: 'walk', manner: 'straight' }
}

function causeAtSea(state: JackalState, at: Cell, to: Cell): StepCause {
  if (vesselAt(state, to) !== null) return 'board'
  return hasTile(state, at) ? 'launch' : 'swim'
}

/** Returns the loads that the piece could pick up where it stands (J-GOLD, J-BOAT). */
export function loadsWithin(state: JackalState, piece: Piece, at: Cell): readonly Load[] {
  const tile = state.tiles[at]
  if (!tile || isPreacher(piece)) return NONE
  const gold = goldWithin(tile, piece)
  const { lifeboat } = state
  if (lifeboat === null) return gold
  return lifeboat.at === at && !lifeboat.afloat && lifeboat.step === piece.step ? [...gold, 'boat'] : gold
}

function goldWithin(tile: Tile, piece: Piece): readonly Load[] {
  const { coins, treasure } = loadsAt(tile, piece.step)
  if (coins > 0) return treasure ? BOTH : COIN
  return treasure ? TREASURE : NONE
}

const NONE: readonly Load[] = []
const COIN: readonly Load[] = ['coin']
const TREASURE: readonly Load[] = ['treasure']
const BOTH: readonly Load[] = ['coin', 'treasure']
