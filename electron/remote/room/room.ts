import type { Seat } from '../../../engine/kernel/game.ts'
import type { LuckShare } from '../../../engine/kernel/jointSeed.ts'
import type { LobbyPlan, ShownMoves } from '../../contract/screens.ts'
import type { LuckRequest } from '../../matches/luck.ts'
import { Mutex } from '../../time/mutex.ts'
import type { KeptAudiences, KeptTable } from '../admission/addressBook.ts'
import { plainName } from '../admission/guests.ts'
import type { FromServer } from '../link/link.ts'
import { AirPosts } from './air/airPosts.ts'
import { AirStates } from './air/airStates.ts'
import { casterPosts } from './air/casterPosts.ts'
import { chatVotes } from './air/chatVotes.ts'
import type { Audiences, RunChange } from './audiences.ts'
import { GuestCalls } from './calls/guestCalls.ts'
import type { Commentary } from './casters/commentary.ts'
import type { Channel } from './channels/channel.ts'
import { GuestActions } from './guestActions.ts'
import { Moderation } from './moderation.ts'
import { type RoomOrigin, type RoomParts, type RoomSetting, roomParts } from './roomParts.ts'
import { type RoomView, viewOf } from './roomView.ts'
import type { Votes } from './votes/votes.ts'

/** An event from outside the room. */
export type RoomEvent = Exclude<FromServer, { readonly kind: 'listening' | 'failed' | 'reached' | 'networks' }>

/** The smallest change of a guest's delay that is sent, in milliseconds. */
const DELAY_STEP = 10

/**
 * A room for other screens. It outlives matches: it follows the match on the table into the next one, and guests keep
 * their seats. Changes run one after another; calls of guests are answered meanwhile, and nothing waits for guests.
 */
export class Room {
  readonly moderation: Moderation
  private readonly setting: RoomSetting
  private readonly parts: RoomParts
  private readonly actions: GuestActions
  private readonly calls: GuestCalls
  private readonly air: AirStates
  private readonly posts: AirPosts
  private readonly work = new Mutex()
  private windowMatch: string | null = null
  /** The match of the previous run of the program. */
  private readonly keptMatch: string | null

  constructor(setting: RoomSetting, origin: RoomOrigin) {
    this.setting = setting
    this.keptMatch = origin.table?.match ?? null
    this.parts = roomParts(setting, origin, this.run)
    const { links, table } = this.parts
    this.moderation = new Moderation({ ...setting, ...this.parts })
    this.actions = new GuestActions(this.parts)
    this.calls = new GuestCalls({ ...setting, actions: this.actions })
    const { channels, pictures, votes, commentary } = table
    this.air = new AirStates({ ...setting, links, channels, pictures, votes, commentary })
    const handlers = { commands: casterPosts(commentary), vote: chatVotes(votes, () => setting.networks?.() ?? []) }
    this.posts = new AirPosts({ ...setting, links }, handlers)
  }

  get audiences(): Audiences {
    return this.parts.audiences
  }

  get votes(): Votes {
    return this.parts.table.votes
  }

  get commentary(): Commentary {
    return this.parts.table.commentary
  }

  get view(): RoomView {
    return viewOf({ ...this.parts, wallClock: this.setting.wallClock })
  }

  /** The data that lasts longer than the program runs. */
  get kept(): Omit<KeptTable, 'reach' | 'isOpen'> & { readonly watch: string; readonly audiences: KeptAudiences } {
    const { links, guests, audiences } = this.parts
    return { match: this.lastMatch, ...links.kept, guests: guests.kept, audiences: audiences.kept }
  }

  /** Handles the events of guests. */
  hear(event: RoomEvent): void {
    if (event.kind === 'call') void this.answerCall(event)
    else if (event.kind === 'arrived') void this.run(() => this.parts.reception.arrive(event))
    else if (event.kind === 'left') void this.run(() => this.parts.reception.lose(event.connection))
    else if (event.kind === 'behind') void this.run(() => this.catchUp(event.connection))
    else if (event.kind === 'delay') this.noteDelay(event.connection, event.milliseconds)
    else if (event.kind === 'quiet') void this.run(() => this.noteQuiet(event.connection, event.quiet))
    else if (event.kind === 'asked') this.parts.pairing.ask({ ...event.request, name: plainName(event.request.name) })
    else if (event.kind === 'askedNoMore') this.parts.pairing.take(event.request)
    else if (event.kind === 'air') this.air.want(event.token)
    else if (event.kind === 'airPost') void this.posts.answer(event)
    else if (event.kind === 'wordsSpent') this.parts.pairing.replaceGuessed()
    else event satisfies never
  }

