import type { Client } from '../clients/client.ts'
import type { Sessions } from '../clients/sessions.ts'
import type { FeedWish } from '../contract/cleanFeed.ts'
import type { ShownTo } from '../remote/room/leadingPictures.ts'
import type { FeedWindow } from '../window/feedWindow.ts'
import type { MainWindow } from '../window/mainWindow.ts'

/** The parts that the desk connects. */
export interface FeedDeskParts {
  readonly sessions: Sessions
  readonly mainWindow: MainWindow
  readonly openWindow: (wish: FeedWish) => FeedWindow
}

/**
 * The window with the clean feed, while it is open: it follows the match of the main window, and is closed with it. It
 * never keeps a match open on its own.
 */
export class FeedDesk {
  private readonly parts: FeedDeskParts
  private window: FeedWindow | null = null

  constructor(parts: FeedDeskParts) {
    this.parts = parts
    const main = parts.mainWindow.window
    if (!main.isDestroyed()) main.once('closed', () => this.close())
  }

  /** Opens the window, in place of one that is open. */
  open(wish: FeedWish): void {
    const { sessions, mainWindow, openWindow } = this.parts
    this.close()
    const window = openWindow(wish)
    this.window = window
    window.tableIs(sessions.matchOf(mainWindow))
    window.window.once('closed', () => {
      if (this.window === window) this.window = null
      void sessions.leave(window)
    })
  }

  close(): void {
    this.window?.close()
  }

  /** Returns whose screens a client leads: overlays follow the feed while it is open, phones the main window. */
  leadOf(client: Client): ShownTo {
    const isMain = client === this.parts.mainWindow
    return { players: isMain, overlays: this.window ? client === this.window : isMain }
  }

  /** Tells the window which match is on the table, and leaves any other there. */
  tableIs(match: string | null): void {
    const { window } = this
    if (!window) return
    window.tableIs(match)
    const own = this.parts.sessions.matchOf(window)
    if (own !== null && own !== match) void this.parts.sessions.leave(window, own)
  }
}
