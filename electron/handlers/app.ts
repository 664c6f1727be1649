import type { AppInfo } from '../contract/ipc.ts'
import type { Log } from '../log.ts'
import type { Handlers } from './answer.ts'

type AppHandlers = Pick<Handlers, Extract<keyof Handlers, `app:${string}`>>

/** What the handlers need of the program around them. */
export interface Program {
  readonly info: () => AppInfo
  readonly quit: () => void
  /** Throws `folder-not-shown`. */
  readonly showReports: () => Promise<void>
}

/** The program itself. */
export function appHandlers({ info, quit, showReports }: Program, log: Log): AppHandlers {
  return {
    'app:info': info,
    'app:quit': () => {
      // After the answer is on its way.
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
