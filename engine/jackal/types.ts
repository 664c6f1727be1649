import type { Hidden, Outcome, Seat } from '../kernel/game.ts'
import type { TileKind } from './data/tiles.ts'

/** A cell of the 13 × 13 board: file + 13 × rank, both from 0; `a1` is 0, `m13` is 168. See `cells.ts`. */
export type Cell = number

/** Teams in clockwise order from the south (J-SEATS). */
export const TEAMS = ['white', 'red', 'black', 'yellow'] as const
export type TeamId = (typeof TEAMS)[number]

export type Side = 'S' | 'W' | 'N' | 'E'

/** Quarter turns clockwise of the picture drawn facing north: N is 0, E is 1, S is 2, W is 3. */
export type Facing = 0 | 1 | 2 | 3

/** What a character carries (J-GOLD). */
export type Load = 'coin' | 'treasure'

export interface JackalOptions {
  readonly players: 2 | 3 | 4
  /** Crews commanded by each of two players. */
  readonly crews: 1 | 2
  readonly alliances: 'none' | 'pairs'
  readonly shipPicksUpSwimmers: boolean
  readonly lifeboat: false
  readonly variant: 'classic'
  readonly map: 'island'
  readonly endWhenDecided: boolean
  /** Rounds without a new tile, scored or lost gold, or a death after which the match ends. */
  readonly idleRounds: number
}

/** A tile of the island. In a view an unknown closed tile has the kind 'closed' and nothing else to tell. */
export interface Tile {
  readonly kind: TileKind | 'closed'
  readonly open: boolean
  readonly facing: Facing
  /** Which of the drawings of its kind it shows, from 1; only `empty` has several. */
  readonly picture: number
  readonly coins: number
  readonly treasure: boolean
  /** Loads on the steps of a turntable, by step − 1; empty on other tiles, which use `coins` and `treasure`. */
  readonly steps: readonly StepLoad[]
  /** Airplane flown, lighthouse climbed. */
  readonly used: boolean
  /** Seats that have looked at it while closed. */
  readonly seenBy: readonly Seat[]
}

export interface StepLoad {
  readonly coins: number
  readonly treasure: boolean
}

export interface Team {
  readonly id: TeamId
  readonly side: Side
  /** The player who commands it when no grove is at work. */
  readonly seat: Seat
  readonly ship: Cell
  readonly gold: number
  readonly bottles: number
}

export const PIECE_TYPES = ['pirate', 'ben', 'missionary', 'friday'] as const
export type PieceType = (typeof PIECE_TYPES)[number]
/** 'white-1' … for pirates; residents are named after their type. */
export type PieceId = string

export interface Piece {
  readonly id: PieceId
  readonly type: PieceType
  readonly team: TeamId
  /** A cell (a ship's cell means aboard her), or out of play: pirates die, residents are gone. */
  readonly at: Cell | 'dead' | 'gone'
  /** Step on a turntable, from 1; 0 elsewhere. */
  readonly step: number
  /** In hand while a chain of steps is under way; nothing is held between turns. */
  readonly load: Load | null
  readonly trapped: boolean
  /** Misses its team's next turn (J-RUM). */
  readonly drunk: boolean
  /** A missionary who was given a bottle. */
  readonly fighter: boolean
  /** Lost inside a cave: off the board although `at` names the cave (J-CAVE). */
  readonly lost: Lost | null
}

export interface Lost {
  /** Order of getting lost: lower is longer. */
  readonly since: number
  /** Comes out when a new cave is opened, or as soon as an open exit is free of enemies. */
  readonly awaits: 'opening' | 'exit'
}

/** How a character was carried over one step of a move. */
export const STEP_CAUSES = [
  'walk',
  'swim',
  'board',
  'land',
  'turntable',
  'arrow',
  'horse',
  'ice',
  'flight',
  'crocodile',
  'cave',
  'balloon',
  'cannon',
] as const
export type StepCause = (typeof STEP_CAUSES)[number]

/** How the last step was made: what ice repeats (J-ICE). */
export type Manner = 'straight' | 'knight' | 'flight'

/** A move under way: from where it set out and every step taken, for J-ICE, J-CROCODILE and the cycle rule. */
export interface Chain {
  readonly piece: PieceId
  readonly origin: Cell
  readonly originStep: number
  readonly steps: readonly ChainStep[]
}

export interface ChainStep {
  readonly from: Cell
  readonly to: Cell
  readonly manner: Manner
}

/** Who may be given a bottle (J-BOTTLE). */
export type Recipient = 'friday' | 'missionary'

/** What the acting seat is asked before the turn can go on; null at the start of a turn. */
export type Decision =
  | {
      readonly kind: 'onward'
      readonly chain: Chain
      readonly cause: StepCause
      readonly manner: Manner
      readonly to: readonly Cell[]
    }
  /** Flying on from an airplane just reached, giving a bottle, or neither. */
  | { readonly kind: 'arrival'; readonly chain: Chain; readonly flight: boolean; readonly give: readonly Recipient[] }
  | { readonly kind: 'peek'; readonly chain: Chain; readonly looked: readonly Cell[]; readonly left: number }
  | { readonly kind: 'arrange'; readonly chain: Chain; readonly looked: readonly Cell[] }
  | { readonly kind: 'swap'; readonly chain: Chain; readonly first: Cell | null }
  | { readonly kind: 'oath'; readonly chain: Chain }
  | { readonly kind: 'endOffer'; readonly by: Seat; readonly waiting: readonly Seat[] }

