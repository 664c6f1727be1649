import { evolve } from '../../engine/jackal/evolve.ts'
import { positionsBy } from '../host/positions.ts'
import { isJackalView, readEvents } from './view.ts'

/** Returns the views of a record, before the first move and after each. */
export const positionsIn = positionsBy(isJackalView, (view, events) => readEvents(events).reduce(evolve, view))
