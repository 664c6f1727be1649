import type { Timer } from './net/connection.ts'
import type { LinkState } from './net/linkSetting.ts'

/** The time after which a page shows nothing more of a table that it has lost, in milliseconds. */
export const AWAY = 3000
/** The pause before another attempt at a table that was closed, and after another refusal, in milliseconds. */
export const SOON = 1500
export const LATER = 30_000

export interface StayingSetting {
  readonly timer: Timer
  readonly connect: () => void
  /** Shows nothing any more. */
  readonly clear: () => void
  /** Loads the page of another version of the table. */
  readonly reload: () => void
}

/**
 * Keeps the page of a stream in use, which no person can reload: it shows nothing while its table is away, and returns with
 * it, whatever the reason was.
 */
export class Staying {
  private readonly setting: StayingSetting
  private stopClearing: (() => void) | null = null
  private stopTrying: (() => void) | null = null

  constructor(setting: StayingSetting) {
    this.setting = setting
  }

  /** Takes each state of the connection. */
  note(state: LinkState): void {
    const { timer, clear, connect, reload } = this.setting
    this.stopTrying?.()
    this.stopTrying = null
    if (state.kind === 'joined') {
      this.stopClearing?.()
      this.stopClearing = null
    } else this.stopClearing ??= timer.after(AWAY, clear)
    if (state.kind !== 'closed') return
    const isOther = state.reason === 'too-old' || state.reason === 'too-new'
    this.stopTrying = timer.after(state.reason === 'stopped' || isOther ? SOON : LATER, () => {
      if (isOther) reload()
      connect()
    })
  }

  /** Tries again now if the table had refused this page: it can be seen again, or the network is back. */
  wake(): void {
    if (this.stopTrying) this.setting.connect()
  }
}
