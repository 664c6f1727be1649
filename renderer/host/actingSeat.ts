import type { Seat } from '../../engine/kernel/game.ts'
import { useSeatedPads } from '../input/pad/seatedPads.ts'
import { useSession } from './session.ts'

/** Returns the seat at this screen that acts now: the one that the curtain calls, else the asked one; null for none. */
export const actingSeat = (): Seat | null =>
  useSeatedPads.getState().called ?? useSession.getState().standing?.asked?.seat ?? null

/** Returns the same seat, for components. */
export function useActingSeat(): Seat | null {
  const called = useSeatedPads((pads) => pads.called)
  const asked = useSession(({ standing }) => standing?.asked?.seat ?? null)
  return called ?? asked
}
