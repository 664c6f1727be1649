import type { Heading } from '../geometry/headings.ts'
import type { Attack } from './attack.ts'
import type { Cell } from './board.ts'
import type { DeedMove, Rudder } from './move.ts'
import type { Offer } from './offer.ts'
import type { UnitId } from './unit.ts'

/** The remaining tasks of moves under way; the next task is last. */
export type Task =
  | { readonly do: 'offer'; readonly offer: Offer }
  /** Carries out a move that has been announced. */
  | { readonly do: 'move'; readonly move: DeedMove }
  /** The task of a manoeuvre: what it crosses on its way, and its end. */
  | { readonly do: 'cross'; readonly ship: UnitId; readonly turn: Rudder }
  | {
      readonly do: 'arrive'
      readonly ship: UnitId
      readonly path: readonly Cell[]
      readonly turn: Rudder
      /** The heading before the manoeuvre, and after it. */
      readonly before: Heading
      readonly after: Heading
    }
  /** `spared` is about to be fired at: its seat will be asked because of that. */
  | { readonly do: 'endMove'; readonly ship: UnitId; readonly spared: UnitId | null }
  | { readonly do: 'roll'; readonly attack: Attack }
  | { readonly do: 'fight'; readonly ship: UnitId; readonly target: UnitId; readonly helped: boolean }
  | { readonly do: 'finish'; readonly ship: UnitId }
