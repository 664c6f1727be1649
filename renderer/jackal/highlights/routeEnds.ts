import type { Route } from '../../../engine/jackal/foresight.ts'
import type { DecalName } from './pictures.ts'

/** What a route's end is marked with. */
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

/** Ends that need a mark only where the move goes on from the cell that is pointed at. */
const PLAIN: readonly Route['ends'][] = ['rest', 'sea', 'launch', 'ship']

/** Returns the mark at the end of a route; null where it ends plainly at the very cell that is pointed at. */
export function endMark({ path, ends }: Route): DecalName | null {
  return path.length === 1 && PLAIN.includes(ends) ? null : ENDS[ends]
}
