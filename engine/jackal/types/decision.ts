import type { Seat } from '../../kernel/game.ts'
import type { Cell } from './board.ts'
import type { Chain, Manner, StepCause } from './chain.ts'
import type { PieceId } from './piece.ts'

/** A piece that may be given a bottle (J-BOTTLE). */
export type Recipient = 'friday' | 'missionary'

/** A decision of the acting seat before the turn can go on; null at the start of a turn. */
export type Decision =
  | {
      readonly kind: 'onward'
      readonly chain: Chain
      readonly cause: StepCause
      readonly manner: Manner
      readonly to: readonly Cell[]
    }
  /**
   * Flying on from an airplane just reached, rowing on in the boat just launched, giving a bottle, or none of these.
   */
  | {
      readonly kind: 'arrival'
      readonly chain: Chain
      readonly flight: boolean
      readonly boat?: true
      readonly give: readonly Recipient[]
    }
  | { readonly kind: 'peek'; readonly chain: Chain; readonly looked: readonly Cell[]; readonly left: number }
  | { readonly kind: 'arrange'; readonly chain: Chain; readonly looked: readonly Cell[] }
  | { readonly kind: 'swap'; readonly chain: Chain; readonly first: Cell | null }
  | { readonly kind: 'oath'; readonly chain: Chain }
  /** Using a bottle after the turn's move, or not (J-ARCH); `acted` is the piece that has moved. */
  | { readonly kind: 'uncork'; readonly acted: PieceId | null }
  | { readonly kind: 'endOffer'; readonly by: Seat; readonly waiting: readonly Seat[] }
