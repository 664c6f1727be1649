import type { Handlers } from '../clients/answer.ts'
import type { Updates } from '../updates/updates.ts'

type UpdateHandlers = Pick<Handlers, Extract<keyof Handlers, `updates:${string}`>>

/** Handlers for updates. `close` finishes pending writes before the program ends. */
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
