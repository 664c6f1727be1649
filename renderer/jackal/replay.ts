import { evolve } from '../../engine/jackal/evolve.ts'
import { positionsBy } from '../host/positions.ts'
import { isJackalView, readEvents } from './view.ts'

/** The view before the first move of a recording and after each: one more than there are moves. */
export const positionsOf = positionsBy(isJackalView, (view, events) => readEvents(events).reduce(evolve, view))
