import type { Turn } from '../../kernel/game.ts'
import type {
  Cell,
  Chain,
  DeathCause,
  Decision,
  JackalShape,
  JackalState,
  Load,
  Manner,
  Piece,
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

/** What a tile does with whoever comes onto it, from public knowledge alone. */
export type Onward =
  | { readonly kind: 'rests' }
  | { readonly kind: 'dies'; readonly cause: DeathCause }
  /** Leaves at once for one of these cells; the impossible and the repeated are sifted out by the traveller. */
  | { readonly kind: 'leaves'; readonly cause: StepCause; readonly manner: Manner; readonly to: readonly Cell[] }
  /** Comes out of another cave and stops there. */
  | { readonly kind: 'emerges'; readonly to: readonly Cell[] }
  | { readonly kind: 'isLost'; readonly awaits: 'opening' | 'exit' }

/** The behaviour of one kind of tile. Left out: one simply rests there and nothing more happens. */
export interface TileRule {
  /** Whether one may stay, and where one is sent otherwise. */
  onward?(state: JackalState, arrival: Arrival): Onward
  /** What happens when the tile is turned, before anything else. */
  onOpen?(turn: Turn<JackalShape>, arrival: Arrival): void
  /** What happens to whoever rests here; may ask the player something. */
  onRest?(turn: Turn<JackalShape>, arrival: Arrival): Decision | null
}

export const RESTS: Onward = { kind: 'rests' }
