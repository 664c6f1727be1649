import type { Route } from '../../../engine/jackal/foresight.ts'
import type { DecalName } from './pictures.ts'

/** The mark for each kind of end of a route. */
const ENDS: Readonly<Record<Route['ends'], DecalName>> = {
  rest: 'goal',
  sea: 'waves',
  launch: 'waves',
  ship: 'goal',
  held: 'pit',
  lost: 'question',
  unknown: 'question',
  fork: 'question',
  mauled: 'paw',
  death: 'skull',
  gone: 'skull',
}

/** Ends that need a mark only if the move goes on from the cell under the pointer. */
const PLAIN: readonly Route['ends'][] = ['rest', 'sea', 'launch', 'ship']

/** Returns the mark at the end of a route; null if it ends plainly at the cell under the pointer. */
export function endMark({ path, ends }: Route): DecalName | null {
  return path.length === 1 && PLAIN.includes(ends) ? null : ENDS[ends]
}
