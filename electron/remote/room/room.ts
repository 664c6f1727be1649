import type { Seat, Viewer } from '../../../engine/kernel/game.ts'
import type { LuckShare } from '../../../engine/kernel/jointSeed.ts'
import type { Answerer } from '../../clients/answer.ts'
import { Refused } from '../../contract/refused.ts'
import type { LobbyPlan, Room as RoomState, ShownMoves } from '../../contract/screens.ts'
import { USUAL_VOTING, type VotingRules } from '../../contract/vote.ts'
import type { PlayedFrom } from '../../matches/access.ts'
import type { LuckRequest } from '../../matches/luck.ts'
import { Mutex } from '../../time/mutex.ts'
import type { KeptAddresses, KeptAudiences, KeptTable } from '../admission/addressBook.ts'
import { type GuestRecord, Guests, plainName } from '../admission/guests.ts'
import { Links } from '../admission/links.ts'
import { NameCheck, type NameRules } from '../admission/nameCheck.ts'
import { Pairing, type PairingSetting } from '../admission/pairing.ts'
import { Reception } from '../admission/reception.ts'
import { Seating } from '../admission/seating.ts'
import type { FromServer } from '../link/link.ts'
import { AirPosts } from './air/airPosts.ts'
import { AirStates } from './air/airStates.ts'
import { casterPosts } from './air/casterPosts.ts'
import { chatVotes } from './air/chatVotes.ts'
import { Audiences, keptPlans } from './audiences.ts'
import { GuestCalls, type RoomActions } from './calls/guestCalls.ts'
import type { Commentary } from './casters/commentary.ts'
import type { Channel } from './channels/channel.ts'
import type { ShownPoint } from './channels/leadingPictures.ts'
import { Leading } from './leading.ts'
import { LuckDraws } from './luckDraws.ts'
import { Table, type TableSetting } from './table.ts'
import type { Votes } from './votes/votes.ts'

export interface RoomSetting extends TableSetting, NameRules {
  readonly answer: Answerer
  readonly drawWords: PairingSetting['drawWords']
  /** Called when the window's view of the room has changed. */
  readonly onChange: () => void
}

/** The room's state for the window, with tokens in place of whole addresses. */
export interface RoomView
  extends Pick<
    RoomState,
    'lobby' | 'words' | 'guests' | 'requests' | 'watchDelay' | 'channels' | 'voting' | 'voteUntil' | 'phoneLeads'
  > {
  readonly links: readonly (Omit<RoomState['links'][number], 'url'> & { readonly token: string })[]
}

/** The addresses and guests with which a room begins. */
export type RoomOrigin = Omit<KeptAddresses, 'port'>

/** An event from outside the room. */
export type RoomEvent = Exclude<FromServer, { readonly kind: 'listening' | 'failed' | 'reached' | 'networks' }>

/** The smallest change of a guest's delay that is sent, in milliseconds. */
const DELAY_STEP = 10

/**
 * A room for other screens. It outlives matches: it follows the match on the table into the next one, and guests keep
 * their seats. Changes run one after another; calls of guests are answered meanwhile, and nothing waits for guests.
 */
export class Room implements RoomActions {
  readonly audiences: Audiences
  private readonly setting: RoomSetting
  private readonly guests = new Guests()
  private readonly links: Links
  private readonly seating = new Seating(this.guests)
  private readonly leading = new Leading(this.guests)
  private readonly names: NameCheck
  private readonly table: Table
  private readonly reception: Reception
  private readonly pairing: Pairing
  private readonly luck: LuckDraws
  private readonly calls: GuestCalls
  private readonly air: AirStates
  private readonly posts: AirPosts
  private readonly work = new Mutex()
  private windowMatch: string | null = null
  /** The match of the previous run of the program. */
  private readonly keptMatch: string | null