export interface JackalState {
  readonly options: JackalOptions
  /** One entry a cell; null is sea. */
  readonly tiles: readonly (Tile | null)[]
  /** In turn order. */
  readonly teams: readonly Team[]
  readonly pieces: readonly Piece[]
  /** The team whose turn it is. */
  readonly turn: TeamId
  readonly decision: Decision | null
  /** Turns for which teams are still commanded by the next player, this one included (J-GROVE). */
  readonly groveTurns: number
  /** A grove was entered in this turn: it begins with the next. */
  readonly groveEntered: boolean
  /** Turns since the last new tile, scored or lost gold, or death. */
  readonly idleTurns: number
  /** Turns passed or skipped since the match began. */
  readonly turnNumber: number
  /** The end of the match was offered in this turn already. */
  readonly endOffered: boolean
  readonly result: Outcome | null
}

export type JackalMove =
  | { readonly kind: 'go'; readonly piece: PieceId; readonly to: Cell; readonly carry?: Load; readonly bottle?: true }
  | { readonly kind: 'sail'; readonly team: TeamId; readonly to: Cell }
  | { readonly kind: 'revive'; readonly piece: PieceId }
  | { readonly kind: 'peek'; readonly cell: Cell }
  | { readonly kind: 'arrange'; readonly order: readonly Cell[] }
  | { readonly kind: 'swap'; readonly cell: Cell }
  | { readonly kind: 'swear'; readonly loud: boolean }
  | { readonly kind: 'give'; readonly to: Recipient }
  | { readonly kind: 'offerEnd' }
  | { readonly kind: 'acceptEnd' }
  | { readonly kind: 'decline' }

/** Why a character died (J-DEATH and the tiles). */
export const DEATH_CAUSES = ['ship', 'rammed', 'water', 'cannibal', 'cycle', 'impossible', 'polite'] as const
export type DeathCause = (typeof DEATH_CAUSES)[number]

export type SkipReason = 'nobody-left' | 'nobody-able'
export const END_REASONS = ['no-gold', 'nobody-able', 'agreed', 'decided', 'idle'] as const
export type EndReason = (typeof END_REASONS)[number]

/** What happened, one fact each: folded by `evolve`, told in the log, shown by a cue. */
export type JackalEvent =
  | {
      readonly kind: 'loadLifted'
      readonly piece: PieceId
      readonly cell: Cell
      readonly step: number
      readonly load: Load
    }
  /** The piece stands on `to` (for now); `step` is its step on a turntable there, else 0. A load in hand comes along. */
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
  /** The load in hand lies on the tile now (`step` on a turntable, else 0). */
  | {
      readonly kind: 'loadDropped'
      readonly piece: PieceId
      readonly cell: Cell
      readonly step: number
      readonly load: Load
    }
  /** Taken off the board into the ship's hold: coin 1, treasure 3. */
  | {
      readonly kind: 'loadScored'
      readonly piece: PieceId
      readonly team: TeamId
      readonly load: Load
      readonly value: number
    }
  /** Out of the game: sunk in the sea, or lost at the cannibal's. */
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
  | { readonly kind: 'swimmerRescued'; readonly piece: PieceId; readonly team: TeamId; readonly cell: Cell }
  /** Beaten on land: flies to `ship`, empty-handed and free of any trap. */
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
  /** Residents that leave for good: Friday and the missionary met, or Friday was moved to tears by a bottle. */
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
  /** The tile seen at the i-th cell of `order` lies at the i-th cell of `cells` now. */
  | {
      readonly kind: 'tilesArranged'
      readonly seat: Seat
      readonly cells: readonly Cell[]
      readonly order: readonly Cell[] | Hidden
    }
  | { readonly kind: 'earthquakeStruck'; readonly cell: Cell }
  | { readonly kind: 'tilesSwapped'; readonly cells: readonly [Cell, Cell] }
  | { readonly kind: 'oathSworn'; readonly piece: PieceId; readonly cell: Cell }
  | { readonly kind: 'groveEntered'; readonly cell: Cell; readonly turns: number }
  /** The acting seat is asked something (null: nothing any more). */
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

/** Why a move is not allowed; `data/refusals.ts` names the rule behind each. */
export const REFUSALS = [
  'match-over',
  'not-your-turn',
  'not-asked',
  'finish-the-move',
  'no-such-piece',
  'not-your-piece',
  'out-of-play',
  'trapped',
  'drunk',
  'lost-in-cave',
  'too-far',
  'off-the-board',
  'straight-ashore-only',
  'no-landing-from-water',
  'no-jumping-into-the-sea',
  'enemy-ship-with-load',
  'nothing-to-carry',
  'preacher-carries-nothing',
  'closed-with-load',
  'enemies-with-load',
  'no-loads-here',
  'fort-taken',
  'preacher-protects',
  'preacher-avoids-enemies',
  'friday-cannot-hit',
  'stands-with-preacher',
  'cave-guarded',
  'cave-needs-exit',
  'turntable-step-first',
  'no-bottle',
  'bottle-not-needed',
  'not-your-ship',
  'no-sailor-aboard',
  'not-in-the-lane',
  'own-swimmer-in-the-way',
  'cannot-revive',
  'nobody-to-revive',
  'crew-complete',
  'not-a-closed-tile',
  'already-looked',
  'not-an-order-of-the-looked',
  'tile-not-free',
  'nobody-to-give-to',
  'offer-at-turn-start-only',
  'already-offered',
] as const
export type JackalRefusal = (typeof REFUSALS)[number]

export interface JackalShape {
  options: JackalOptions
  state: JackalState
  move: JackalMove
  event: JackalEvent
  refusal: JackalRefusal
}
