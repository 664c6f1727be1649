import type { PageMessage } from '../contract/ipc.ts'
import type { PrivateWindow } from '../window/privateWindow.ts'
import { SideDesk, type SideDeskParts } from './sideDesk.ts'

/** The parts that the desk connects. */
export interface PrivateDeskParts extends SideDeskParts {
  readonly openWindow: () => PrivateWindow
}

/** The private window of a stream, while it is open. */
export class PrivateDesk extends SideDesk<PrivateWindow, PrivateDeskParts> {
  /** Opens the window, or brings it to the front. */
  open(): void {
    if (this.window) this.window.focus()
    else this.take(this.parts.openWindow())
  }

  /** Asks the system to leave the window out of pictures of the screen. */
  protect(on: boolean): void {
    this.window?.window.setContentProtection(on)
  }

  send(message: PageMessage): void {
    this.window?.send(message)
  }
}
