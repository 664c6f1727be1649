import type { Hidden, Seat } from '../../kernel/game.ts'
import type { Cell, Gold, Load, Side, Tile } from './board.ts'
import type { StepCause } from './chain.ts'
import type { Decision } from './decision.ts'
import type { Piece, PieceId } from './piece.ts'
import type { TeamId } from './team.ts'

/** The causes of a piece's death (J-DEATH and the rules of tiles). */
export const DEATH_CAUSES = [
  'ship',
  'boat',
  'rammed',
  'rowed-over',
  'water',
  'cannibal',
  'cycle',
  'impossible',
  'polite',
  'bear',
] as const
export type DeathCause = (typeof DEATH_CAUSES)[number]

/** The reason why a team's turn is skipped (J-TURN). */
type SkipReason = 'nobody-left' | 'nobody-able'

/** The reason for the end of the match (J-END). */
export const END_REASONS = ['no-gold', 'nobody-able', 'agreed', 'decided', 'idle'] as const
export type EndReason = (typeof END_REASONS)[number]

/** One fact of a match: folded by `evolve`, listed in the log, shown by a cue. */
export type JackalEvent =
  | {
      readonly kind: 'loadLifted'
      readonly piece: PieceId
      readonly cell: Cell
      readonly step: number
      readonly load: Load
    }
  /**
   * The piece stands on `to` (for now); `step` is its step on a turntable there, otherwise 0. A load in hand comes
   * along.
   */
  | {
      readonly kind: 'pieceMoved'
      readonly piece: PieceId
      readonly from: Cell
      readonly to: Cell
      readonly step: number
      readonly cause: StepCause
      readonly load: Load | null
    }
  | {
      readonly kind: 'tileRevealed'
      readonly cell: Cell
      readonly tile: Tile
      readonly by: PieceId
      readonly reveals: true
    }
  /** The load in hand now lies on the tile (`step` on a turntable, otherwise 0). */
  | {
      readonly kind: 'loadDropped'
      readonly piece: PieceId
      readonly cell: Cell
      readonly step: number
      readonly load: Load
    }
  /** The load moves off the board into the ship's hold: coin 1, treasure 3. */
  | {
      readonly kind: 'loadScored'
      readonly piece: PieceId
      readonly team: TeamId
      readonly load: Gold
      readonly value: number
    }
  /** The load leaves the game: it sinks in the sea, or the cannibal eats it. */
  | {
      readonly kind: 'loadLost'
      readonly piece: PieceId
      readonly cell: Cell
      readonly load: Load
      readonly to: 'sea' | 'cannibal'
    }
  | {
      readonly kind: 'shipSailed'
      readonly team: TeamId
      readonly by: TeamId
      readonly from: Cell
      readonly to: Cell
      readonly aboard: readonly PieceId[]
    }
  /** The swimmer is taken aboard a ship, or the boat. */
  | {
      readonly kind: 'swimmerRescued'
      readonly piece: PieceId
      readonly team: TeamId
      readonly cell: Cell
      readonly boat?: true
    }
  /** The lifeboat lies on the tile that was turned (J-BOAT). */
  | { readonly kind: 'boatFound'; readonly cell: Cell; readonly by: PieceId }
  /** The boat in hand is afloat, with its bearer aboard. */
  | {
      readonly kind: 'boatLaunched'
      readonly piece: PieceId
      readonly team: TeamId
      readonly cell: Cell
      readonly sides: readonly Side[]
    }
  /** The boat is rowed one cell, with all aboard. */
  | {
      readonly kind: 'boatRowed'
      readonly team: TeamId
      readonly by: TeamId
      readonly from: Cell
      readonly to: Cell
      readonly aboard: readonly PieceId[]
      readonly sides: readonly Side[]
    }
  /** The piece was beaten on land: it flies to `ship`, empty-handed and free of any trap. */
  | {
      readonly kind: 'pieceStruck'
      readonly piece: PieceId
      readonly by: PieceId
      readonly from: Cell
      readonly ship: Cell
    }
  | {
      readonly kind: 'fridayTurned'
      readonly piece: PieceId
      readonly by: PieceId
      readonly from: TeamId
      readonly to: TeamId
    }
  | {
      readonly kind: 'pieceDied'
      readonly piece: PieceId
      readonly cell: Cell
      readonly cause: DeathCause
      readonly by: PieceId | TeamId | null
    }
  /** A resident leaves for good: Friday and the missionary met, or Friday got a bottle. */
  | { readonly kind: 'pieceLeft'; readonly piece: PieceId; readonly cell: Cell; readonly cause: 'met' | 'bottle' }
  | { readonly kind: 'pieceTrapped'; readonly piece: PieceId; readonly cell: Cell }
  | { readonly kind: 'pieceFreed'; readonly piece: PieceId; readonly cell: Cell; readonly by: PieceId | 'bottle' }
  | { readonly kind: 'pieceDrank'; readonly piece: PieceId; readonly cell: Cell }
  | {
      readonly kind: 'pieceLost'
      readonly piece: PieceId
      readonly cell: Cell
      readonly since: number
      readonly awaits: 'opening' | 'exit'
    }
  | { readonly kind: 'pieceEmerged'; readonly piece: PieceId; readonly from: Cell; readonly to: Cell }
  | { readonly kind: 'pieceRevived'; readonly piece: PieceId; readonly by: PieceId; readonly cell: Cell }
  /** A resident found on a tile joins the finder's team. */
  | { readonly kind: 'pieceJoined'; readonly piece: Piece; readonly by: PieceId }
  | { readonly kind: 'missionaryArmed'; readonly piece: PieceId; readonly by: PieceId }
  | { readonly kind: 'bottlesFound'; readonly team: TeamId; readonly count: number; readonly cell: Cell }
  | { readonly kind: 'bottleUsed'; readonly team: TeamId; readonly piece: PieceId }
  | { readonly kind: 'bottleGiven'; readonly team: TeamId; readonly by: PieceId; readonly to: PieceId }
  | { readonly kind: 'airplaneUsed'; readonly cell: Cell }
  | {
      readonly kind: 'lighthouseClimbed'
      readonly cell: Cell
      readonly by: PieceId
      readonly seat: Seat
      readonly looks: number
    }
  | {
      readonly kind: 'tilePeeked'
      readonly seat: Seat
      readonly cell: Cell
      readonly tile: Tile | Hidden
      readonly reveals: true
    }
  /** The tile seen at the i-th cell of `order` now lies at the i-th cell of `cells`. */
  | {
      readonly kind: 'tilesArranged'
      readonly seat: Seat
      readonly cells: readonly Cell[]
      readonly order: readonly Cell[] | Hidden
    }
  | { readonly kind: 'earthquakeStruck'; readonly cell: Cell }
  | { readonly kind: 'tilesSwapped'; readonly cells: readonly [Cell, Cell] }
  | { readonly kind: 'oathSworn'; readonly piece: PieceId; readonly cell: Cell }
  /** The bear on a tile just turned sets out; `seat`, the player that woke it, moves it on from now on (J-ARCH). */
  | { readonly kind: 'bearWoken'; readonly cell: Cell; readonly by: PieceId; readonly seat: Seat }
  | { readonly kind: 'bearWalked'; readonly from: Cell; readonly to: Cell }
  /** The piece met the bear: it flies to `ship`, empty-handed and free of any trap. */
  | { readonly kind: 'pieceMauled'; readonly piece: PieceId; readonly from: Cell; readonly ship: Cell }
  /** A ship is placed before play begins (J-ARCH). */
  | { readonly kind: 'shipPlaced'; readonly team: TeamId; readonly cell: Cell }
  | { readonly kind: 'groveEntered'; readonly cell: Cell; readonly turns: number }
  /** The acting seat must decide; null means that no decision is left. */
  | { readonly kind: 'decisionAsked'; readonly decision: Decision | null }
  | {
      readonly kind: 'turnPassed'
      readonly from: TeamId
      readonly to: TeamId
      readonly seat: Seat
      readonly sobered: readonly PieceId[]
    }
  | { readonly kind: 'turnSkipped'; readonly team: TeamId; readonly reason: SkipReason }
  | { readonly kind: 'endOffered'; readonly by: Seat }
  | { readonly kind: 'endAccepted'; readonly by: Seat }
  | { readonly kind: 'endDeclined'; readonly by: Seat }
  | {
      readonly kind: 'matchEnded'
      readonly winners: readonly Seat[]
      readonly scores: Readonly<Record<Seat, number>>
      readonly reason: EndReason
    }
