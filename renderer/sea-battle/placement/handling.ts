import { cellAt, FIELD_SIZE } from '../../../engine/sea-battle/cells.ts'
import type { Ship } from '../../../engine/sea-battle/types.ts'
import { type Square, squaresOf } from '../table/bearing.ts'
import {
  cellsAtFault,
  EMPTY_FLEET,
  type Held,
  heldCells,
  type PlacementState,
  type Slot,
  slotOn,
  slotsOf,
} from './berthing.ts'
import { isBesideField } from './faults.ts'
import { formCount, shapeSquares } from './shapes.ts'

/** A changed part of the state. */
export type Patch = Partial<PlacementState>

const NOTHING: Patch = {}

const withSlot = (slots: readonly Slot[], index: number, change: Partial<Slot>): readonly Slot[] =>
  slots.map((slot, i) => (i === index ? { ...slot, ...change } : slot))

/** Takes a ship in hand by its square nearest to `at`, or by its middle. */
export function taken(state: PlacementState, index: number, at: Square | null, point: Held['point']): Patch {
  const slot = state.slots[index]
  if (!slot || state.held) return NOTHING
  const berth = slot.berth ? squaresOf(slot.berth) : null
  const grip = at && berth ? gripOf(slot, berth, at) : Math.floor((slot.length - 1) / 2)
  return { held: { slot: index, grip, at, point, from: slot } }
}

/** Returns the square of the shape that lies on a square of the field. */
function gripOf(slot: Slot, berth: readonly Square[], [east, south]: Square): number {
  const shape = shapeSquares(slot.length, slot)
  const west = (squares: readonly Square[]) => Math.min(...squares.map(([e]) => e))
  const north = (squares: readonly Square[]) => Math.min(...squares.map(([, s]) => s))
  const [shiftEast, shiftSouth] = [west(berth) - west(shape), north(berth) - north(shape)]
  const grip = shape.findIndex(([e, s]) => e + shiftEast === east && s + shiftSouth === south)
  return Math.max(0, grip)
}

export function moved({ held }: PlacementState, at: Square | null, point: Held['point']): Patch {
  return held ? { held: { ...held, at, point } } : NOTHING
}

/** Turns the ship in hand by quarters, clockwise; a ship of one cell has nothing to turn. */
export function turned({ held, slots }: PlacementState, quarters: number): Patch {
  const slot = held && slots[held.slot]
  if (!slot || !held || slot.length === 1) return NOTHING
  return { slots: withSlot(slots, held.slot, { quarter: (slot.quarter + quarters + 4) % 4 }) }
}

/** Gives the ship in hand its next shape, if ships may be bent. */
export function reshaped({ held, slots, options }: PlacementState, step: number): Patch {
  const slot = held && slots[held.slot]
  if (!slot || !held) return NOTHING
  const count = formCount(slot.length, options.shapes)
  return { slots: withSlot(slots, held.slot, { form: (slot.form + step + count) % count }) }
}

/** Lays the ship in hand where it is held; returns null in an illegal place, and over the harbour. */
export function laid(state: PlacementState): Patch | null {
  const berth = heldCells(state)
  if (!state.held || !berth || cellsAtFault(state).length > 0) return null
  return { slots: withSlot(state.slots, state.held.slot, { berth }), held: null }
}

/** Releases the ship: into the sea, into the harbour when held over it, else back to its earlier place and shape. */
export function dropped(state: PlacementState): Patch {
  if (!state.held) return NOTHING
  if (state.held.at === null && !isBesideField(state)) return returned(state, state.held.slot)
  return laid(state) ?? letGo(state)
}

/** Puts the ship in hand back to its earlier place and shape. */
export function letGo({ held, slots }: PlacementState): Patch {
  return held ? { slots: withSlot(slots, held.slot, held.from), held: null } : NOTHING
}

/** Returns the layout with no ship in hand. */
const settled = (state: PlacementState): readonly Slot[] => letGo(state).slots ?? state.slots

/** Remembers the earlier layout, if a gesture has changed it. */
export function remembered(before: PlacementState, patch: Patch): Patch {
  const [was, is] = [settled(before), settled({ ...before, ...patch })]
  const isSame = was.every(({ berth }, index) => String(berth) === String(is[index]?.berth ?? null))
  return isSame ? patch : { ...patch, earlier: [...before.earlier, was] }
}

/** Returns whether there is an earlier layout, and no ship is in hand. */
export const mayTakeBack = ({ held, earlier }: PlacementState): boolean => held === null && earlier.length > 0

/** Undoes the last gesture that changed the layout; returns null if there is none. */
export function takenBack({ earlier }: PlacementState): Patch | null {
  const slots = earlier.at(-1)
  return slots ? { slots, held: null, earlier: earlier.slice(0, -1) } : null
}

/** Puts a ship back into the harbour, straight again. */
export function returned({ slots, held }: PlacementState, index: number): Patch {
  return {
    slots: withSlot(slots, index, { berth: null, form: 0, quarter: 0 }),
    held: held?.slot === index ? null : held,
  }
}

export const cleared: Patch = { slots: EMPTY_FLEET, held: null }

/** Returns the slots of a whole fleet; a ship already in its place keeps the direction of its bow. */
export function refilled(before: readonly Slot[], ships: readonly Ship[]): readonly Slot[] {
  return slotsOf(ships).map((slot, index) => {
    const was = before[index]
    return was && slot.berth && String(was.berth) === String(slot.berth) ? was : slot
  })
}

/** Moves the keyboard's square, and the ship in hand with it. */
export function stepped(state: PlacementState, east: number, south: number): Patch {
  const [fromEast, fromSouth] = state.held?.at ?? state.cursor ?? [4, 5]
  const within = (value: number) => Math.max(0, Math.min(FIELD_SIZE - 1, value))
  const started = state.cursor !== null || state.held !== null
  const cursor: Square = started
    ? [within(fromEast + east), within(fromSouth + south)]
    : [within(fromEast), within(fromSouth)]
  return { cursor, ...moved(state, cursor, null) }
}

/** Handles Enter: lays the ship in hand, takes the one under the keyboard's square, or the next from the harbour. */
export function confirmed(state: PlacementState): Patch {
  if (state.held) return laid(state) ?? NOTHING
  const at = state.cursor ?? [4, 5]
  const under = slotOn(state, cellAt(...at))
  return under >= 0 ? { cursor: at, ...taken(state, under, at, null) } : takenNext(state, 1)
}

/** Takes the next ship that waits in the harbour; one in hand is put back first. */
export function takenNext(state: PlacementState, step: 1 | -1): Patch {
  const from = state.held?.slot ?? -1
  const free = state.held ? { ...state, ...letGo(state) } : state
  const count = free.slots.length
  for (let i = 1; i <= count; i++) {
    const index = ((((from < 0 ? (step > 0 ? -1 : 0) : from) + step * i) % count) + count) % count
    if (free.slots[index]?.berth) continue
    const at = state.held?.at ?? state.cursor ?? [4, 5]
    return { slots: free.slots, cursor: at, ...taken({ ...free, held: null }, index, at, null) }
  }
  return NOTHING
}
