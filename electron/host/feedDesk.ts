import type { Handlers } from '../clients/answer.ts'
import type { Client } from '../clients/client.ts'
import { WATCH_CHANNEL } from '../contract/channels.ts'
import type { FeedWish } from '../contract/cleanFeed.ts'
import type { MatchInfo } from '../contract/match.ts'
import type { OtherScreens } from '../remote/otherScreens.ts'
import type { ScreenHere } from '../remote/room/screenHere.ts'
import { runInSlices } from '../time/timeSlices.ts'
import type { FeedWindow } from '../window/feedWindow.ts'
import { SideDesk, type SideDeskParts } from './sideDesk.ts'

/** The parts that the desk connects. */
export interface FeedDeskParts extends SideDeskParts {
  readonly screens: Pick<OtherScreens, 'delayOf' | 'follow' | 'unfollow'>
  readonly openWindow: (wish: FeedWish) => FeedWindow
}

/** The calls of the feed's page about its match. */
type FeedHandlers = Pick<Handlers, 'match:open' | 'match:leave' | 'match:shown' | 'match:replay'>

/** The window with the clean feed, while it is open: it shows the match of the main window as one channel does. */
export class FeedDesk extends SideDesk<FeedWindow, FeedDeskParts> {
  /** The feed of each window, until it is closed. */
  private readonly followed = new Map<Client, ScreenHere>()
  private table: MatchInfo | null = null

  /** Opens the window, in place of one that is open. Throws `bad-request` if its channel is not one for an audience. */
  async open(wish: FeedWish): Promise<void> {
    const { screens, openWindow } = this.parts
    const { channel = WATCH_CHANNEL } = wish
    const delay = await screens.delayOf(channel)
    this.close()
    const window = openWindow(wish)
    const screen = screens.follow(channel, delay, {
      onMatch: (id) => window.tableIs(id),
      onMessage: (message) => window.send(message),
      onCaster: (state) => window.send({ kind: 'caster', state }),
      onVote: (state) => window.send({ kind: 'vote', state }),
    })
    this.take(window)
    this.followed.set(window, screen)
    void screen.tableIs(this.table)
  }

  /** Takes the feed to the match of the main window; null for none. */
  tableIs(match: MatchInfo | null): void {
    this.table = match
    for (const screen of this.followed.values()) void screen.tableIs(match)
  }

  /** Leaves a match that is about to be removed. */
  async drop(id: string): Promise<void> {
    if (this.table?.id !== id) return
    for (const screen of this.followed.values()) await screen.tableIs(null)
  }

  /** Returns handlers that answer the feed from what its channel shows, and all other clients as those given. */
  answering(others: FeedHandlers): FeedHandlers {
    return {
      'match:open': (request, client) => {
        const screen = this.followed.get(client)
        return screen ? { ...screen.enter(request.id), condition: 'whole' } : others['match:open'](request, client)
      },
      'match:leave': (request, client) => {
        const screen = this.followed.get(client)
        if (!screen) return others['match:leave'](request, client)
        screen.leave()
        return null
      },
      'match:shown': (request, client) => {
        const screen = this.followed.get(client)
        if (!screen) return others['match:shown'](request, client)
        const { id, moves, lastEvent } = request
        screen.noteShown({ match: id, moves, ...(lastEvent !== undefined && { lastEvent }) })
        return null
      },
      'match:replay': (request, client) => {
        const screen = this.followed.get(client)
        return screen ? runInSlices(screen.replay(request.id)) : others['match:replay'](request, client)
      },
    }
  }

  protected override closed(window: FeedWindow): void {
    const screen = this.followed.get(window)
    this.followed.delete(window)
    if (screen) void this.parts.screens.unfollow(screen)
  }
}
