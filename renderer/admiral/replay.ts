import type { Replay } from '../../electron/contract/ipc.ts'
import { evolve } from '../../engine/admiral/evolve.ts'
import type { AdmiralState } from '../../engine/admiral/types.ts'
import { isAdmiralView, readEvents } from './view.ts'

/** The view before the first move and after each: one more than there are moves. */
export function positionsOf({ start, steps }: Pick<Replay, 'start' | 'steps'>): readonly AdmiralState[] {
  if (!isAdmiralView(start)) return []
  const positions: AdmiralState[] = [start]
  let now: AdmiralState = start
  for (const { events } of steps) {
    now = readEvents(events).reduce(evolve, now)
    positions.push(now)
  }
  return positions
}
