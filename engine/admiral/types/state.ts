import type { Outcome } from '../../kernel/game.ts'
import type { Activation } from './activation.ts'
import type { Board, Wind } from './board.ts'
import type { Offer } from './offer.ts'
import type { AdmiralOptions } from './options.ts'
import type { Task } from './task.ts'
import type { Ashore, Fort, Ship, Team, TeamId, Treasure } from './unit.ts'

/** The whole match at one moment; a view is the same with `hidden` in place of secrets. */
export interface AdmiralState {
  readonly options: AdmiralOptions
  readonly board: Board
  readonly teams: readonly Team[]
  readonly ships: readonly Ship[]
  readonly forts: readonly Fort[]
  readonly treasures: readonly Treasure[]
  readonly ashore: readonly Ashore[]
  readonly wind: Wind
  readonly round: number
  /** The teams that still have to assign their captains; play begins when there is none. */
  readonly assigning: readonly TeamId[]
  readonly turn: TeamId
  readonly activation: Activation | null
  readonly offer: Offer | null
  /** The tasks that follow once the pending offer is settled. */
  readonly agenda: readonly Task[]
  /** The dice used before any luck is drawn; hidden from every viewer. */
  readonly dice: readonly number[]
  readonly winds: readonly Wind[]
  readonly result: Outcome | null
}
