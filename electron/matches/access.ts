import type { Seat, Viewer } from '../../engine/kernel/game.ts'
import { type MatchInfo, playsElsewhere, playsHere } from '../contract/ipc.ts'
import { Refused } from '../contract/refused.ts'

/** The granted values: a list, or all. */
export type Grant<T> = 'all' | readonly T[]

/** The place of a person: at the screen of this computer or at another. */
export type PlayedFrom = 'here' | 'elsewhere'

/** The rights of a subscriber in a match. */
export interface MatchAccess {
  /** The subscriber's place: seats played at the other place can neither be played nor looked at from here. */
  readonly place: PlayedFrom
  /** The human seats at the subscriber's place that the subscriber may play. */
  readonly seats: Grant<Seat>
  /** The viewers that the subscriber may use; it starts with the first. */
  readonly viewers: Grant<Viewer>
  /**
   * True if the subscriber sets the pace of bots: they play only while at least one such subscriber is there, and wait
   * until it has shown their moves. They wait for no other subscriber.
   */
  readonly setsPace: boolean
  /**
   * The seats whose players let the subscriber see everything while the match runs; `open` needs all seats of people.
   * Missing for subscribers that never may.
   */
  readonly agreed?: readonly Seat[]
}

/** The rights that decide what a subscriber sees. */
type Watching = Pick<MatchAccess, 'viewers' | 'place' | 'agreed'>

/** Access of the window: everything that people at this computer may do. */
export const FULL_ACCESS: MatchAccess = { place: 'here', seats: 'all', viewers: 'all', setsPace: true }

export function isGranted<T>(grant: Grant<T>, one: T): boolean {
  return grant === 'all' || grant.includes(one)
}

/** Returns the seats that a subscriber with this access may play, in order of play. */
export function ownSeats({ seats }: Pick<MatchInfo, 'seats'>, access: Pick<MatchAccess, 'seats' | 'place'>): Seat[] {
  return seatsAt({ seats }, access.place).filter((seat) => isGranted(access.seats, seat))
}

/**
 * Throws `not-your-seat`. Must run before anything waits for the match, so that not even the delay of a refusal reveals
 * what others do.
 */
export function requireSeat(info: MatchInfo, access: Pick<MatchAccess, 'seats' | 'place'>, seat: Seat): void {
  if (!ownSeats(info, access).includes(seat)) throw new Refused('not-your-seat', `may not play ${seat}`)
}

/** Returns the seats that people play at a place. */
function seatsAt({ seats }: Pick<MatchInfo, 'seats'>, place: PlayedFrom): Seat[] {
  const plays = place === 'here' ? playsHere : playsElsewhere
  return seats.filter(({ player }) => plays(player)).map(({ seat }) => seat)
}

/**
 * Returns the viewer of a new subscriber. With all viewers granted: everything if the match is over; while it runs, the
 * view of the only person at this screen. It is the audience's view if others may see the screen: if several people
 * share it, or if others play elsewhere and the person here is not marked as alone. Throws `not-your-seat` if this
 * match has none of the granted viewers.
 */
export function firstViewer(info: MatchInfo, access: Watching): Viewer {
  const { viewers } = access
  if (viewers !== 'all') return viewers.find((viewer) => isOpenTo(info, access, viewer)) ?? noViewer(viewers[0])
  if (info.outcome) return 'open'
  return onlyPerson(info.seats) ?? 'spectator'
}

/** Returns the seat of the only person who sees this screen; null if several may see it, or none. */
function onlyPerson(seats: MatchInfo['seats']): Seat | null {
  const [only, ...others] = seats.filter(({ player }) => playsHere(player))
  if (only?.player.kind !== 'human' || others.length > 0) return null
  return only.player.alone || !seats.some(({ player }) => playsElsewhere(player)) ? only.seat : null
}

/** Returns the requested viewer. Throws `not-your-seat` if it is not granted or not available now. */
export function requireViewer(info: MatchInfo, access: Watching, viewer: Viewer): Viewer {
  return isGranted(access.viewers, viewer) && isOpenTo(info, access, viewer) ? viewer : noViewer(viewer)
}

/**
 * Returns whether this viewer is available now: only one of a person at this place, and `open` only after the end or
 * with the agreement of all people who play.
 */
function isOpenTo(info: MatchInfo, { place, agreed }: Omit<Watching, 'viewers'>, viewer: Viewer): boolean {
  if (viewer === 'open') return info.outcome !== null || (agreed !== undefined && haveAgreed(info, agreed))
  return viewer === 'spectator' || seatsAt(info, place).includes(viewer)
}

type Seats = Pick<MatchInfo, 'seats' | 'hadPeople'>

/** Returns whether the players of all seats of people are among those that agreed. */
export function haveAgreed(info: Seats, agreed: readonly Seat[]): boolean {
  return seatsToAgree(info).every((seat) => agreed.includes(seat))
}

/**
 * Returns the seats of people, also those that bots have taken over: what their players hid is still hidden, and a person
 * may take them back.
 */
export function seatsToAgree({ seats, hadPeople = [] }: Seats): Seat[] {
  return seats.flatMap(({ seat, player }) => (player.kind === 'human' || hadPeople.includes(seat) ? [seat] : []))
}

function noViewer(viewer = 'anybody'): never {
  throw new Refused('not-your-seat', `may not look as ${viewer}`)
}
