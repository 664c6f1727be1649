import type { Updates } from '../updates/updates.ts'
import type { Handlers } from './answer.ts'

type UpdateHandlers = Pick<Handlers, Extract<keyof Handlers, `updates:${string}`>>

/** Newer programs. `close` finishes what is being written before this one ends. */
export function updateHandlers(updates: Updates, close: () => Promise<void>): UpdateHandlers {
  return {
    'updates:state': () => updates.state,
    'updates:check': () => {
      void updates.check()
      return updates.state
    },
    'updates:install': async () => {
      updates.requireReady()
      await close()
      updates.install()
      return null
    },
  }
}
