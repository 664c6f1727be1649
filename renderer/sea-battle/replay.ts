import type { Replay } from '../../electron/contract/ipc.ts'
import { evolve } from '../../engine/sea-battle/evolve.ts'
import type { SeaBattleEvent, SeaBattleState } from '../../engine/sea-battle/types.ts'
import { isSeaBattleView } from './view.ts'

/** Reads the events of a match of Sea Battle, which the host has checked. */
export function readEvents(events: readonly unknown[]): readonly SeaBattleEvent[] {
  return events as readonly SeaBattleEvent[] // the host sends only events of the open match's game
}

/** The view before the first move and after each: one more than there are moves. */
export function positionsOf({ start, steps }: Pick<Replay, 'start' | 'steps'>): readonly SeaBattleState[] {
  if (!isSeaBattleView(start)) return []
  const positions: SeaBattleState[] = [start]
  let now: SeaBattleState = start
  for (const { events } of steps) {
    now = readEvents(events).reduce(evolve, now)
    positions.push(now)
  }
  return positions
}
