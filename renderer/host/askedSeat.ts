import type { Seat } from '../../engine/kernel/game.ts'
import { useSession } from './session.ts'

/** The seat that this screen is asked to decide for; null while it is not. */
export function useAskedSeat(): Seat | null {
  return useSession(({ standing }) => standing?.asked?.seat ?? null)
}
