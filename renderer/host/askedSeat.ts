import type { Seat } from '../../engine/kernel/game.ts'
import { useSession } from './session.ts'

/** Returns the seat that this screen is asked to decide for; null while there is none. */
export function useAskedSeat(): Seat | null {
  return useSession(({ standing }) => standing?.asked?.seat ?? null)
}
