import { neighboursOf } from '../geometry/terrain.ts'
import { loadsAt } from '../tileFolds.ts'
import { canFlyFrom, destinationsOf } from '../tiles/airplane.ts'
import type { Cell, JackalRefusal, JackalState, Load, Manner, Piece, StepCause } from '../types.ts'
import { hasTile, isHeldBySteps, isPreacher, landingOf, shipAt } from '../world.ts'
import { barrierAt, fightBarrier, shipSide, strikeBarrier } from './barriers.ts'

/** How a piece stands at the start of its move, which decides where it may set out for. */
export type Footing = 'aboard' | 'swimming' | 'turntable' | 'airplane' | 'ground'

export function footingOf(state: JackalState, piece: Piece, at: Cell): Footing {
  const tile = state.tiles[at]
  if (!tile) return shipAt(state, at) ? 'aboard' : 'swimming'
  if (isHeldBySteps(piece, tile)) return 'turntable'
  return canFlyFrom(tile) ? 'airplane' : 'ground'
}

/** Cells to try for a piece's first step; a bottle lets it walk off a turntable from any step. */
export function firstSteps(state: JackalState, at: Cell, footing: Footing, bottle: boolean): readonly Cell[] {
  switch (footing) {
    case 'aboard': {
      const ship = shipAt(state, at)
      return ship ? [landingOf(state.board, ship)] : []
    }
    case 'turntable':
      return bottle ? neighboursOf(state.board, at) : [at]
    case 'airplane':
      return destinationsOf(state.board, at)
    default:
      return neighboursOf(state.board, at)
  }
}

/** Why a piece may not set out for a cell next to it (or flown to); null when it may. */
export function setOutBarrier(
  state: JackalState,
  piece: Piece,
  load: Load | null,
  at: Cell,
  to: Cell,
): JackalRefusal | null {
  if (!hasTile(state, to)) return seaBarrier(state, piece, load, at, to)
  if (!hasTile(state, at) && !shipAt(state, at)) return 'no-landing-from-water'
  if (to === at) return stepBarrier(state, piece, load, at)
  return barrierAt(state, piece, load, to) ?? strikeBarrier(state, piece, to)
}

function seaBarrier(state: JackalState, piece: Piece, load: Load | null, at: Cell, to: Cell): JackalRefusal | null {
  const ship = shipSide(state, piece, to)
  if (ship === 'enemy') return load === null ? null : 'enemy-ship-with-load'
  if (ship === 'friendly') return null
  if (hasTile(state, at)) return 'no-jumping-into-the-sea'
  return barrierAt(state, piece, load, to) ?? strikeBarrier(state, piece, to)
}

/** Going one step on along a turntable. */
function stepBarrier(state: JackalState, piece: Piece, load: Load | null, at: Cell): JackalRefusal | null {
  const next = piece.step + 1
  return fightBarrier(state, piece, load, at, next) ?? strikeBarrier(state, piece, at, next)
}

/** How the first step to a cell is made. */
export function firstStepTo(
  state: JackalState,
  at: Cell,
  to: Cell,
  footing: Footing,
): { readonly cause: StepCause; readonly manner: Manner } {
  if (!hasTile(state, to)) return { cause: shipAt(state, to) ? 'board' : 'swim', manner: 'straight' }
  if (footing === 'aboard') return { cause: 'land', manner: 'straight' }
  if (to === at) return { cause: 'turntable', manner: 'straight' }
  return footing === 'airplane' ? { cause: 'flight', manner: 'flight' } : { cause: 'walk', manner: 'straight' }
}

/** Loads that the piece could pick up where it stands (J-GOLD). */
export function loadsWithin(state: JackalState, piece: Piece, at: Cell): readonly Load[] {
  const tile = state.tiles[at]
  if (!tile || isPreacher(piece)) return NONE
  const { coins, treasure } = loadsAt(tile, piece.step)
  if (coins > 0) return treasure ? BOTH : COIN
  return treasure ? TREASURE : NONE
}

const NONE: readonly Load[] = []
const COIN: readonly Load[] = ['coin']
const TREASURE: readonly Load[] = ['treasure']
const BOTH: readonly Load[] = ['coin', 'treasure']
