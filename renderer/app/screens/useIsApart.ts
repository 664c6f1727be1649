import type { Room } from '../../../electron/contract/screens.ts'
import { useSecondsLeft } from './useSecondsLeft.ts'

/** The time in which other devices usually connect, in milliseconds. */
const USUAL = 60_000

/**
 * Returns whether no screen has reached the table over the network for so long that the network may isolate its
 * devices.
 */
export function useIsApart(room: Pick<Room, 'reach' | 'reached' | 'since'> | null): boolean {
  const isAwaited = room?.reach.kind === 'network' && !room.reached
  const left = useSecondsLeft(isAwaited ? room.since + USUAL : 0)
  return isAwaited && left === 0
}