  constructor(setting: RoomSetting, origin: RoomOrigin) {
    const { table: kept } = origin
    this.setting = setting
    this.names = new NameCheck(setting)
    this.keptMatch = kept?.match ?? null
    this.links = new Links(origin)
    for (const guest of kept?.guests ?? []) this.guests.restore(guest, setting.timeSource.now())
    const { leading } = this
    const people = { guests: this.guests, seating: this.seating, leading }
    this.table = new Table(setting, people, keptPlans(origin), () => void this.run(() => this.table.placeAll()))
    this.votes.rules = origin.voting ?? USUAL_VOTING
    this.votes.onChange = setting.onChange
    this.pairing = new Pairing(setting)
    this.luck = new LuckDraws(this.guests, setting.tell, setting.timeSource)
    this.calls = new GuestCalls({ ...setting, actions: this })
    const { links, guests, seating, names, table } = this
    const forget = (guest: GuestRecord) => void this.run(() => this.reception.forgetLost(guest))
    this.reception = new Reception({ ...setting, links, guests, seating, names, table, forget })
    const { channels, pictures, votes, commentary } = table
    this.air = new AirStates({ ...setting, links, channels, pictures, votes, commentary })
    const handlers = { commands: casterPosts(commentary), vote: chatVotes(votes, () => setting.networks?.() ?? []) }
    this.posts = new AirPosts({ ...setting, links }, handlers)
    this.audiences = new Audiences({ table, links, reception: this.reception, run: (change) => this.run(change) })
  }

  get votes(): Votes {
    return this.table.votes
  }

  get commentary(): Commentary {
    return this.table.commentary
  }

  get view(): RoomView {
    const { words, requests } = this.pairing
    const { left } = this.votes
    const { match } = this.table
    const seats = this.seating.linked(match)
    const links = this.links.all.flatMap(({ id, channel, token }) => {
      if (channel.kind !== 'seat') return { id, channel, token, guest: null }
      return seats.includes(channel.seat)
        ? { id, channel, token, guest: this.seating.holderOf(channel.seat)?.id ?? null }
        : []
    })
    const guests = this.guests.all.map((guest) => {
      const wish = this.seating.wishOf(guest)
      return { ...guest.told, ...(wish !== undefined && { wish }) }
    })
    const lobby = this.seating.lobby(match)
    const { all: channels } = this.audiences
    const watchDelay = typeof this.audiences.watchDelay === 'number' ? this.audiences.watchDelay : 0
    return {
      lobby,
      links,
      words,
      guests,
      requests,
      watchDelay,
      channels,
      voting: this.votes.rules,
      ...(left !== null && { voteUntil: this.setting.wallClock() + left }),
      ...(this.leading.isAllowed && { phoneLeads: true }),
    }
  }

  /** The data that lasts longer than the program runs. */
  get kept(): Omit<KeptTable, 'reach' | 'isOpen'> & { readonly watch: string; readonly audiences: KeptAudiences } {
    const { links, guests, audiences, table } = this
    return { match: table.match?.id ?? this.keptMatch, ...links.kept, guests: guests.kept, audiences: audiences.kept }
  }

  /** Handles the events of guests. */
  hear(event: RoomEvent): void {
    if (event.kind === 'call') void this.answerCall(event)
    else if (event.kind === 'arrived') void this.run(() => this.reception.arrive(event))
    else if (event.kind === 'left') void this.run(() => this.reception.lose(event.connection))
    else if (event.kind === 'behind') void this.run(() => this.catchUp(event.connection))
    else if (event.kind === 'delay') this.noteDelay(event.connection, event.milliseconds)
    else if (event.kind === 'quiet') void this.run(() => this.noteQuiet(event.connection, event.quiet))
    else if (event.kind === 'asked') this.pairing.ask({ ...event.request, name: plainName(event.request.name) })
    else if (event.kind === 'askedNoMore') this.pairing.take(event.request)
    else if (event.kind === 'air') this.air.want(event.token)
    else if (event.kind === 'airPost') void this.posts.answer(event)
    else if (event.kind === 'wordsSpent') this.pairing.replaceGuessed()
    else event satisfies never
  }

  /** Follows the match that the window has open, and keeps following the last one while the window has none. */
  tableIs(id: string | null): Promise<void> {
    this.windowMatch = id
    return this.run(async () => {
      if (id !== null && id !== this.table.match?.id) await this.table.follow(id)
    })
  }

  /** Leaves a match that is removed. */
  drop(id: string): Promise<void> {
    return this.run(async () => {
      if (this.table.match?.id === id) await this.table.follow(null)
    })
  }

  plan(table: LobbyPlan | null): Promise<void> {
    return this.run(() => this.seating.plan(table, this.table.match))
  }

