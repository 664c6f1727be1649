import type { Standing } from '../../electron/contract/ipc.ts'
import type { Seat } from '../../engine/kernel/game.ts'
import { useShownNow } from '../playback/useShownTable.ts'
import { useSession } from './session.ts'

/**
 * Returns the seat that this screen waits for: a bot, or a person on another screen; null if it is asked itself, or the
 * match is over.
 */
export function thinkerOf(standing: Standing | null): Seat | null {
  if (!standing || standing.asked) return null
  return standing.thinking ?? standing.awaiting[0] ?? null
}

/** Returns the seat that this screen waits for now; null while moves are still shown, as those may be its own. */
export function useThinker(): Seat | null {
  const busy = useShownNow((state) => state.busy)
  const thinker = useSession(({ standing }) => thinkerOf(standing))
  return busy ? null : thinker
}
