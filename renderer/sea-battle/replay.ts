import { evolve } from '../../engine/sea-battle/evolve.ts'
import { positionsBy } from '../host/positions.ts'
import { isSeaBattleView, readEvents } from './view.ts'

/** The view before the first move of a recording and after each: one more than there are moves. */
export const positionsOf = positionsBy(isSeaBattleView, (view, events) => readEvents(events).reduce(evolve, view))
