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
  /** The pieces that the bear reaches on that cell. */
  readonly reaches: readonly PieceId[]
}

/** The cell where a piece comes to rest, and the pieces it hits there. */
export interface Rest {
  readonly piece: PieceId
  readonly at: Cell
  readonly strikes: readonly PieceId[]
}

/**
 * Returns the bear's step at the end of this turn after a move. Null if it stays, if this turn does not belong to the
 * player that woke it, or if the ways of the move lead it to different cells (J-ARCH). Assumes that a piece that turns
 * a tile stays there.
 *
 * @param routes every way of the move, if already known
 */
export function bearForeseen(view: JackalState, move: JackalMove, routes = routesOf(view, move)): BearStep | null {
  if (!walksAfter(view)) return null
  const [first, ...others] = restsAfter(view, move, routes).map((rest) => rest && bearStepAfter(view, rest))
  return first && others.every((other) => other?.to === first.to) ? first : null
}

/** Returns the bear's step at the end of this turn once a piece has come to rest; null if it stays. */
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

/** Returns the end of each way of a move; null if it is not known. */
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

/** Returns whether a move leaves all pieces ashore in place and ends the turn unless a decision follows. */
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

/** Ends after which the moving piece is no longer on land for the bear to sense. */
const OFF_LAND: ReadonlySet<Route['ends']> = new Set(['mauled', 'death', 'lost'])

/** Returns where the moving piece comes to rest, and the pieces it hits; null if the way ends at a fork. */
function restOf(view: JackalState, mover: PieceId, { path, ends, strikes }: Route): Rest | null {
  const last = path.at(-1)?.cell
  const piece = findPiece(view, mover)
  if (last === undefined || !piece || ends === 'fork') return null
  return { piece: mover, at: OFF_LAND.has(ends) ? teamOf(view, piece.team).ship : last, strikes }
}

/**
 * Returns the state of a piece after another came to rest: a hit piece is at its ship, but Friday stays and changes sides
 * (J-HIT).
 */
function afterRest(view: JackalState, piece: Piece, { piece: mover, at, strikes }: Rest): Piece {
  const tile = view.tiles[at]
  if (piece.id === mover) return { ...piece, at, step: tile ? entryStep(piece, tile) : 0 }
  const staysThere = piece.type === 'friday' && typeof piece.at === 'number' && hasTile(view, piece.at)
  if (!strikes.includes(piece.id) || staysThere) return piece
  return { ...piece, at: teamOf(view, piece.team).ship, step: 0 }
}

/** The foreseen steps use no luck. */
const NO_LUCK: Rng = { int: () => 0, unit: () => 0, drawn: 0 }
