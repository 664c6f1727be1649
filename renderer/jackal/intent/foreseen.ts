import { type BearStep, bearForeseen, type Route, routesOf } from '../../../engine/jackal/foresight.ts'
import type { Cell, JackalMove, JackalState } from '../../../engine/jackal/types.ts'
import { type Choice, type Selection, targetAt } from './targets.ts'

const known = new WeakMap<JackalMove, { readonly view: JackalState; readonly routes: readonly Route[] }>()

/** Returns every way that a move of the question can go; each is computed once. */
export function routesFor(move: JackalMove, view: JackalState): readonly Route[] {
  const told = known.get(move)
  if (told?.view === view) return told.routes
  const routes = routesOf(view, move)
  known.set(move, { view, routes })
  return routes
}

/**
 * Returns the bear's step at the end of the turn after the first of some choices at one cell: it is the same with and
 * without a load (J-ARCH).
 */
export function bearAfterChoices(view: JackalState, [first]: readonly Choice[]): BearStep | null {
  return view.bear && first ? bearForeseen(view, first.move, routesFor(first.move, view)) : null
}

/** Returns the bear's step at the end of the turn after the move at a cell. */
export function bearStepAt(selection: Selection, cell: Cell | null): BearStep | null {
  const { view } = selection
  if (!view?.bear || cell === null) return null
  return bearAfterChoices(view, targetAt(selection, cell)?.moves ?? [])
}
