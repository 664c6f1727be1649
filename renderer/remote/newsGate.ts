import type { GuestFeedMessage } from '../../electron/contract/screens.ts'
import type { Timer } from './net/connection.ts'

/** The longest that news waits for the table, in milliseconds. */
export const LONGEST_WAIT = 2000

interface Held {
  readonly message: GuestFeedMessage
  /** The moves of the match after it. */
  readonly moves: number
}

export interface NewsGateSetting {
  readonly timer: Timer
  /** Returns whether the player sees the table's own screen. */
  readonly isTableInSight: () => boolean
  /** Shows a message here. */
  readonly pass: (message: GuestFeedMessage) => void
}

/**
 * Holds the moves of others until the table has shown them, so that phones do not reveal what the table still shows.
 * Nothing waits before the table has reported for the first time, or longer than `LONGEST_WAIT`.
 */
export class NewsGate {
  private readonly setting: NewsGateSetting
  private shown: { readonly match: string; readonly moves: number } | null = null
  private held: readonly Held[] = []
  private callOff = () => {}

  constructor(setting: NewsGateSetting) {
    this.setting = setting
  }

  /** Takes a message of the table: shows it now or later. */
  take(message: GuestFeedMessage): void {
    if (message.kind === 'snapshot') this.clear()
    const last = this.held.at(-1)
    if (message.kind === 'batch' && message.by === message.viewer) this.release(Number.POSITIVE_INFINITY)
    else if (last && message.kind === 'clocks') return this.hold(message, last.moves)
    else if (message.kind === 'batch' && (last || this.isNews(message.match)))
      return this.hold(message, message.match.moves)
    this.setting.pass(message)
  }

  /** Notes how many moves the table has shown. */
  noteShown(match: string, moves: number): void {
    this.shown = { match, moves }
    this.release(moves)
  }

  /** Forgets what is held: another match follows, or a new view of this one. */
  clear(): void {
    this.callOff()
    this.held = []
  }

  private isNews({ id, moves }: { readonly id: string; readonly moves: number }): boolean {
    const { shown } = this
    return shown !== null && shown.match === id && shown.moves < moves && this.setting.isTableInSight()
  }

  private hold(message: GuestFeedMessage, moves: number): void {
    if (this.held.length === 0) {
      this.callOff = this.setting.timer.after(LONGEST_WAIT, () => this.release(Number.POSITIVE_INFINITY))
    }
    this.held = [...this.held, { message, moves }]
  }

  private release(moves: number): void {
    const due = this.held.filter((one) => one.moves <= moves)
    this.held = this.held.slice(due.length)
    if (this.held.length === 0) this.callOff()
    for (const { message } of due) this.setting.pass(message)
  }
}
