import type { Sessions } from '../clients/sessions.ts'
import type { MainWindow } from '../window/mainWindow.ts'
import type { ClientWindow } from '../window/windows.ts'

/** A window beside the main one. */
export interface SideWindow extends ClientWindow {
  /** Tells the page which match is on the table. */
  tableIs(match: string | null): void
  close(): void
}

/** The parts that the desk of a window connects. */
export interface SideDeskParts {
  readonly sessions: Sessions
  readonly mainWindow: MainWindow
}

/**
 * A window beside the main one, while it is open: it follows the match of the main window, and is closed with it. It
 * never keeps a match open on its own.
 */
export abstract class SideDesk<Window extends SideWindow, Parts extends SideDeskParts> {
  protected readonly parts: Parts
  protected window: Window | null = null

  constructor(parts: Parts) {
    this.parts = parts
    const main = parts.mainWindow.window
    if (!main.isDestroyed()) main.once('closed', () => this.close())
  }

  close(): void {
    this.window?.close()
  }

  /** Tells the window which match is on the table, and leaves any other there. */
  tableIs(match: string | null): void {
    const { window } = this
    if (!window) return
    window.tableIs(match)
    const own = this.parts.sessions.matchOf(window)
    if (own !== null && own !== match) void this.parts.sessions.leave(window, own)
  }

  /** Takes a window that has just been opened. */
  protected take(window: Window): void {
    const { sessions, mainWindow } = this.parts
    this.window = window
    window.tableIs(sessions.matchOf(mainWindow))
    window.window.once('closed', () => {
      if (this.window === window) this.window = null
      void sessions.leave(window)
    })
  }
}
