import { settle } from '../../kernel/play.ts'
import type { Rng } from '../../kernel/rng.ts'
import { bearStep } from '../bear/step.ts'
import { evolve } from '../evolve.ts'
import { partMeeting } from '../people/meeting.ts'
import { releaseGuarded } from '../tiles/cave.ts'
import type { Cell, JackalMove, JackalShape, JackalState, Piece, PieceId } from '../types.ts'
import { entryStep, findPiece, hasTile, piecesAt, teamOf } from '../world.ts'
import { type Route, routesOf } from './routes.ts'
import { strikesOfUncorking } from './uncorking.ts'

/** A step of the bear (J-ARCH). */
export interface BearStep {
  readonly from: Cell
  readonly to: Cell
  /** Whom it reaches there. */
  readonly reaches: readonly PieceId[]
}

/** Where a piece has come to rest, and whom it hit there. */
export interface Rest {
  readonly piece: PieceId
  readonly at: Cell
  readonly strikes: readonly PieceId[]
}

/**
 * Where the bear steps at the end of this turn once a move is made; null where it stays, where this turn is not one of the
 * player who woke it, or where the ways of the move lead it apart (J-ARCH). Whoever turns a tile is taken to stay there.
 *
 * @param routes every way of the move, where they are known
 */
export function bearForeseen(view: JackalState, move: JackalMove, routes = routesOf(view, move)): BearStep | null {
  if (!walksAfter(view)) return null
  const [first, ...others] = restsAfter(view, move, routes).map((rest) => rest && bearStepAfter(view, rest))
  return first && others.every((other) => other?.to === first.to) ? first : null
}

/** Where the bear steps at the end of this turn once a piece has come to rest; null where it stays. */
export function bearStepAfter(view: JackalState, rest: Rest): BearStep | null {
  const { bear } = view
  if (!bear || !walksAfter(view)) return null
  const pieces = view.pieces.map((piece) => afterRest(view, piece, rest))
  const state = settle<JackalShape>({ evolve }, { ...view, pieces }, NO_LUCK, (turn) => {
    releaseGuarded(turn)
    partMeeting(turn)
  })
  const to = bearStep(state)
  return to === null ? null : { from: bear.at, to, reaches: piecesAt(state, to).map(({ id }) => id) }
}

function walksAfter(view: JackalState): boolean {
  const { bear } = view
  return bear !== null && !bear.fresh && teamOf(view, view.turn).seat === bear.wokenBy
}

/** Where each way of a move comes to its end; null where that is not known. */
function restsAfter(view: JackalState, move: JackalMove, routes: readonly Route[]): readonly (Rest | null)[] {
  if (move.kind === 'go') return routes.map((route) => restOf(view, move.piece, route))
  if (move.kind === 'uncork') return stayOf(view, move.piece, strikesOfUncorking(view, move.piece))
  const somebody = view.pieces.find(({ at }) => typeof at === 'number')?.id
  return somebody && leavesAllInPlace(view, move) ? stayOf(view, somebody, []) : []
}

function stayOf(view: JackalState, piece: PieceId, strikes: readonly PieceId[]): readonly Rest[] {
  const at = findPiece(view, piece)?.at
  return typeof at === 'number' ? [{ piece, at, strikes }] : []
}

/** True for moves after which everybody ashore stands where he stood, and the turn ends unless more is asked. */
function leavesAllInPlace({ decision }: JackalState, move: JackalMove): boolean {
  switch (move.kind) {
    case 'sail':
    case 'revive':
    case 'arrange':
      return true
    case 'swap':
      return decision?.kind === 'swap' && decision.first !== null
    case 'swear':
      return move.loud
    case 'decline':
      return decision?.kind === 'arrival' || decision?.kind === 'uncork'
    default:
      return false
  }
}

/** Ends after which the mover is no longer on land for the bear to sense. */
const OFF_LAND: ReadonlySet<Route['ends']> = new Set(['mauled', 'death', 'lost'])

/** At a fork nobody knows where the mover comes to rest. */
function restOf(view: JackalState, mover: PieceId, { path, ends, strikes }: Route): Rest | null {
  const last = path.at(-1)?.cell
  const piece = findPiece(view, mover)
  if (last === undefined || !piece || ends === 'fork') return null
  return { piece: mover, at: OFF_LAND.has(ends) ? teamOf(view, piece.team).ship : last, strikes }
}

/** A piece once another has come to rest: whom it hit is at his ship, but Friday stays and changes sides (J-HIT). */
function afterRest(view: JackalState, piece: Piece, { piece: mover, at, strikes }: Rest): Piece {
  const tile = view.tiles[at]
  if (piece.id === mover) return { ...piece, at, step: tile ? entryStep(piece, tile) : 0 }
  const staysThere = piece.type === 'friday' && typeof piece.at === 'number' && hasTile(view, piece.at)
  if (!strikes.includes(piece.id) || staysThere) return piece
  return { ...piece, at: teamOf(view, piece.team).ship, step: 0 }
}

/** What is foreseen here takes no luck. */
const NO_LUCK: Rng = { int: () => 0, unit: () => 0, drawn: 0 }
