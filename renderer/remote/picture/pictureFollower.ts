import type { GuestFeedMessage, GuestSnapshot, ShownMoves } from '../../../electron/contract/screens.ts'
import type { steppedTable } from '../../host/shownEvents.ts'
import type { Timer } from '../net/connection.ts'

/** The time for which held events wait for a silent picture, in milliseconds. */
export const SILENCE = 3000
/** The time for which a picture may report the same event, in milliseconds. */
export const LONG_EVENT = 4000
/** The time between two steps of the playback without a picture, in milliseconds. */
const STEP = 30

export interface PictureFollowerSetting {
  readonly timer: Timer
  readonly table: typeof steppedTable
  /** Passes a message to the page, which queues its events. */
  readonly pass: (message: GuestFeedMessage) => void
  /** Returns whether this page is hidden. */
  readonly isHidden: () => boolean
}

type Shown = Required<ShownMoves>

/**
 * Shows each event once the leading picture of the channel has shown it. Without one, and after 3 seconds in which a
 * picture has not gone on, events take their usual time.
 */
export class PictureFollower {
  private readonly setting: PictureFollowerSetting
  /** The last event that the picture has shown; null without one. */
  private picture: Shown | null = null
  /** The last report, also of a picture that was silent for too long. */
  private reported: Shown | null = null
  /** The time of the last report of another event. */
  private wentOnAt = 0
  private history = ''
  /** A view that the picture has not reached yet, and what came after it. */
  private held: readonly GuestFeedMessage[] = []
  private stopWaiting: (() => void) | null = null
  private stopPlaying: (() => void) | null = null

  constructor(setting: PictureFollowerSetting) {
    this.setting = setting
  }

  /** Takes a message of the table. */
  take(message: GuestFeedMessage): void {
    if (message.kind === 'snapshot') this.held = []
    if (this.held.length > 0 || (message.kind === 'snapshot' && this.isAhead(message))) {
      this.held = [...this.held, message]
      this.wait()
    } else this.show([message])
  }

  /** Takes what a picture has shown. */
  noteShown({ match, moves, history, lastEvent }: ShownMoves): void {
    if (history === undefined || lastEvent === undefined) return
    const { reported } = this
    this.reported = { match, moves, history, lastEvent }
    const isNew = reported?.match !== match || reported.history !== history || lastEvent > reported.lastEvent
    const now = this.setting.timer.now()
    // a long event takes time; a picture that only repeats itself for longer is silent
    if (!isNew && this.isWaiting && now - this.wentOnAt > LONG_EVENT) return
    if (isNew) this.wentOnAt = now
    this.stopAll()
    this.picture = this.reported
    const [first] = this.held
    if (first?.kind === 'snapshot' && !this.isAhead(first)) this.release()
    this.goOn()
  }

  /** Shows the present state at once when the page can be seen again: what it has missed is not shown later. */
  catchUp(): void {
    if (!this.picture) this.setting.table.skip()
  }

  /** Forgets everything: the table is gone, or another match follows. */
  clear(): void {
    this.stopAll()
    this.held = []
    this.picture = null
    this.reported = null
  }

  /** True while something is not shown yet. */
  private get isWaiting(): boolean {
    return this.setting.table.isBehind() || this.held.length > 0
  }

  private isAhead({ match, history, lastEvent }: GuestSnapshot): boolean {
    const { picture } = this
    if (picture?.match !== match.id || picture.history !== history) return false
    return picture.lastEvent < lastEvent && picture.moves < match.moves
  }

  private show(messages: readonly GuestFeedMessage[]): void {
    for (const message of messages) {
      if ('match' in message) this.history = message.history
      this.setting.pass(message)
    }
    this.goOn()
  }

  private release(): void {
    const { held } = this
    this.held = []
    this.show(held)
  }

  /** Shows what is due. */
  goOn(): void {
    const { picture } = this
    const { table } = this.setting
    if (!picture) return this.play()
    if (picture.history === this.history) table.showTo(picture.lastEvent)
    if (this.isWaiting) this.wait()
    else this.stopAll()
  }

  /** Waits for the picture, but not long. */
  private wait(): void {
    this.stopWaiting ??= this.setting.timer.after(SILENCE, () => {
      this.stopAll()
      this.picture = null
      this.release()
    })
  }

  private play(): void {
    const { timer, table, isHidden } = this.setting
    if (isHidden()) table.skip()
    if (this.stopPlaying || !table.isBehind()) return
    let last = timer.now()
    const step = () => {
      const now = timer.now()
      table.pass(now - last)
      last = now
      this.stopPlaying = table.isBehind() ? timer.after(STEP, step) : null
    }
    this.stopPlaying = timer.after(0, step)
  }

  private stopAll(): void {
    this.stopWaiting?.()
    this.stopPlaying?.()
    this.stopWaiting = null
    this.stopPlaying = null
  }
}
