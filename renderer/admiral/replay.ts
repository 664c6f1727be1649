import { evolve } from '../../engine/admiral/evolve.ts'
import { positionsBy } from '../host/positions.ts'
import { isAdmiralView, readEvents } from './view.ts'

/** The view before the first move of a recording and after each: one more than there are moves. */
export const positionsOf = positionsBy(isAdmiralView, (view, events) => readEvents(events).reduce(evolve, view))
