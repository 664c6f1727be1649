import type { Standing } from '../../electron/contract/ipc.ts'
import type { Seat } from '../../engine/kernel/game.ts'
import { useSession } from './session.ts'

/** Whom this screen waits for: a bot, or a person on another screen; null if it is asked itself, or the match is over. */
export function thinkerOf(standing: Standing | null): Seat | null {
  if (!standing || standing.asked) return null
  return standing.thinking ?? standing.awaiting[0] ?? null
}

/** Whom this screen waits for now. */
export const useThinker = (): Seat | null => useSession(({ standing }) => thinkerOf(standing))
