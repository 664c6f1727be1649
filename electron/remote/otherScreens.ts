import { join } from 'node:path'
import type { LuckShare } from '../../engine/kernel/jointSeed.ts'
import type { Delay } from '../contract/channels.ts'
import { problemOf, Refused } from '../contract/refused.ts'
import {
  type BlockedPort,
  type ClosedTable,
  type LobbyPlan,
  type Reach,
  type ScreensState,
  type ShownMoves,
  USUAL_PORT,
} from '../contract/screens.ts'
import type { LuckRequest } from '../matches/luck.ts'
import { Mutex } from '../time/mutex.ts'
import { AddressBook, type AddressKeeper, type KeptAddresses, type KeptTable } from './admission/addressBook.ts'
import type { FromServer } from './link/link.ts'
import { Listening } from './listening.ts'
import {
  aboutOf,
  afterPortNews,
  detailOf,
  isByPlayer,
  isPortNews,
  keptFor,
  keptOf,
  type Opened,
  problemCode,
  roomState,
  withNewAddresses,
} from './opened.ts'
import { Room } from './room/room.ts'
import type { RoomSetting } from './room/roomParts.ts'
import { type HereShown, ScreenHere } from './room/screenHere.ts'
import type { OtherScreensSetting } from './setting.ts'
import type { ScreensServer } from './transport/process/serverProcess.ts'

/** The file of the data folder with the addresses. */
const ADDRESS_FILE = 'other-screens.json'
/** Changes within this time are shown together, in milliseconds. */
const SOON = 100

/**
 * Opens the table to other screens, and closes it. Nothing listens while it is closed. Addresses are kept on disk:
 * those of seats and the room until the table is closed, the port and the address for watching until new ones are
 * requested.
 */
export class OtherScreens {
  private readonly setting: OtherScreensSetting
  private readonly server: ScreensServer
  private readonly listening: Listening
  private readonly addresses: AddressKeeper
  private readonly opening = new Mutex()
  private opened: Opened | null = null
  private windowMatch: string | null = null
  /** The last attempt to open that failed; null if there is none, or if one has succeeded since. */
  private blocked: BlockedPort | null = null
  /** The match that the window has opened, while its table is closed. */
  private closed: ClosedTable | null = null
  private isShowing = false
  /** The screen of this computer that follows a channel. */
  private here: ScreenHere | null = null
  private isPrivateWindowOpen = false
  /** The last announcement of the table, as JSON. */
  private lastAbout = 'null'

  constructor(setting: OtherScreensSetting) {
    this.setting = setting
    this.server = setting.openServer((message) => this.hear(message))
    this.listening = new Listening(this.server, setting.timeSource, setting)
    const { source, log } = setting
    this.addresses = setting.addresses ?? new AddressBook(join(source.matches.dataFolder, ADDRESS_FILE), log)
  }

  get state(): ScreensState {
    const { opened, blocked, closed, here, isPrivateWindowOpen } = this
    const isListening = opened !== null && opened.port > 0
    const room = isListening ? roomState(opened) : null
    const feed = here && { id: here.channel, delay: here.delay }
    const windows = { ...(feed && { feed }), ...(isPrivateWindowOpen && { privateWindow: true as const }) }
    const table = { ...(blocked && { blocked }), ...(!opened && closed && { closed }) }
    return { networks: this.setting.networks(), room, ...table, ...windows }
  }

  /** The room; throws `screens-closed` without one. */
  get room(): Room {
    if (!this.opened) throw new Refused('screens-closed')
    return this.opened.room
  }

  /**
   * Opens the room, or changes how guests reach an open one: at the last port unless another is given. Throws
   * `port-in-use`, `network-gone`, `screens-failed`.
   */
  open(reach: Reach, port?: number): Promise<ScreensState> {
    return this.opening.runExclusive(() => this.openAt(reach, port))
  }

  /**
   * Revokes all addresses and creates new ones in their places. A closed room is opened, at any free port if necessary.
   */
  renew(reach: Reach): Promise<ScreensState> {
    return this.opening.runExclusive(async () => {
      if (this.opened) {
        await this.opened.room.moderation.revokeAll()
        await this.keep()
        return this.state
      }
      await this.addresses.keep(withNewAddresses(await this.addresses.read()))
      try {
        return await this.openAt(reach)
      } catch (error) {
        if (problemOf(error).code !== 'port-in-use') throw error
        return await this.openAt(reach, 0)
      }
    })
  }

  private async openAt(reach: Reach, asked?: number): Promise<ScreensState> {
    const { wallClock } = this.setting
    const kept = await this.addresses.read()
    const port = asked ?? kept.port ?? USUAL_PORT
    const before = this.opened
    const room = before?.room ?? this.newRoom(kept)
    this.opened ??= { room, reach, port: 0, since: wallClock(), reached: false, problem: null }
    const answer = await this.listening.begin(reach, port)
    if (answer.kind === 'listening') {
      this.blocked = null
      this.opened = { room, reach, port: answer.port, since: wallClock(), reached: false, problem: null }
      this.closed = null
      if (!before) await this.begin(room)
      await this.keep()
      this.showSoon()
      return this.state
    }
    const problem = { code: problemCode(answer) }
    if (before) await this.reopen(before, reach, answer)
    else await this.shut()
    if (!before) this.blocked = { reach, port, problem }
    throw new Refused(problem.code, detailOf(answer))
  }

