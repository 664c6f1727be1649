import type { Updates } from '../updates/updates.ts'
import type { Handlers } from './answer.ts'

type UpdateHandlers = Pick<Handlers, Extract<keyof Handlers, `updates:${string}`>>

/** Newer programs. `farewell` finishes what is being written before this one ends. */
export function updateHandlers(updates: Updates, farewell: () => Promise<void>): UpdateHandlers {
  return {
    'updates:state': () => updates.state,
    'updates:check': () => {
      void updates.check()
      return updates.state
    },
    'updates:install': async () => {
      updates.requireReady()
      await farewell()
      updates.install()
      return null
    },
  }
}
