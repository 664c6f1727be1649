import type { GameShape, Seat, Viewer } from '../../engine/kernel/game.ts'
import type { Match } from '../../engine/match/match.ts'
import type { MatchInfo } from '../contract/ipc.ts'
import { Refused } from '../refused.ts'

/** The granted values: a list, or all. */
export type Grant<T> = 'all' | readonly T[]

/** What a subscriber may do in a match. */
export interface MatchAccess {
  /** The human seats that it may play. */
  readonly seats: Grant<Seat>
  /** The viewers that it may use; it starts with the first. */
  readonly viewers: Grant<Viewer>
  /** Bots play only while such a subscriber is there, and wait until it has shown their moves. They wait for no other. */
  readonly setsPace: boolean
}

/** Access of the window: everything that people at this computer may do. */
export const FULL_ACCESS: MatchAccess = { seats: 'all', viewers: 'all', setsPace: true }

export function isGranted<T>(grant: Grant<T>, one: T): boolean {
  return grant === 'all' || grant.includes(one)
}

/** The seats that a subscriber with this access may play, in order of play. */
export function ownSeats({ seats }: Pick<MatchInfo, 'seats'>, access: Pick<MatchAccess, 'seats'>): Seat[] {
  return humanSeats({ seats }).filter((seat) => isGranted(access.seats, seat))
}

function humanSeats({ seats }: Pick<MatchInfo, 'seats'>): Seat[] {
  return seats.filter(({ player }) => player.kind === 'human').map(({ seat }) => seat)
}

/**
 * The viewer of a new subscriber. With all viewers granted: everything if the match is over; while it runs, the view of
 * the only human, or the audience's if several people share the screen. Throws `not-your-seat` if this match has none of
 * the granted viewers.
 */
export function firstViewer(
  match: Match<GameShape>,
  info: MatchInfo,
  { viewers }: Pick<MatchAccess, 'viewers'>,
): Viewer {
  if (viewers !== 'all') return viewers.find((viewer) => isOpenTo(match, info, viewer)) ?? noViewer(viewers[0])
  if (match.outcome()) return 'open'
  const [only, ...others] = humanSeats(info)
  return only !== undefined && others.length === 0 ? only : 'spectator'
}

/** The requested viewer. Throws `not-your-seat` if it is not granted or not available now. */
export function requireViewer(
  match: Match<GameShape>,
  info: MatchInfo,
  { viewers }: Pick<MatchAccess, 'viewers'>,
  viewer: Viewer,
): Viewer {
  return isGranted(viewers, viewer) && isOpenTo(match, info, viewer) ? viewer : noViewer(viewer)
}

/** Whether this viewer is available now: never a bot's, and `open` only after the end. */
function isOpenTo(match: Match<GameShape>, info: MatchInfo, viewer: Viewer): boolean {
  if (viewer === 'open') return match.outcome() !== null
  return viewer === 'spectator' || humanSeats(info).includes(viewer)
}

function noViewer(viewer = 'anybody'): never {
  throw new Refused('not-your-seat', `may not look as ${viewer}`)
}
