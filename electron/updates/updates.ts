import type { UpdateState } from '../contract/ipc.ts'
import { Refused } from '../contract/refused.ts'
import type { Log } from '../files/log.ts'
import { faultOf, type UpdateSource } from './source.ts'

export interface UpdatesSetting {
  readonly source: UpdateSource
  /** The user's setting. */
  readonly isOn: () => boolean
  readonly log: Log
  /** Calls back after a delay. */
  readonly later: (milliseconds: number, callback: () => void) => void
}

/** Delay of the first check after the start, in milliseconds; then one every few hours. */
const FIRST_CHECK = 60_000
const CHECK_INTERVAL = 6 * 3600_000

/**
 * Looks for updates and downloads them, unless switched off by the user. While a match is open it neither checks,
 * downloads nor installs: a download is stopped and resumed after the match.
 */
export class Updates {
  private readonly setting: UpdatesSetting
  private current: UpdateState = { kind: 'idle', current: false }
  private isMatchOpen = false
  /** True after a request to stop a download, until it has stopped. */
  private stopped = false

  constructor(setting: UpdatesSetting) {
    this.setting = setting
  }

  get state(): UpdateState {
    const why = this.setting.source.unable()
    if (why !== null) return { kind: 'unable', why }
    return this.setting.isOn() || this.current.kind === 'ready' ? this.current : { kind: 'off' }
  }

  /** Starts checking automatically. */
  start(): void {
    const checkLoop = () => {
      if (this.setting.isOn()) void this.check()
      this.setting.later(CHECK_INTERVAL, checkLoop)
    }
    this.setting.later(FIRST_CHECK, checkLoop)
  }

  /** Checks the feed and downloads an update; resolves when that is done or postponed. Never throws. */
  async check(): Promise<void> {
    if (!this.canCheck()) return
    if (this.isMatchOpen) return this.setState({ kind: 'postponed', version: null })
    this.setState({ kind: 'checking' })
    await this.runReportingErrors(async () => {
      const version = await this.setting.source.find()
      if (version === null) this.setState({ kind: 'idle', current: true })
      else await this.load(version)
    })
  }

  /** Must be called whenever a match is opened or left. */
  setMatchOpen(isOpen: boolean): void {
    if (this.isMatchOpen === isOpen) return
    this.isMatchOpen = isOpen
    if (isOpen) this.stop()
    else this.resume()
  }

  /** Must be called when the user's setting has changed. */
  settingChanged(): void {
    this.setting.source.installOnQuit(this.setting.isOn())
    if (this.setting.isOn()) this.resume()
    else this.stop()
  }

  /** Throws `match-on-table`, or `bad-request` if no update is ready. */
  requireReady(): void {
    if (this.current.kind !== 'ready') throw new Refused('bad-request', 'there is no newer program to install')
    if (this.isMatchOpen) throw new Refused('match-on-table')
  }

  /** Quits and installs the update. If the system refuses, the program goes on and `state` says why. Throws as `requireReady`. */
  install(): void {
    this.requireReady()
    try {
      this.setting.source.install()
      this.setting.log.info('update installed')
    } catch (error) {
      this.setState(this.refusal(error))
      this.setting.log.warn('update not installed', { error })
    }
  }

  private refusal(error: unknown): UpdateState {
    if (faultOf(error) === 'unsigned') return { kind: 'failed', why: 'unsigned' }
    const byHand = this.setting.source.byHand()
    return { kind: 'failed', why: 'not-installed', ...(byHand === null ? {} : { byHand }) }
  }

  private canCheck(): boolean {
    const { kind } = this.state
    return kind === 'idle' || kind === 'failed' || kind === 'postponed'
  }

  private stop(): void {
    if (this.current.kind !== 'loading') return
    this.stopped = true
    this.setting.source.stop()
  }

  private resume(): void {
    if (this.current.kind !== 'postponed') return
    const { version } = this.current
    void (version === null ? this.check() : this.runReportingErrors(() => this.load(version)))
  }

  private async load(version: string): Promise<void> {
    if (this.mustWait) return this.setState({ kind: 'postponed', version })
    this.stopped = false
    this.setState({ kind: 'loading', version, percent: 0 })
    await this.setting.source.load((percent) => this.setState({ kind: 'loading', version, percent }))
    this.setState({ kind: 'ready', version })
    this.setting.log.info('update fetched', { version })
  }

  private async runReportingErrors(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (this.stopped) return this.postpone()
      this.setState({ kind: 'failed', why: faultOf(error) })
      this.setting.log.warn('update failed', { error })
    }
  }

  /** Handles the end of a stopped download; resumes it if nothing prevents it. */
  private postpone(): void {
    this.stopped = false
    this.setState({ kind: 'postponed', version: this.current.kind === 'loading' ? this.current.version : null })
    if (!this.mustWait) this.resume()
  }

  private get mustWait(): boolean {
    return this.isMatchOpen || !this.setting.isOn()
  }

  private setState(state: UpdateState): void {
    this.current = state
  }
}