  noteShown(shown: ShownMoves): void {
    this.table.tellShown(shown)
  }

  /** Returns the channel of an audience; null if there is none with this id. */
  audienceOf(id: string): Channel | null {
    const channel = this.table.channels.has(id) ? this.table.channels.get(id) : null
    return channel?.plan.kind === 'spectator' ? channel : null
  }

  /** Passes on what the window with the clean feed has shown of a channel; null if it shows the channel no more. */
  noteFeed(channel: string, shown: ShownMoves | null): void {
    if (this.audienceOf(channel)) this.table.pictures.hearFeed(channel, shown)
  }

  /** Asks the guests of a new match to add to its luck; null if none of them is here. */
  askForLuck(request: LuckRequest): Promise<readonly LuckShare[] | null> {
    return this.luck.ask(request, this.seating.chairsAt(request.seats, this.table.match))
  }

  newWords(): void {
    this.pairing.newWords()
  }

  /** Admits a guest that has typed the words: to the requested seat, if it is free. */
  admit(request: string): void {
    const asked = this.pairing.take(request)
    if (!asked) return
    const seat = asked.seat !== null && !this.seating.holderOf(asked.seat) ? this.links.ofSeat(asked.seat) : null
    this.setting.tell({ kind: 'admit', request, token: (seat ?? this.links.room).token })
  }

  refuse(request: string): void {
    if (this.pairing.take(request)) this.setting.tell({ kind: 'admit', request, token: null })
  }

  /** Revokes an address and creates a new one in its place. */
  revoke(link: string): Promise<void> {
    return this.run(() => this.reception.revoke(link))
  }

  /** Revokes every address. */
  revokeAll(): Promise<void> {
    return this.run(() => {
      for (const { id } of this.links.all) this.reception.revoke(id)
    })
  }

  /** Disconnects a guest. Its seat is free, under a new address, and where names are checked without its name. */
  release(id: string): Promise<void> {
    return this.run(async () => {
      const guest = this.guests.get(id)
      if (guest && this.setting.areNamesChecked()) {
        this.names.remove(guest)
        await this.table.nameSeats(guest)
      }
      this.reception.release(id)
    })
  }

  /** Lets others see the name that a guest has asked for, unless it asks for another one by now. */
  approveName(guest: string, name: string): Promise<void> {
    return this.changeName(guest, (one) => this.names.approve(one, name))
  }

  /** Takes away the name of a guest, also that of its seat. */
  removeName(guest: string): Promise<void> {
    return this.changeName(guest, async (one) => {
      this.names.remove(one)
      await this.table.nameSeats(one)
    })
  }

  /** Lets the first phone at a seat pause and end the match, or no phone. */
  letPhoneLead(isAllowed: boolean): Promise<void> {
    return this.run(() => {
      this.leading.isAllowed = isAllowed
      for (const guest of this.guests.connected) this.table.tellRoom(guest)
    })
  }

  /** Changes the rules for votes of viewers, from the next poll on. */
  async setVoting(rules: VotingRules): Promise<void> {
    this.votes.rules = rules
    this.table.tellParts()
    this.setting.onChange()
  }

  /** Waits for pending changes. */
  idle(): Promise<void> {
    return this.work.idle()
  }

  /** Ends everything; the process with the sockets says goodbye on its own. */
  async close(): Promise<void> {
    this.pairing.close()
    this.air.close()
    await this.work.runExclusive(() => this.table.close())
  }

  async sit(guest: GuestRecord, seat: string | null): Promise<{ readonly token: string | null }> {
    const { seating, table, links } = this
    if (seat !== null && !seating.isBots(seat)) seating.sit(guest, seat, table.match)
    else seating.wish(guest, seat)
    await this.run(() => table.placeAll())
    table.tellRoom(guest)
    const own = seating.chairOf(guest, guest.seat)
    const link = own !== null && (seat === null || own === seat) ? links.ofSeat(own) : null
    if (link) guest.keys.give(link.hash)
    return { token: link?.token ?? null }
  }

  async rise(guest: GuestRecord): Promise<void> {
    this.seating.rise(guest)
    await this.run(() => this.table.placeAll())
  }

