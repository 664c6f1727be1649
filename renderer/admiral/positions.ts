import { evolve } from '../../engine/admiral/evolve.ts'
import { positionsBy } from '../host/positions.ts'
import { isAdmiralView, readEvents } from './view.ts'

/** Returns the views of a record, before the first move and after each. */
export const positionsIn = positionsBy(isAdmiralView, (view, events) => readEvents(events).reduce(evolve, view))
