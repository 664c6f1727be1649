import { bearStepAfter, type Route } from '../../../engine/jackal/foresight.ts'
import type { Cell, JackalMove, JackalState, PieceId } from '../../../engine/jackal/types.ts'
import { routesFor } from './foreseen.ts'
import { type Choice, placeOf, type Selection, targetAt } from './targets.ts'

/** A step of the bear (J-ARCH). */
export interface BearStep {
  readonly from: Cell
  readonly to: Cell
  /** Whom it reaches there. */
  readonly reaches: readonly PieceId[]
}

/**
 * Where the bear goes at the end of the turn once the move at a cell is made; null where it stays, moves in another
 * player's turn, or where the ways of the move lead it apart. Whoever turns a tile is taken to stay there.
 */
export function bearStepAt(selection: Selection, cell: Cell | null): BearStep | null {
  const { view } = selection
  if (!view?.bear || cell === null) return null
  return bearAfterChoices(view, targetAt(selection, cell)?.moves ?? [])
}

/** Where the bear goes after the first of some choices at one cell: with a load or without, it goes the same way. */
export function bearAfterChoices(view: JackalState, [first]: readonly Choice[]): BearStep | null {
  return view.bear && first ? bearAfter(view, first.move) : null
}

function bearAfter(view: JackalState, move: JackalMove): BearStep | null {
  const [first, ...others] = stepsAfter(view, move)
  return first && others.every((other) => other?.to === first.to) ? first : null
}

function stepsAfter(view: JackalState, move: JackalMove): readonly (BearStep | null)[] {
  if (move.kind === 'go') return routesFor(move, view).map((route) => afterRoute(view, move.piece, route))
  if (move.kind === 'uncork') return [afterStay(view, move.piece)]
  return move.kind === 'sail' ? [afterStay(view, view.pieces.find(({ at }) => typeof at === 'number')?.id ?? null)] : []
}

/** Ends after which the mover is no longer on land for the bear to sense. */
const OFF_LAND: ReadonlySet<Route['ends']> = new Set(['mauled', 'death', 'gone', 'lost'])

/** At a fork nobody knows where the mover comes to rest. */
function afterRoute(view: JackalState, mover: PieceId, { path, ends, strikes }: Route): BearStep | null {
  const last = path.at(-1)?.cell
  if (last === undefined || ends === 'fork') return null
  const beaten = {
    ...view,
    pieces: view.pieces.map((piece) => (strikes.includes(piece.id) ? sentHome(view, piece) : piece)),
  }
  const rests = OFF_LAND.has(ends) ? shipOf(view, mover) : last
  return rests === null ? null : stepOf(beaten, mover, rests)
}

/** Nobody on land changes his place. */
function afterStay(view: JackalState, someone: PieceId | null): BearStep | null {
  const at = someone === null ? null : placeOf(someone, view)
  return someone === null || at === null ? null : stepOf(view, someone, at)
}

function stepOf(view: JackalState, mover: PieceId, rests: Cell): BearStep | null {
  const to = bearStepAfter(view, mover, rests)
  if (to === null || !view.bear) return null
  const standing = view.pieces.filter(({ id, at, lost }) => (id === mover ? rests : at) === to && lost === null)
  return { from: view.bear.at, to, reaches: standing.map(({ id }) => id) }
}

function sentHome(view: JackalState, piece: JackalState['pieces'][number]): typeof piece {
  return { ...piece, at: shipOf(view, piece.id) ?? piece.at, step: 0 }
}

function shipOf({ pieces, teams }: JackalState, id: PieceId): Cell | null {
  const team = pieces.find((piece) => piece.id === id)?.team
  return teams.find((one) => one.id === team)?.ship ?? null
}
