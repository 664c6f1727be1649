import type { LuckShare } from '../../engine/kernel/jointSeed.ts'
import { type LobbyPlan, type Network, type Reach, type ScreensState, USUAL_PORT } from '../contract/screens.ts'
import type { Log } from '../log.ts'
import type { LuckRequest } from '../matches/luck.ts'
import { Mutex } from '../mutex.ts'
import { Refused } from '../refused.ts'
import type { FromServer, Listen } from './link.ts'
import { aboutOf, detailOf, type Opened, problemCode, roomState } from './opened.ts'
import { Room, type RoomSetting } from './room/room.ts'
import type { OpenServer, ScreensServer } from './serverProcess.ts'

export interface OtherScreensSetting extends Omit<RoomSetting, 'tell' | 'onChange'> {
  readonly openServer: OpenServer
  readonly networks: () => readonly Network[]
  /** The folder of the built pages. */
  readonly pages: string
  readonly version: string
  /** The name of this computer, under which the table is announced on a network. */
  readonly computer: string
  /** Keeps the computer awake, or lets it sleep again. */
  readonly keepAwake: (awake: boolean) => void
  /** Passes every change on to the window. */
  readonly show: (state: ScreensState) => void
  readonly log: Log
}

/** How long opening may take, in milliseconds: a busy computer needs more than ten seconds to start the server. */
const OPENING = 30_000
/** Changes within this time are shown together, in milliseconds. */
const SOON = 100

/** Lets other screens in, and closes the door again. Nothing listens, and nothing is kept, while it is closed. */
export class OtherScreens {
  private readonly setting: OtherScreensSetting
  private readonly server: ScreensServer
  private readonly opening = new Mutex()
  private opened: Opened | null = null
  private windowMatch: string | null = null
  private awaited: ((answer: FromServer) => void) | null = null
  private isShowing = false
  /** What was told last of the table to those who look for one, as JSON. */
  private lastAbout = 'null'

  constructor(setting: OtherScreensSetting) {
    this.setting = setting
    this.server = setting.openServer((message) => this.hear(message))
  }

  get state(): ScreensState {
    const isListening = this.opened !== null && this.opened.port > 0
    return { networks: this.setting.networks(), room: this.opened && isListening ? roomState(this.opened) : null }
  }

  /** The room; throws `screens-closed` without one. */
  get room(): Room {
    if (!this.opened) throw new Refused('screens-closed')
    return this.opened.room
  }

  /** Opens the room, or lets guests of an open one come another way. Throws `port-in-use`, `network-gone`, `screens-failed`. */
  open(reach: Reach, port: number = USUAL_PORT): Promise<ScreensState> {
    return this.opening.runExclusive(async () => {
      const before = this.opened
      const { wallClock } = this.setting
      const room = before?.room ?? this.newRoom()
      this.opened ??= { room, reach, port: 0, since: wallClock(), reached: false, problem: null }
      const answer = await this.listen(reach, port)
      if (answer.kind === 'listening') {
        this.opened = { room, reach, port: answer.port, since: wallClock(), reached: false, problem: null }
        if (!before) await this.begin(room)
        this.showSoon()
        return this.state
      }
      if (before) await this.reopen(before, reach, answer)
      else await this.shut()
      throw new Refused(problemCode(answer), detailOf(answer))
    })
  }

  /** Opens the door again through which guests came before another one could not be opened. */
  private async reopen(before: Opened, reach: Reach, failed: FromServer): Promise<void> {
    const problem = { code: problemCode(failed) }
    if (problem.code === 'screens-failed') {
      // The process may still come to listen there: what is shown must not promise less.
      this.opened = { ...before, reach, problem }
      return
    }
    const answer = await this.listen(before.reach, before.port)
    this.opened = answer.kind === 'listening' ? { ...before, port: answer.port } : { ...before, problem }
    this.showSoon()
  }

  /** Sends all guests away. */
  close(): Promise<ScreensState> {
    return this.opening.runExclusive(async () => {
      if (this.opened) await this.shut()
      return this.state
    })
  }

