import type { Outcome } from '../../kernel/game.ts'
import type { Bear } from './bear.ts'
import type { Board, Tile } from './board.ts'
import type { Decision } from './decision.ts'
import type { Lifeboat } from './lifeboat.ts'
import type { JackalOptions } from './options.ts'
import type { Piece } from './piece.ts'
import type { Team, TeamId } from './team.ts'

/** The complete state of a match at one moment; a view is the same with closed tiles in place of secrets. */
export interface JackalState {
  readonly options: JackalOptions
  readonly board: Board
  /** The tile of each cell; null for sea. */
  readonly tiles: readonly (Tile | null)[]
  /** The teams in turn order. */
  readonly teams: readonly Team[]
  readonly pieces: readonly Piece[]
  /** Null without the option, while it is under its tile, and once it is lost (J-BOAT). */
  readonly lifeboat: Lifeboat | null
  /** The bear; null until it is woken. */
  readonly bear: Bear | null
  /** The team whose turn it is. */
  readonly turn: TeamId
  readonly decision: Decision | null
  /** The number of turns for which teams are still commanded by the next player, including this one (J-GROVE). */
  readonly groveTurns: number
  /** True if a grove was entered in this turn: it begins with the next. */
  readonly groveEntered: boolean
  /** The number of turns since the last eventful one (J-END). */
  readonly idleTurns: number
  /** True if this turn has brought a new tile, scored or lost gold, or a death. */
  readonly eventful: boolean
  /** The number of turns passed or skipped since the match began. */
  readonly turnNumber: number
  /** True if the end of the match was already offered in this turn. */
  readonly endOffered: boolean
  readonly result: Outcome | null
}
