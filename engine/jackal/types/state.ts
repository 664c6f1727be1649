import type { Outcome } from '../../kernel/game.ts'
import type { Bear } from './bear.ts'
import type { Board, Tile } from './board.ts'
import type { Decision } from './decision.ts'
import type { Lifeboat } from './lifeboat.ts'
import type { JackalOptions } from './options.ts'
import type { Piece } from './piece.ts'
import type { Team, TeamId } from './team.ts'

/** All of a match at one moment; a view is the same with closed tiles in place of secrets. */
export interface JackalState {
  readonly options: JackalOptions
  readonly board: Board
  /** One entry a cell; null is sea. */
  readonly tiles: readonly (Tile | null)[]
  /** In turn order. */
  readonly teams: readonly Team[]
  readonly pieces: readonly Piece[]
  /** Null without the option, under its tile, and once it is lost (J-BOAT). */
  readonly lifeboat: Lifeboat | null
  /** Null until it is woken. */
  readonly bear: Bear | null
  /** The team whose turn it is. */
  readonly turn: TeamId
  readonly decision: Decision | null
  /** Turns for which teams are still commanded by the next player, this one included (J-GROVE). */
  readonly groveTurns: number
  /** A grove was entered in this turn: it begins with the next. */
  readonly groveEntered: boolean
  /** Turns since the last one that was eventful (J-END). */
  readonly idleTurns: number
  /** This turn has brought a new tile, scored or lost gold, or a death. */
  readonly eventful: boolean
  /** Turns passed or skipped since the match began. */
  readonly turnNumber: number
  /** The end of the match was offered in this turn already. */
  readonly endOffered: boolean
  readonly result: Outcome | null
}
