import { evolve } from '../../engine/sea-battle/evolve.ts'
import { positionsBy } from '../host/positions.ts'
import { isSeaBattleView, readEvents } from './view.ts'

/** Returns the views of a record, before the first move and after each. */
export const positionsIn = positionsBy(isSeaBattleView, (view, events) => readEvents(events).reduce(evolve, view))
