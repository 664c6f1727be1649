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
  /** Every step of the move so far; the last one led here. */
  readonly chain: Chain
  /** The tile was turned by this very step. */
  readonly opened: boolean
}

/** Cells that an open tile on a cell leads to. */
export type Ways = (board: Board, cell: Cell, tile: Tile) => readonly Cell[]

/** Where an open tile lets those who come go: read by moves, by the search for gold that can be won, and by bots. */
export type Passage =
  /** One may stay, and sets out for these cells in a later turn (from a turntable's last step). */
  | { readonly kind: 'stays'; readonly leaves: Ways }
  /** One is sent on at once, to the same cells wherever one came from. */
  | { readonly kind: 'sends'; readonly cause: StepCause; readonly manner: Manner; readonly to: Ways }
  /** One is sent on at once, to cells that depend on the step that led here; `ever` lists them for any step. */
  | {
      readonly kind: 'sendsByStep'
      readonly cause: StepCause
      readonly after: (board: Board, last: ChainStep) => readonly Cell[]
      readonly ever: (board: Board, cell: Cell) => readonly Cell[]
    }
  /** One is sent to the ship of one's own team. */
  | { readonly kind: 'sendsHome'; readonly cause: StepCause }
  /** One comes out at once at another tile of the kind and stays there; without one that is free, one is lost inside. */
  | {
      readonly kind: 'emerges'
      readonly exits: (tiles: JackalState['tiles'], cell: Cell) => readonly Cell[]
      readonly leaves: Ways
    }
  /** All but one type of piece die; those may stay. */
  | { readonly kind: 'kills'; readonly cause: DeathCause; readonly spares: PieceType; readonly leaves: Ways }

/** The behaviour of one kind of tile. Hooks left out: nothing more happens. */
export interface TileRule {
  /** What becomes of a load that is brought onto the open tile (J-GOLD). */
  readonly loads: 'allowed' | 'barred' | 'eaten'
  /** Whether whoever comes hits enemies here (J-HIT); where not, all share the tile. */
  readonly fights: boolean
  readonly passage: Passage
  /** Why a piece may not come onto the open tile, besides its load and fights; null when it may. */
  barrier?(state: JackalState, piece: Piece, load: Load | null, cell: Cell): JackalRefusal | null
  /** What happens when the tile is turned, before anything else. */
  onOpen?(turn: Turn<JackalShape>, arrival: Arrival): void
  /** What happens to whoever rests here; may ask the player something. */
  onRest?(turn: Turn<JackalShape>, arrival: Arrival): Decision | null
}
