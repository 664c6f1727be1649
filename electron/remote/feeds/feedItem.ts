import type { GameShape } from '../../../engine/kernel/game.ts'
import type { Match } from '../../../engine/match/match.ts'
import type { GuestBatch, GuestClocks, GuestSnapshot, GuestTrouble } from '../../contract/screens.ts'
import type { HostedGame } from '../../games/hostedGame.ts'

/** A message for one viewer, with the moment of the match that it carries. */
export type FeedItem =
  | { readonly kind: 'snapshot'; readonly message: GuestSnapshot; readonly moment: FeedMoment }
  | { readonly kind: 'batch'; readonly message: GuestBatch; readonly moment: FeedMoment }
  | { readonly kind: 'clocks'; readonly message: GuestClocks }
  | { readonly kind: 'trouble'; readonly message: GuestTrouble }

/** The match when a message was made. The match may have gone on or back since. */
export interface FeedMoment {
  readonly game: HostedGame
  /** Returns the match of that moment, for the log of its moves. */
  played(): Match<GameShape>
}
