import type { BrowserWindow } from 'electron'
import type { Sessions } from '../clients/sessions.ts'
import type { PageMessage } from '../contract/ipc.ts'
import type { PrivateWindow } from '../window/privateWindow.ts'
import { SideDesk, type SideDeskParts } from './sideDesk.ts'

/** The parts that the desk connects. */
export interface PrivateDeskParts extends SideDeskParts {
  readonly sessions: Sessions
  readonly openWindow: () => PrivateWindow
  /** Called when the window opens or closes. */
  readonly onOpen: (isOpen: boolean) => void
}

/** The private window of a stream, while it is open: it follows the match of the main window. */
export class PrivateDesk extends SideDesk<PrivateWindow, PrivateDeskParts> {
  /** Opens the window, or brings it to the front. */
  open(): void {
    if (this.window) return this.window.focus()
    const { sessions, mainWindow, openWindow, onOpen } = this.parts
    const window = openWindow()
    this.take(window)
    onOpen(true)
    window.tableIs(sessions.matchOf(mainWindow))
  }

  /** Tells the window which match is on the table, and leaves any other there. */
  tableIs(match: string | null): void {
    const { window } = this
    if (!window) return
    window.tableIs(match)
    const own = this.parts.sessions.matchOf(window)
    if (own !== null && own !== match) void this.parts.sessions.leave(window, own)
  }

  /** Returns the window over which the system's dialogs, which show folders, appear: this one, or the main one. */
  over(main: BrowserWindow): BrowserWindow {
    return this.window?.window ?? main
  }

  /** Asks the system to leave the window out of pictures of the screen. */
  protect(on: boolean): void {
    this.window?.window.setContentProtection(on)
  }

  send(message: PageMessage): void {
    this.window?.send(message)
  }

  protected override closed(window: PrivateWindow): void {
    void this.parts.sessions.leave(window)
    this.parts.onOpen(false)
  }
}
