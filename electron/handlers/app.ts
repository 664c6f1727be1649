import type { Handlers } from '../clients/answer.ts'
import type { AppInfo } from '../contract/ipc.ts'
import type { Log } from '../files/log.ts'

type AppHandlers = Pick<Handlers, Extract<keyof Handlers, `app:${string}`>>

/** The functions of the program that the handlers use. */
export interface Program {
  readonly info: () => AppInfo
  readonly quit: () => void
  /** Throws `folder-not-shown`. */
  readonly showReports: () => Promise<void>
}

/** Handlers of the `app:` channels. */
export function appHandlers({ info, quit, showReports }: Program, log: Log): AppHandlers {
  return {
    'app:info': info,
    'app:quit': () => {
      // Quits after the answer has been sent.
      setImmediate(quit)
      return null
    },
    'app:report': ({ message, stack }) => {
      log.error('error in the page', stack === undefined ? { message } : { message, stack })
      return null
    },
    'app:showReports': async () => {
      await showReports()
      return null
    },
  }
}
