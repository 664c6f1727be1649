import type { Client } from '../clients/client.ts'
import type { FeedWish } from '../contract/cleanFeed.ts'
import type { ShownTo } from '../remote/room/leadingPictures.ts'
import type { FeedWindow } from '../window/feedWindow.ts'
import { SideDesk, type SideDeskParts } from './sideDesk.ts'

/** The parts that the desk connects. */
export interface FeedDeskParts extends SideDeskParts {
  readonly openWindow: (wish: FeedWish) => FeedWindow
}

/** The window with the clean feed, while it is open. */
export class FeedDesk extends SideDesk<FeedWindow, FeedDeskParts> {
  /** Opens the window, in place of one that is open. */
  open(wish: FeedWish): void {
    this.close()
    this.take(this.parts.openWindow(wish))
  }

  /** Returns whose screens a client leads: overlays follow the feed while it is open, phones the main window. */
  leadOf(client: Client): ShownTo {
    const isMain = client === this.parts.mainWindow
    return { players: isMain, overlays: this.window ? client === this.window : isMain }
  }
}
