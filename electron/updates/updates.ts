import type { UpdateState } from '../contract/ipc.ts'
import type { Log } from '../log.ts'
import { Refused } from '../refused.ts'
import { faultOf, type UpdateSource } from './source.ts'

export interface UpdatesSetting {
  readonly source: UpdateSource
  /** The user's switch. */
  readonly isOn: () => boolean
  readonly log: Log
  /** Calls back after so many milliseconds. */
  readonly later: (milliseconds: number, callback: () => void) => void
}

/** The first look comes when the start is long over, in milliseconds; then a few times a day. */
const FIRST_LOOK = 60_000
const NEXT_LOOK = 6 * 3600_000

/**
 * Looks for a newer program and fetches it, unless the user has switched that off. While there is a match on the table
 * nothing is asked, fetched or installed: what was begun is given up and taken up again when the table is free.
 */
export class Updates {
  private readonly setting: UpdatesSetting
  private current: UpdateState = { kind: 'idle', current: false }
  private matchOnTable = false
  /** A load was told to stop and has not yet done so. */
  private stopped = false

  constructor(setting: UpdatesSetting) {
    this.setting = setting
  }

  get state(): UpdateState {
    const why = this.setting.source.unable()
    if (why !== null) return { kind: 'unable', why }
    return this.setting.isOn() || this.current.kind === 'ready' ? this.current : { kind: 'off' }
  }

  /** Looks by itself from now on. */
  start(): void {
    const look = () => {
      if (this.setting.isOn()) void this.check()
      this.setting.later(NEXT_LOOK, look)
    }
    this.setting.later(FIRST_LOOK, look)
  }

  /** Looks for a newer program and fetches it; resolves when that is done, or was postponed. Never throws. */
  async check(): Promise<void> {
    if (!this.mayLook()) return
    if (this.matchOnTable) return this.become({ kind: 'postponed', version: null })
    this.become({ kind: 'checking' })
    await this.carryOut(async () => {
      const version = await this.setting.source.find()
      if (version === null) this.become({ kind: 'idle', current: true })
      else await this.load(version)
    })
  }

  /** To be told whenever a match comes to the table, or leaves it. */
  setMatchOpen(isThere: boolean): void {
    if (this.matchOnTable === isThere) return
    this.matchOnTable = isThere
    if (isThere) this.giveUp()
    else this.resume()
  }

  /** To be told when the user's switch was turned. */
  switched(): void {
    this.setting.source.installAtEnd(this.setting.isOn())
    if (this.setting.isOn()) this.resume()
    else this.giveUp()
  }

  /** Throws `match-on-table`, or `bad-request` when nothing has been fetched. */
  requireReady(): void {
    if (this.current.kind !== 'ready') throw new Refused('bad-request', 'there is no newer program to install')
    if (this.matchOnTable) throw new Refused('match-on-table')
  }

  /** Ends this program for the newer one, unless the system refuses: then it goes on, and `state` tells. Throws as above. */
  install(): void {
    this.requireReady()
    try {
      this.setting.source.install()
      this.setting.log.info('update installed')
    } catch (error) {
      const why = faultOf(error)
      this.become({ kind: 'failed', why: why === 'unsigned' ? why : 'not-installed' })
      this.setting.log.warn('update not installed', { error })
    }
  }

  private mayLook(): boolean {
    const { kind } = this.state
    return kind === 'idle' || kind === 'failed' || kind === 'postponed'
  }

  private giveUp(): void {
    if (this.current.kind !== 'loading') return
    this.stopped = true
    this.setting.source.stop()
  }

  private resume(): void {
    if (this.current.kind !== 'postponed') return
    const { version } = this.current
    void (version === null ? this.check() : this.carryOut(() => this.load(version)))
  }

  private async load(version: string): Promise<void> {
    if (this.mustWait) return this.become({ kind: 'postponed', version })
    this.stopped = false
    this.become({ kind: 'loading', version, percent: 0 })
    await this.setting.source.load((percent) => this.become({ kind: 'loading', version, percent }))
    this.become({ kind: 'ready', version })
    this.setting.log.info('update fetched', { version })
  }

  private async carryOut(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (this.stopped) return this.postpone()
      this.become({ kind: 'failed', why: faultOf(error) })
      this.setting.log.warn('update failed', { error })
    }
  }

  /** The table may be free again by the time that a load has really stopped. */
  private postpone(): void {
    this.stopped = false
    this.become({ kind: 'postponed', version: this.current.kind === 'loading' ? this.current.version : null })
    if (!this.mustWait) this.resume()
  }

  private get mustWait(): boolean {
    return this.matchOnTable || !this.setting.isOn()
  }

  private become(state: UpdateState): void {
    this.current = state
  }
}
