import { createContext } from 'react'
import type { MatchSetup } from '../../../electron/contract/ipc.ts'
import type { Device } from '../../../electron/contract/screens.ts'
import type { Seat } from '../../../engine/kernel/game.ts'
import type { SeatDraft } from './draft.ts'

/** A guest with a seat of the match that the form describes. */
export interface SeatedGuest {
  readonly id: string
  readonly name: string
  /** Missing if it is not known. */
  readonly device: Device | undefined
  /** True if its screen is connected and answers. */
  readonly isThere: boolean
}

/** A guest without the seat that it wants: a certain one, or any for null. */
export interface WaitingGuest {
  readonly id: string
  readonly wish: Seat | null
}

/** The guests on other screens that take part in the match that the form describes. */
export interface PlannedGuests {
  readonly seated: Readonly<Record<Seat, SeatedGuest>>
  /** The longest waiting first. */
  readonly waiting: readonly WaitingGuest[]
}

/** A person at this computer who was chosen or named for a seat. */
export type NamedPerson = Pick<SeatDraft, 'name' | 'profile'>

/** The surroundings of a form of a new match. */
export interface NewMatchPlace {
  /** The people of the form that was shown last, in the order of their seats: the form of another game takes them over. */
  readonly people: { current: readonly NamedPerson[] }
  /** Called with the match that the form describes, whenever it could be started. */
  plan(setup: MatchSetup): void
  /** Set if another, golden button starts a match at once. */
  readonly hasQuickStart: boolean
  /** Called when the player begins to change the match. */
  onChange(): void
  /** Null while other screens do not see the match. */
  readonly guests: PlannedGuests | null
  /** The state of seats for viewers: `late` if their delay is too long; null while the table is closed to them. */
  readonly viewers: 'offered' | 'late' | null
}

/** Null if the form stands alone. */
export const NewMatchPlan = createContext<NewMatchPlace | null>(null)