  /** Follows the match that the window has open, and keeps following the last one while the window has none. */
  tableIs(id: string | null): Promise<void> {
    this.windowMatch = id
    return this.run(async () => {
      if (id !== null && id !== this.parts.table.match?.id) await this.parts.table.follow(id)
    })
  }

  /** Leaves a match that is removed. */
  drop(id: string): Promise<void> {
    return this.run(async () => {
      if (this.parts.table.match?.id === id) await this.parts.table.follow(null)
    })
  }

  plan(table: LobbyPlan | null): Promise<void> {
    return this.run(() => this.parts.seating.plan(table, this.parts.table.match))
  }

  noteShown(shown: ShownMoves): void {
    this.parts.table.tellShown(shown)
  }

  /** Returns the channel of an audience; null if there is none with this id. */
  audienceOf(id: string): Channel | null {
    const { channels } = this.parts.table
    const channel = channels.has(id) ? channels.get(id) : null
    return channel?.plan.kind === 'spectator' ? channel : null
  }

  /** Passes on what the window with the clean feed has shown of a channel; null if it shows the channel no more. */
  noteFeed(channel: string, shown: ShownMoves | null): void {
    if (this.audienceOf(channel)) this.parts.table.pictures.hearFeed(channel, shown)
  }

  /** Asks the guests of a new match to add to its luck; null if none of them is here. */
  askForLuck(request: LuckRequest): Promise<readonly LuckShare[] | null> {
    const { luck, seating, table } = this.parts
    return luck.ask(request, seating.chairsAt(request.seats, table.match))
  }

  /** Notes whether a player at the table's own screen agrees that casters see what is hidden. */
  agreeHere(seat: Seat, agreed: boolean): Promise<void> {
    return this.actions.agree(seat, 'here', agreed)
  }

  /** Waits for pending changes. */
  idle(): Promise<void> {
    return this.work.idle()
  }

  /** Ends everything; the process with the sockets says goodbye on its own. */
  async close(): Promise<void> {
    this.parts.pairing.close()
    this.air.close()
    await this.work.runExclusive(() => this.parts.table.close())
  }

  private catchUp(connection: string): void {
    const guest = this.parts.guests.at(connection)
    if (guest) this.parts.table.catchUp(guest)
  }

  private noteDelay(connection: string, milliseconds: number): void {
    const guest = this.parts.guests.at(connection)
    const delay = Math.round(milliseconds / DELAY_STEP) * DELAY_STEP
    if (!guest || guest.delay === delay) return
    guest.delay = delay
    this.setting.onChange()
  }

  private noteQuiet(connection: string, isQuiet: boolean): void {
    const guest = this.parts.guests.at(connection)
    if (guest) guest.isQuiet = isQuiet
  }

  private async answerCall({ connection, id, method, params }: Extract<RoomEvent, { kind: 'call' }>): Promise<void> {
    const guest = this.parts.guests.at(connection)
    if (!guest) return
    const answer = await this.calls.answerTo(guest, id, method, params)
    if ('text' in answer) this.setting.tell({ kind: 'answer', connection, text: answer.text })
    else this.setting.tell({ kind: 'answerShared', connection, id, key: answer.key })
  }

  /** The match that is followed, or was by the previous run of the program. */
  private get lastMatch(): string | null {
    return this.parts.table.match?.id ?? this.keptMatch
  }

  /** Makes a change, and sends everyone its consequences. */
  private readonly run: RunChange = (change) =>
    this.work.runExclusive(async () => {
      const { table, seating, reception, audiences } = this.parts
      try {
        await change()
        await audiences.endExpired(this.lastMatch)
        const isSeated = seating.seatWaiting(table.match)
        if (isSeated || table.casters.showsTooMuch) await table.placeAll()
        await table.nameSeats()
        await table.keepPace(this.windowMatch)
      } catch (error) {
        this.setting.log.error('room not changed', { error })
      }
      table.commentary.followScreens()
      table.messages.tellParts()
      reception.renewLinks()
      reception.tellSeated()
      table.messages.tellLobby()
      this.setting.onChange()
    })
}
