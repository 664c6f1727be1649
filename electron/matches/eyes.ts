import type { GameShape, Seat, Viewer } from '../../engine/kernel/game.ts'
import type { Match } from '../../engine/match/match.ts'
import type { MatchInfo } from '../contract/ipc.ts'
import { Refused } from '../refused.ts'

/** The seats played by people; all of them sit at this screen. */
export function humanSeats({ seats }: Pick<MatchInfo, 'seats'>): Seat[] {
  return seats.filter(({ player }) => player.kind === 'human').map(({ seat }) => seat)
}

/**
 * Whose eyes a window uses unless it asks for others: everything once the match is over, the only human's while it
 * runs, and the audience's where several people share the screen.
 */
export function firstViewer(match: Match<GameShape>, info: MatchInfo): Viewer {
  if (match.outcome()) return 'open'
  const [only, ...others] = humanSeats(info)
  return only !== undefined && others.length === 0 ? only : 'spectator'
}

/** The viewer a window asked for. Throws `not-your-seat` for eyes that are not at this screen. */
export function allowedViewer(match: Match<GameShape>, info: MatchInfo, viewer: Viewer): Viewer {
  if (viewer === 'spectator' || humanSeats(info).includes(viewer)) return viewer
  if (viewer === 'open' && match.outcome()) return viewer
  throw new Refused('not-your-seat', `no eyes of ${viewer} at this screen`)
}
