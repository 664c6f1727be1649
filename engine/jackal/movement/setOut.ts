import { isLand, LAND, neighboursOf } from '../cells.ts'
import { loadsAt } from '../tileFolds.ts'
import type { Cell, JackalRefusal, JackalState, Load, Manner, Piece, StepCause } from '../types.ts'
import { isHeldBySteps, isPreacher, landingOf, shipAt, tileAt } from '../world.ts'
import { barrierAt, fightBarrier, shipSide, strikeBarrier } from './barriers.ts'

/** How a piece stands at the start of its move, which decides where it may set out for. */
export type Footing = 'aboard' | 'swimming' | 'turntable' | 'airplane' | 'ground'

export function footingOf(state: JackalState, piece: Piece, at: Cell): Footing {
  if (!isLand(at)) return shipAt(state, at) ? 'aboard' : 'swimming'
  const tile = tileAt(state, at)
  if (isHeldBySteps(piece, tile)) return 'turntable'
  return tile.kind === 'airplane' && !tile.used ? 'airplane' : 'ground'
}

/** Cells to try for a piece's first step; a bottle lets it walk off a turntable from any step. */
export function firstSteps(state: JackalState, at: Cell, footing: Footing, bottle: boolean): readonly Cell[] {
  switch (footing) {
    case 'aboard': {
      const ship = shipAt(state, at)
      return ship ? [landingOf(ship)] : []
    }
    case 'turntable':
      return bottle ? neighboursOf(at) : [at]
    case 'airplane':
      return [...LAND.filter((to) => to !== at), ...neighboursOf(at).filter((to) => !isLand(to))]
    default:
      return neighboursOf(at)
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
  if (!isLand(to)) return seaBarrier(state, piece, load, at, to)
  if (!isLand(at) && !shipAt(state, at)) return 'no-landing-from-water'
  if (to === at) return stepBarrier(state, piece, load, at)
  return barrierAt(state, piece, load, to) ?? strikeBarrier(state, piece, to)
}

function seaBarrier(state: JackalState, piece: Piece, load: Load | null, at: Cell, to: Cell): JackalRefusal | null {
  const ship = shipSide(state, piece, to)
  if (ship === 'enemy') return load === null ? null : 'enemy-ship-with-load'
  if (ship === 'friendly') return null
  if (isLand(at)) return 'no-jumping-into-the-sea'
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
  if (!isLand(to)) return { cause: shipAt(state, to) ? 'board' : 'swim', manner: 'straight' }
  if (footing === 'aboard') return { cause: 'land', manner: 'straight' }
  if (to === at) return { cause: 'turntable', manner: 'straight' }
  return footing === 'airplane' ? { cause: 'flight', manner: 'flight' } : { cause: 'walk', manner: 'straight' }
}

/** Loads that the piece could pick up where it stands (J-GOLD). */
export function loadsWithin(state: JackalState, piece: Piece, at: Cell): readonly Load[] {
  if (!isLand(at) || isPreacher(piece)) return NONE
  const { coins, treasure } = loadsAt(tileAt(state, at), piece.step)
  if (coins > 0) return treasure ? BOTH : COIN
  return treasure ? TREASURE : NONE
}

const NONE: readonly Load[] = []
const COIN: readonly Load[] = ['coin']
const TREASURE: readonly Load[] = ['treasure']
const BOTH: readonly Load[] = ['coin', 'treasure']