  async setPaused(guest: GuestRecord, paused: boolean): Promise<void> {
    await this.leading.matchFor(guest, this.table.match).setPaused(paused)
  }

  async end(guest: GuestRecord): Promise<void> {
    await this.leading.matchFor(guest, this.table.match).end()
  }

  vote(guest: GuestRecord, vote: string, option: number): void {
    this.votes.cast(guest, vote, option)
  }

  notePicture(guest: GuestRecord, shown: ShownPoint | null): void {
    this.table.pictures.hear(guest, shown)
  }

  pledgeLuck(guest: GuestRecord, match: string, hash: string): void {
    this.luck.pledge(guest, match, hash)
  }

  addLuck(guest: GuestRecord, match: string, number: string): void {
    this.luck.add(guest, match, number)
  }

  commandCaster(guest: GuestRecord, command: unknown): void {
    this.table.commentary.command(guest.channel, command)
  }

  agreeToCaster(guest: GuestRecord, agreed: boolean): Promise<void> {
    return this.agree(this.table.activeSeat(guest), 'elsewhere', agreed)
  }

  /** Notes whether a player at the table's own screen agrees that casters see what is hidden. */
  agreeHere(seat: Seat, agreed: boolean): Promise<void> {
    return this.agree(seat, 'here', agreed)
  }

  async rename(guest: GuestRecord, name: string): Promise<void> {
    const isNew = this.names.choose(guest, name)
    if (isNew) this.table.tellRoom(guest)
    await this.run(() => {})
  }

  async look(guest: GuestRecord, viewer: Viewer): Promise<void> {
    const [own, ...others] = this.table.viewersOf(guest)
    if (viewer !== own && !others.includes(viewer)) throw new Refused('not-your-seat', `may not look as ${viewer}`)
    guest.look = viewer === 'open' || (viewer === 'spectator' && viewer !== own) ? viewer : null
    await this.run(() => this.table.placeAll())
  }

  private async agree(seat: Seat | null, place: PlayedFrom, agreed: boolean): Promise<void> {
    const { table } = this
    if (seat === null) throw new Refused('not-your-seat')
    table.casters.agreeToAll(seat, place, agreed)
    await this.run(() => table.placeAll())
  }

  private changeName(id: string, change: (guest: GuestRecord) => Promise<void> | void): Promise<void> {
    return this.run(async () => {
      const guest = this.guests.get(id)
      if (!guest) return
      await change(guest)
      this.table.tellRoom(guest)
    })
  }

  private catchUp(connection: string): void {
    const guest = this.guests.at(connection)
    if (guest) this.table.catchUp(guest)
  }

  private noteDelay(connection: string, milliseconds: number): void {
    const guest = this.guests.at(connection)
    const delay = Math.round(milliseconds / DELAY_STEP) * DELAY_STEP
    if (!guest || guest.delay === delay) return
    guest.delay = delay
    this.setting.onChange()
  }

  private noteQuiet(connection: string, isQuiet: boolean): void {
    const guest = this.guests.at(connection)
    if (guest) guest.isQuiet = isQuiet
  }

  private async answerCall({ connection, id, method, params }: Extract<RoomEvent, { kind: 'call' }>): Promise<void> {
    const guest = this.guests.at(connection)
    if (!guest) return
    const answer = await this.calls.answerTo(guest, id, method, params)
    if ('text' in answer) this.setting.tell({ kind: 'answer', connection, text: answer.text })
    else this.setting.tell({ kind: 'answerShared', connection, id, key: answer.key })
  }

  /** Makes a change, and sends everyone its consequences. */
  private run(job: () => Promise<void> | void): Promise<void> {
    return this.work.runExclusive(async () => {
      try {
        await job()
        await this.audiences.endExpired(this.table.match?.id ?? this.keptMatch)
        const isSeated = this.seating.seatWaiting(this.table.match)
        if (isSeated || this.table.casters.showsTooMuch) await this.table.placeAll()
        await this.table.nameSeats()
        await this.table.keepPace(this.windowMatch)
      } catch (error) {
        this.setting.log.error('room not changed', { error })
      }
      this.table.commentary.followScreens()
      this.table.tellParts()
      this.reception.renewLinks()
      this.reception.tellSeated()
      this.table.tellLobby()
      this.setting.onChange()
    })
  }
}
