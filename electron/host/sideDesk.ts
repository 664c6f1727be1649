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
  readonly mainWindow: MainWindow
}

/** A window beside the main one, while it is open: it is closed with it, and never keeps a match open on its own. */
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

  /** Takes a window that has just been opened. */
  protected take(window: Window): void {
    this.window = window
    window.window.once('closed', () => {
      if (this.window === window) this.window = null
      this.closed(window)
    })
  }

  /** Ends what a window followed. */
  protected abstract closed(window: Window): void
}
