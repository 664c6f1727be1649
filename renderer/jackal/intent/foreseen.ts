import { type Route, routesOf } from '../../../engine/jackal/foresight.ts'
import type { JackalMove, JackalState } from '../../../engine/jackal/types.ts'

const known = new WeakMap<JackalMove, { readonly view: JackalState; readonly routes: readonly Route[] }>()

/** Every way that a move of the question can go; each is foretold once. */
export function routesFor(move: JackalMove, view: JackalState): readonly Route[] {
  const told = known.get(move)
  if (told?.view === view) return told.routes
  const routes = routesOf(view, move)
  known.set(move, { view, routes })
  return routes
}