  /**
   * Opens the table again that was open when the program was killed, with its match. The players decide about any
   * other: the window is shown that it is closed.
   */
  private continueTable(match: string): Promise<void> {
    return this.opening.runExclusive(async () => {
      const { table, port } = await this.addresses.read()
      if (this.opened || this.windowMatch !== match) return
      const isSame = table?.match === match
      this.closed = { match, reach: isSame ? table.reach : null }
      if (isSame && table.isOpen)
        await this.openAt(table.reach, port ?? undefined).catch((error: unknown) =>
          this.setting.log.warn('other screens not opened again', { code: problemOf(error).code }),
        )
      this.showSoon()
    })
  }

  /** Opens the room again at the earlier place after another one could not be opened. */
  private async reopen(before: Opened, reach: Reach, failed: FromServer): Promise<void> {
    const problem = { code: problemCode(failed) }
    if (problem.code === 'screens-failed') {
      // The process may still start to listen there: the shown state must not promise less.
      this.opened = { ...before, reach, problem }
      return
    }
    const answer = await this.listening.begin(before.reach, before.port)
    this.opened = answer.kind === 'listening' ? { ...before, port: answer.port } : { ...before, problem }
    this.showSoon()
  }

  /** Disconnects all guests. The addresses of the room and of seats are no longer valid. */
  close(): Promise<ScreensState> {
    return this.opening.runExclusive(async () => {
      await this.shutKeeping(() => null)
      this.closed = null
      return this.state
    })
  }

  /** Called whenever the window opens or leaves a match. */
  tableIs(id: string | null): void {
    if (id === this.windowMatch) return
    this.windowMatch = id
    this.closed = null
    if (this.opened) void this.opened.room.tableIs(id)
    else if (id !== null) void this.continueTable(id)
  }

  /** Leaves a match that is about to be removed. */
  async drop(id: string): Promise<void> {
    await this.opened?.room.drop(id)
  }

  /** Ends everything at once, when the program ends. The table does not reopen automatically; its addresses last. */
  async end(): Promise<void> {
    await this.opening.runExclusive(() => this.shutKeeping((table) => ({ ...table, isOpen: false })))
    this.server.end()
  }

  /** Prepares the seats of the next match; nothing happens while the room is closed. */
  async plan(table: LobbyPlan | null): Promise<void> {
    await this.opened?.room.plan(table)
  }

  /** Passes on how much of a match a window has shown. */
  noteShown(shown: ShownMoves): void {
    this.opened?.room.noteShown(shown)
  }

  /**
   * Returns the delay of a channel for an audience; without a room the one that is kept, or that of `watch`. Throws
   * `bad-request` if the room has no such channel.
   */
  async delayOf(channel: string): Promise<Delay> {
    if (this.opened) return this.opened.room.audiences.forAudience(channel).delay
    const { channels = [], watchDelay = 0 } = await this.addresses.read()
    return channels.find(({ id, kind }) => id === channel && kind === 'spectator')?.delay ?? watchDelay
  }

  /** Follows a channel on a screen of this computer. */
  follow(channel: string, delay: Delay, show: HereShown): ScreenHere {
    const room = () => this.opened?.room ?? null
    this.here = new ScreenHere(channel, delay, { ...this.setting, room, ...show })
    this.showSoon()
    return this.here
  }

  /** Ends a screen of this computer. */
  async unfollow(here: ScreenHere): Promise<void> {
    if (this.here === here) this.here = null
    this.showSoon()
    await here.close()
  }

  /** Called whenever the private window opens or closes. */
  privateWindowIs(isOpen: boolean): void {
    this.isPrivateWindowOpen = isOpen
    this.showSoon()
  }

  /** Asks the guests of a new match to add to its luck; null if none of them is here. */
  async askForLuck(request: LuckRequest): Promise<readonly LuckShare[] | null> {
    return (await this.opened?.room.askForLuck(request)) ?? null
  }

  private newRoom(kept: KeptAddresses): Room {
    const { server } = this
    const tell: RoomSetting['tell'] = (message) => server.tell(message)
    const onChange = () => {
      this.here?.roomChanged()
      this.showSoon()
      void this.keep()
    }
    return new Room({ ...this.setting, tell, onChange }, keptFor(this.windowMatch, kept))
  }

  /** Resolves when the addresses are on disk, so that a revoked one is not valid again after a crash. */
  async keep(): Promise<void> {
    if (this.opened && this.opened.port > 0) await this.addresses.keep(keptOf(this.opened))
  }

  /** @param tableAfter returns the data of the table that is kept */
  private async shutKeeping(tableAfter: (table: KeptTable) => KeptTable | null): Promise<void> {
    if (!this.opened) return
    const kept = keptOf(this.opened)
    await this.shut()
    await this.addresses.keep({ ...kept, table: tableAfter(kept.table) })
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
    this.here?.roomChanged()
    await room?.close()
    this.setting.keepAwake(false)
    this.showSoon()
  }

  private hear(message: FromServer): void {
    if (this.listening.take(message)) return
    const { opened } = this
    if (!opened) return
    if (isPortNews(message)) {
      this.opened = afterPortNews(opened, message)
      this.showSoon()
      return
    }
    if (isByPlayer(message)) this.opened = { ...opened, reached: true }
    opened.room.hear(message)
  }

  private showSoon(): void {
    if (this.isShowing) return
    this.isShowing = true
    this.setting.timeSource.after(SOON, () => {
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