  /** Told whenever the window opens or leaves a match. */
  tableIs(id: string | null): void {
    if (id === this.windowMatch) return
    this.windowMatch = id
    void this.opened?.room.tableIs(id)
  }

  /** Lets go of a match that is to be removed. */
  async drop(id: string): Promise<void> {
    await this.opened?.room.drop(id)
  }

  /** Ends everything at once, as when the program ends. */
  async end(): Promise<void> {
    await this.close()
    this.server.end()
  }

  /** Prepares the seats of the next match; nothing happens while the room is closed. */
  async plan(table: LobbyPlan | null): Promise<void> {
    await this.opened?.room.plan(table)
  }

  /** Asks the guests of a new match to add to its luck; null if none of them is here. */
  async askForLuck(request: LuckRequest): Promise<readonly LuckShare[] | null> {
    return (await this.opened?.room.askForLuck(request)) ?? null
  }

  private newRoom(): Room {
    const { server } = this
    const tell: RoomSetting['tell'] = (message) => server.tell(message)
    return new Room({ ...this.setting, tell, onChange: () => this.showSoon() })
  }

  private async begin(room: Room): Promise<void> {
    this.setting.keepAwake(true)
    this.setting.log.info('other screens opened')
    await room.tableIs(this.windowMatch)
  }

  private async shut(): Promise<void> {
    const room = this.opened?.room
    this.opened = null
    this.server.tell({ kind: 'stop' })
    await room?.close()
    this.setting.keepAwake(false)
    this.showSoon()
  }

  private listen(reach: Reach, port: number): Promise<FromServer> {
    const { clock } = this.setting
    return new Promise((resolve) => {
      const failed = { kind: 'failed', code: 'late', detail: 'no answer of the server' } as const
      const callOff = clock.after(OPENING, () => this.awaited?.(failed))
      this.awaited = (answer) => {
        this.awaited = null
        callOff()
        resolve(answer)
      }
      this.server.tell({ kind: 'listen', listen: this.listenPlan(reach, port) })
    })
  }

  private listenPlan(reach: Reach, port: number): Listen {
    const { pages, version, computer } = this.setting
    const host = reach.kind === 'computer' ? '127.0.0.1' : reach.address
    const names = reach.kind === 'computer' ? ['127.0.0.1', 'localhost'] : [reach.address]
    return { host, port, pages, version, names, announceAs: reach.kind === 'computer' ? null : computer }
  }

  private hear(message: FromServer): void {
    if (message.kind === 'listening' || message.kind === 'failed') {
      if (this.awaited) this.awaited(message)
      else this.changeListening(message)
    } else if (message.kind === 'reached') this.noteReached()
    else if (message.kind === 'networks') this.noteNetworks(message.networks)
    else this.opened?.room.hear(message)
  }

  /** The process was replaced, or can listen no longer: guests are gone, and the match goes on. */
  private changeListening(message: Extract<FromServer, { kind: 'listening' | 'failed' }>): void {
    if (!this.opened) return
    const { port } = this.opened
    if (message.kind === 'listening') this.opened = { ...this.opened, port: message.port, problem: null }
    else this.opened = { ...this.opened, port, problem: { code: problemCode(message) } }
    this.showSoon()
  }

  private noteReached(): void {
    if (!this.opened || this.opened.reached) return
    this.opened = { ...this.opened, reached: true }
    this.showSoon()
  }

  private noteNetworks(networks: readonly Network[]): void {
    if (!this.opened) return
    const { reach } = this.opened
    const isThere = reach.kind === 'computer' || networks.some(({ address }) => address === reach.address)
    this.opened = { ...this.opened, problem: isThere ? null : { code: 'network-gone' } }
    this.showSoon()
  }

  private showSoon(): void {
    if (this.isShowing) return
    this.isShowing = true
    this.setting.clock.after(SOON, () => {
      this.isShowing = false
      this.setting.show(this.state)
      this.tellAbout()
    })
  }

  private tellAbout(): void {
    const about = this.opened ? aboutOf(this.opened.room.view.lobby) : null
    const text = JSON.stringify(about)
    if (text === this.lastAbout) return
    this.lastAbout = text
    if (this.opened) this.server.tell({ kind: 'about', about })
  }
}
