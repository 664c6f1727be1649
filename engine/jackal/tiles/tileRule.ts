import type { Turn } from '../../kernel/game.ts'
import type {
  Board,
  Cell,
  Chain,
  ChainStep,
  DeathCause,
  Decision,
  JackalRefusal,
  JackalShape,
  JackalState,
  Load,
  Manner,
  Piece,
  PieceType,
  StepCause,
  Tile,
} from '../types.ts'

/** A piece that has just come onto a tile. */
export interface Arrival {
  readonly piece: Piece
  readonly load: Load | null
  readonly cell: Cell
  readonly tile: Tile
  /** Every step of the move so far; the last one led to this tile. */
  readonly chain: Chain
  /** True if this step turned the tile. */
  readonly opened: boolean
}

/** Returns the cells that an open tile on a cell leads to. */
export type Ways = (board: Board, cell: Cell, tile: Tile) => readonly Cell[]

/**
 * The effect of an open tile on the movement of arriving pieces: used by moves, by the search for gold that can be won,
 * and by bots.
 */
export type Passage =
  /** The piece may stay, and sets out for these cells in a later turn (from a turntable's last step). */
  | { readonly kind: 'stays'; readonly leaves: Ways }
  /** The piece is sent on at once, to the same cells whatever direction it came from. */
  | { readonly kind: 'sends'; readonly cause: StepCause; readonly manner: Manner; readonly to: Ways }
  /** The piece is sent on at once, to cells that depend on the step that led here; `ever` lists them for any step. */
  | {
      readonly kind: 'sendsByStep'
      readonly cause: StepCause
      readonly after: (board: Board, last: ChainStep) => readonly Cell[]
      readonly ever: (board: Board, cell: Cell) => readonly Cell[]
    }
  /** The piece is sent to the ship of its own team. */
  | { readonly kind: 'sendsHome'; readonly cause: StepCause }
  /** The piece comes out at once at another tile of the kind and stays there; without a free one it is lost inside. */
  | {
      readonly kind: 'emerges'
      readonly exits: (tiles: JackalState['tiles'], cell: Cell) => readonly Cell[]
      readonly leaves: Ways
    }
  /** All pieces but one type die; that type may stay. */
  | { readonly kind: 'kills'; readonly cause: DeathCause; readonly spares: PieceType; readonly leaves: Ways }

/** The behaviour of one kind of tile. A missing hook has no effect. */
export interface TileRule {
  /** The effect on a load that is brought onto the open tile (J-GOLD). */
  readonly loads: 'allowed' | 'barred' | 'eaten'
  /** True if arriving pieces hit enemies here (J-HIT); otherwise all share the tile. */
  readonly fights: boolean
  readonly passage: Passage
  /** Returns why a piece may not come onto the open tile, besides its load and fights; null when it may. */
  barrier?(state: JackalState, piece: Piece, load: Load | null, cell: Cell): JackalRefusal | null
  /** Called when the tile is turned, before anything else. */
  onOpen?(turn: Turn<JackalShape>, arrival: Arrival): void
  /** Called when a piece rests here; returns a decision for the player, or null. */
  onRest?(turn: Turn<JackalShape>, arrival: Arrival): Decision | null
}
