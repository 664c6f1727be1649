import type { GuestFeedMessage } from '../../../electron/contract/screens.ts'
import { useSession } from '../../host/sessionState.ts'
import { followShownEvents, shownEvent } from '../../host/shownEvents.ts'
import { type Stop, stopAll } from '../../host/stops.ts'

export interface PictureReportsSetting {
  /** Calls the table. */
  readonly call: (method: string, params: object) => unknown
  /** Returns whether this page is hidden. */
  readonly isHidden: () => boolean
}

/** Reports each event that this page has shown: overlays of its channel wait for it. A hidden page shows nothing. */
export class PictureReports {
  private readonly setting: PictureReportsSetting
  private feed: { readonly match: string; readonly history: string } | null = null

  constructor(setting: PictureReportsSetting) {
    this.setting = setting
  }

  /** Begins to report; returns a function that stops this. */
  begin(): Stop {
    const follow = useSession.subscribe(({ match }, before) => match !== before.match && this.report())
    return stopAll(
      followShownEvents(() => this.report()),
      follow,
    )
  }

  /** Notes a message that the page was just told. */
  note(message: GuestFeedMessage): void {
    if (message.kind !== 'snapshot') return
    this.feed = { match: message.match.id, history: message.history }
    this.report()
  }

  /** Reports the present picture: it has changed, or the table may not know it. */
  report(): void {
    const { match } = useSession.getState()
    const { call, isHidden } = this.setting
    if (!this.feed || match?.id !== this.feed.match) return
    const picture = isHidden() ? null : { ...this.feed, lastEvent: shownEvent() }
    void call('match.shown', { moves: match.moves, picture })
  }
}
