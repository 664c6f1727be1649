import type { Sessions } from '../clients/sessions.ts'
import type { PageMessage } from '../contract/ipc.ts'
import type { MainWindow } from '../window/mainWindow.ts'
import type { PrivateWindow } from '../window/privateWindow.ts'

/** The parts that the desk connects. */
export interface PrivateDeskParts {
  readonly sessions: Sessions
  readonly mainWindow: MainWindow
  readonly openWindow: () => PrivateWindow
}

/**
 * The private window of a stream, while it is open: it follows the match of the main window, and is closed with it. It
 * never keeps a match open on its own.
 */
export class PrivateDesk {
  private readonly parts: PrivateDeskParts
  private window: PrivateWindow | null = null

  constructor(parts: PrivateDeskParts) {
    this.parts = parts
    const main = parts.mainWindow.window
    if (!main.isDestroyed()) main.once('closed', () => this.window?.close())
  }

  /** Opens the window, or brings it to the front. */
  open(): void {
    if (this.window) return this.window.focus()
    const window = this.parts.openWindow()
    this.window = window
    window.window.once('closed', () => {
      if (this.window === window) this.window = null
      void this.parts.sessions.leave(window)
    })
  }

  close(): void {
    this.window?.close()
  }

  /** Asks the system to leave the window out of pictures of the screen. */
  protect(on: boolean): void {
    this.window?.window.setContentProtection(on)
  }

  send(message: PageMessage): void {
    this.window?.send(message)
  }

  /** Tells the window which match is on the table, and leaves any other there. */
  tableIs(match: string | null): void {
    const { window } = this
    if (!window) return
    window.send({ kind: 'table', id: match })
    const own = this.parts.sessions.matchOf(window)
    if (own !== null && own !== match) void this.parts.sessions.leave(window, own)
  }
}
