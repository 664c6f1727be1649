import type { GameShape, Seat, Viewer } from '../../engine/kernel/game.ts'
import type { Match } from '../../engine/match/match.ts'
import type { MatchInfo } from '../contract/ipc.ts'
import { Refused } from '../refused.ts'

/** What is granted: the listed, or all that there is. */
export type Grant<T> = 'all' | readonly T[]

/** What a subscriber may do at a match. */
export interface MatchAccess {
  /** The seats that it may choose for, among those that people play. */
  readonly seats: Grant<Seat>
  /** The viewers that it may look as, the one that it begins with first. */
  readonly viewers: Grant<Viewer>
  /** Bots play only while such a subscriber is there, and wait until it has shown their moves. Nobody waits for others. */
  readonly setsPace: boolean
}

/** All that people at this screen may do. */
export const FULL_ACCESS: MatchAccess = { seats: 'all', viewers: 'all', setsPace: true }

export function isGranted<T>(grant: Grant<T>, one: T): boolean {
  return grant === 'all' || grant.includes(one)
}

/** The seats that somebody with this access may choose for, in order of play. */
export function ownSeats({ seats }: Pick<MatchInfo, 'seats'>, access: Pick<MatchAccess, 'seats'>): Seat[] {
  return humanSeats({ seats }).filter((seat) => isGranted(access.seats, seat))
}

/** The seats played by people. */
function humanSeats({ seats }: Pick<MatchInfo, 'seats'>): Seat[] {
  return seats.filter(({ player }) => player.kind === 'human').map(({ seat }) => seat)
}

/**
 * Whom a subscriber looks as until it asks for another. With all viewers granted: everything once the match is over, the
 * only human's view while it runs, and the audience's where several people share the screen. Throws `not-your-seat` when
 * this match has none of the viewers granted.
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

/** The viewer that was asked for. Throws `not-your-seat` where it is not granted, or nobody may look as it now. */
export function requireViewer(
  match: Match<GameShape>,
  info: MatchInfo,
  { viewers }: Pick<MatchAccess, 'viewers'>,
  viewer: Viewer,
): Viewer {
  return isGranted(viewers, viewer) && isOpenTo(match, info, viewer) ? viewer : noViewer(viewer)
}

/** Whether anybody may look as this viewer now: never as a bot, and as `open` only when the match is over. */
function isOpenTo(match: Match<GameShape>, info: MatchInfo, viewer: Viewer): boolean {
  if (viewer === 'open') return match.outcome() !== null
  return viewer === 'spectator' || humanSeats(info).includes(viewer)
}

function noViewer(viewer = 'anybody'): never {
  throw new Refused('not-your-seat', `may not look as ${viewer}`)
}
