import { create } from 'zustand'
import { HIDDEN, type Hidden } from '../../../engine/kernel/game.ts'
import type { Flag } from '../../../engine/sea-battle/data/fleet.ts'
import type { SeaBattleOptions, SeaSeat, Ship } from '../../../engine/sea-battle/types.ts'
import type { Spot } from '../../table/spot.ts'
import type { Square } from '../table/bearing.ts'
import { NOBODY_PLACES, type PlacementState } from './berthing.ts'
import { refusalAfter, refusedDrop } from './faults.ts'
import {
  cleared,
  confirmed,
  dropped,
  laid,
  letGo,
  moved,
  type Patch,
  refilled,
  remembered,
  reshaped,
  returned,
  stepped,
  taken,
  takenBack,
  takenNext,
  turned,
} from './handling.ts'

interface PlacementActions {
  /** Opens the harbour for a seat: ten ships to place. */
  begin(seat: SeaSeat, options: Pick<SeaBattleOptions, 'touch' | 'shapes'>, flag: Flag): void
  /** Closes the harbour, and discards the places of the ships. */
  end(): void
  setFlag(flag: Flag): void
  /** Shows a whole fleet, as after a random placement; a ship already in its place keeps the direction of its bow. */
  fill(ships: readonly Ship[] | Hidden): void
  /** Takes a ship in hand; `at` is the square of the field under the pointer, `point` the pointer on the table. */
  take(slot: number, at: Square | null, point: Spot | null): void
  /** Moves the ship in hand with the pointer. */
  move(at: Square | null, point: Spot): void
  /** Turns it by quarters, clockwise; negative numbers the other way. */
  turn(quarters: number): void
  /** Gives it the next (1) or the last (−1) shape that the options allow. */
  reshape(step: number): void
  /** Releases it: it lies, or goes back to its earlier place. Returns true if it lies in a new place. */
  drop(): boolean
  /**
   * Handles a click with a ship in hand: lays it, or puts it into the harbour. In an illegal place it stays in hand,
   * with a notice.
   */
  lay(): void
  /** Handles Escape. Returns false when nothing was in hand. */
  cancel(): boolean
  /** Puts a ship back into the harbour. */
  putBack(slot: number): void
  clear(): void
  /** Handles arrow keys: moves the keyboard's square, or the ship in hand. */
  step(east: number, south: number): void
  /** Handles Enter: places the ship in hand, or picks one up. */
  confirm(): void
  /** Undoes the last change of the layout; a ship in hand goes back first. Returns false when there is none. */
  undo(): boolean
  /** Handles Tab: takes the next ship from the harbour. */
  next(step?: 1 | -1): void
}

/** The fleet that the player at this screen is placing, before it is sent to the host. */
export const usePlacement = create<PlacementState & PlacementActions>((set, get) => {
  /** Applies a gesture; the refusal of the one before goes away. */
  const gesture = (patch: Patch) => set({ refused: null, ...remembered(get(), patch) })
  return {
    ...NOBODY_PLACES,
    begin: (seat, options, flag) => set({ ...NOBODY_PLACES, seat, options, flag }),
    end: () => set(NOBODY_PLACES),
    setFlag: (flag) => set({ flag }),
    fill: (ships) => {
      if (ships !== HIDDEN) gesture({ slots: refilled(get().slots, ships), held: null })
    },
    take: (slot, at, point) => gesture(taken(get(), slot, at, point)),
    move: (at, point) => set(refusalAfter(get(), moved(get(), at, point))),
    turn: (quarters) => set(refusalAfter(get(), turned(get(), quarters))),
    reshape: (step) => set(refusalAfter(get(), reshaped(get(), step))),
    drop: () => {
      const state = get()
      set({ ...remembered(state, dropped(state)), refused: refusedDrop(state) })
      return laid(state) !== null
    },
    lay: () => {
      const refused = refusedDrop(get())
      if (refused) set({ refused })
      else get().drop()
    },
    cancel: () => {
      const { held } = get()
      set(letGo(get()))
      return held !== null
    },
    putBack: (slot) => gesture(returned(get(), slot)),
    clear: () => gesture(cleared),
    step: (east, south) => gesture(stepped(get(), east, south)),
    confirm: () => {
      const state = get()
      gesture(confirmed(state))
      if (state.held && get().held) set({ refused: refusedDrop(state) })
    },
    undo: () => {
      const { held, cancel } = get()
      if (held) return cancel()
      const patch = takenBack(get())
      if (patch) set({ refused: null, ...patch })
      return patch !== null
    },
    next: (step = 1) => gesture(takenNext(get(), step)),
  }
})
