import type { Handlers } from '../clients/answer.ts'

type WindowHandlers = Pick<Handlers, Extract<keyof Handlers, `windows:${string}`>>

/** The private window, which may be closed. */
interface PrivateDesk {
  /** Opens the window, or brings it to the front. */
  open(): void
  /** Asks the system to leave the window out of pictures of the screen. */
  protect(on: boolean): void
}

/** Handlers of the windows beside the main one. */
export function windowHandlers(desk: PrivateDesk): WindowHandlers {
  return {
    'windows:private': () => {
      desk.open()
      return null
    },
    'windows:protect': ({ on }) => {
      desk.protect(on)
      return null
    },
  }
}
