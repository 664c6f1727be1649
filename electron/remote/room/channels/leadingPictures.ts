import type { FeedPoint, Network, ShownMoves } from '../../../contract/screens.ts'
import type { Log } from '../../../files/log.ts'
import type { GuestRecord, Guests } from '../../admission/guests.ts'
import type { Tell } from '../../link/link.ts'
import { notificationText } from '../../link/rpc.ts'
import type { Channels } from './channels.ts'
import { isThisComputer } from './thisComputer.ts'

/** The last event that a picture has shown. */
export interface ShownPoint extends FeedPoint {
  readonly match: string
  readonly moves: number
}

/** A page that shows the match to the audience of its channel. It is one only until its connection ends. */
interface Picture {
  readonly guest: GuestRecord
  readonly connection: string | null
}

/** The picture of a channel that leads: a page, the window with the clean feed, or the window of the game. */
type Leader = GuestRecord | 'feed' | 'window'

/** The pictures of one channel, and what overlays have last been sent. */
interface Lead {
  pictures: readonly Picture[]
  /** True while the window with the clean feed shows this channel. */
  isFeed: boolean
  shown: ShownPoint | null
  /** The picture that has shown this. */
  by: Leader | null
}

export interface LeadingPicturesSetting {
  /** Passes a message to the process that has the sockets. */
  readonly tell: Tell
  readonly log: Log
  /** The networks of this computer; without it only the loopback address is its own. */
  readonly networks?: () => readonly Network[]
}

/**
 * The picture that leads the overlays of each channel: they show an event only once it has. A clean feed on this
 * computer leads before those elsewhere: the window with the feed, then the first page. Without a clean feed the window
 * of the game leads channels without a delay. A wrong report is ignored: overlays know no event that their channel has
 * not sent, so a picture can only make them wait.
 */
export class LeadingPictures {
  private readonly guests: Guests
  private readonly channels: Channels
  private readonly setting: LeadingPicturesSetting
  private readonly leads = new Map<string, Lead>()
  /** The guests whose wrong reports are in the log, with the faults. */
  private readonly logged = new WeakMap<GuestRecord, Set<string>>()

  constructor(guests: Guests, channels: Channels, setting: LeadingPicturesSetting) {
    this.guests = guests
    this.channels = channels
    this.setting = setting
  }

  /** Takes the report of a clean feed; null if it shows nothing to anyone now. */
  hear(guest: GuestRecord, shown: ShownPoint | null): void {
    if (guest.channel === null) return
    const lead = this.leadOf(guest.channel)
    const known = lead.pictures.filter((one) => one.guest.connection === one.connection)
    const isKnown = known.some((one) => one.guest === guest)
    if (shown === null) lead.pictures = known.filter((one) => one.guest !== guest)
    else lead.pictures = isKnown ? known : [...known, { guest, connection: guest.connection }]
    if (shown === null || this.leaderOf(guest.channel) !== guest) return
    const fault = this.pass(guest.channel, shown, guest)
    if (fault) this.logFault(guest, fault)
  }

  /** Takes the report of the window with the clean feed; null if it shows the channel no more. */
  hearFeed(channel: string, shown: ShownMoves | null): void {
    this.leadOf(channel).isFeed = shown !== null
    if (shown) this.hearWindowIn(channel, shown, 'feed')
  }

  /** Takes the report of the window of the game. */
  hearWindow(shown: ShownMoves): void {
    for (const { plan } of this.channels.all)
      if (plan.delay === 0 && this.leaderOf(plan.id) === 'window') this.hearWindowIn(plan.id, shown, 'window')
  }

  /** Sends an overlay that joins what its picture has shown, before it is sent the match. */
  greet({ channel, device, connection }: GuestRecord): void {
    const lead = channel === null ? undefined : this.leads.get(channel)
    if (!lead?.shown || device !== 'overlay' || connection === null) return
    if (this.isCurrent(lead, channel)) this.send([connection], lead.shown)
  }

  /** Returns the last event that the picture of a channel has shown; null without one. */
  shownIn(channel: string): number | null {
    const lead = this.leads.get(channel)
    return lead?.shown && this.isCurrent(lead, channel) ? lead.shown.lastEvent : null
  }

  /** Forgets what the pictures of a channel that ends have shown. */
  end(channel: string): void {
    this.leads.delete(channel)
  }

  private leadOf(channel: string): Lead {
    const known = this.leads.get(channel)
    if (known) return known
    const made: Lead = { pictures: [], isFeed: false, shown: null, by: null }
    this.leads.set(channel, made)
    return made
  }

  private leaderOf(channel: string): Leader {
    const { isFeed, pictures } = this.leadOf(channel)
    if (isFeed) return 'feed'
    const connected = pictures.filter(({ guest, connection }) => guest.connection === connection)
    const networks = this.setting.networks?.() ?? []
    const first = connected.find(({ guest }) => isThisComputer(guest.address, networks)) ?? connected[0]
    return first?.guest ?? 'window'
  }

  /** Returns whether overlays still follow the picture whose report arrived last. */
  private isCurrent({ by }: Lead, channel: string | null): boolean {
    return by === 'window' || (channel !== null && by === this.leaderOf(channel))
  }

  private hearWindowIn(channel: string, { match, moves, lastEvent }: ShownMoves, by: 'feed' | 'window'): void {
    const { history } = this.channels.get(channel).place.broadcast.log.snapshot?.message ?? {}
    if (history !== undefined && lastEvent !== undefined) this.pass(channel, { match, moves, history, lastEvent }, by)
  }

  /** Passes a report on to the overlays of a channel; returns its fault if it cannot be true. */
  private pass(channel: string, shown: ShownPoint, by: Leader): string | null {
    const lead = this.leadOf(channel)
    const feed = this.channels.get(channel).place.broadcast.log.snapshot?.message
    const before = lead.by === by ? lead.shown : null
    if (feed?.match.id !== shown.match) return 'another match'
    if (feed.history !== shown.history) return null // on its way while a move was taken back
    if (shown.lastEvent > feed.lastEvent || shown.moves > feed.match.moves) return 'beyond the feed'
    if (before?.history === shown.history && before.lastEvent > shown.lastEvent) return 'backwards'
    Object.assign(lead, { shown, by })
    const overlays = this.guests.connected.filter((one) => one.channel === channel && one.device === 'overlay')
    this.send(
      overlays.flatMap(({ connection }) => connection ?? []),
      shown,
    )
    return null
  }

  private send(connections: readonly string[], shown: ShownPoint): void {
    if (connections.length === 0) return
    this.setting.tell({ kind: 'send', connections, text: notificationText('room.shown', shown), snapshot: false })
  }

  /** Notes each fault of a guest once: a picture that lies must not fill the log. */
  private logFault(guest: GuestRecord, fault: string): void {
    const known = this.logged.get(guest) ?? new Set()
    if (known.has(fault)) return
    this.logged.set(guest, known.add(fault))
    this.setting.log.warn('report of a picture ignored', { id: guest.id, reason: fault })
  }
}
