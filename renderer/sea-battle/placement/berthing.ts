import { cellAt, FIELD_SIZE } from '../../../engine/sea-battle/cells.ts'
import { FLEET, type Flag } from '../../../engine/sea-battle/data/fleet.ts'
import { closeTo, placementFault } from '../../../engine/sea-battle/placement.ts'
import type {
  Cell,
  SeaBattleMove,
  SeaBattleOptions,
  SeaBattleRefusal,
  SeaSeat,
  Ship,
} from '../../../engine/sea-battle/types.ts'
import type { Spot } from '../../table/spot.ts'
import { type Square, squaresOf } from '../table/bearing.ts'
import { type Shape, shapeOf, shapeSquares } from './shapes.ts'

/** One ship of the fleet that is being placed. */
export interface Slot extends Shape {
  readonly length: number
  /** Null while it waits in the harbour. */
  readonly berth: Ship | null
}

/** The ship in hand. */
export interface Held {
  readonly slot: number
  /** The index of the held square. */
  readonly grip: number
  /** The square of the field under the held square; null over the harbour or beside the field. */
  readonly at: Square | null
  /** The pointer's place, in cells of the table; null when the keyboard holds the ship. */
  readonly point: Spot | null
  /** The ship's state when it was taken. */
  readonly from: Slot
}

/** Why the ship in hand may not lie there: the ship that is in the way, or off the field. */
export type LayingFault =
  | { readonly code: Extract<SeaBattleRefusal, 'ships-overlap' | 'ships-touch'>; readonly other: Ship }
  | { readonly code: Extract<SeaBattleRefusal, 'off-the-field'> }

/** A ship that was released in an illegal place, or clicked there. */
export interface Refused {
  readonly length: number
  /** The cells that the ship would have taken; null beside the field. */
  readonly cells: Ship | null
  readonly fault: LayingFault
}

export interface PlacementState {
  /** The seat that places; null while none does. */
  readonly seat: SeaSeat | null
  readonly options: Pick<SeaBattleOptions, 'touch' | 'shapes'>
  readonly flag: Flag
  readonly slots: readonly Slot[]
  readonly held: Held | null
  /** The keyboard's square; null until a key is used. */
  readonly cursor: Square | null
  /** Shown until the next gesture, or for some time once the ship is out of hand. */
  readonly refused: Refused | null
  /** The layouts before each gesture that changed them, the oldest first. */
  readonly earlier: readonly (readonly Slot[])[]
}

export const EMPTY_FLEET: readonly Slot[] = FLEET.map((length) => ({ length, form: 0, quarter: 0, berth: null }))

export const NOBODY_PLACES: PlacementState = {
  seat: null,
  options: { touch: 'none', shapes: 'straight' },
  flag: 'pirates',
  slots: EMPTY_FLEET,
  held: null,
  cursor: null,
  refused: null,
  earlier: [],
}

/** The distance beside the field from which a held ship still snaps onto it, in squares. */
const SNAP = 1

/** Returns the square under the pointer that a ship may snap to; null further away. */
export function snapped([east, south]: Square): Square | null {
  const reach = (value: number) => value >= -SNAP && value < FIELD_SIZE + SNAP
  return reach(east) && reach(south) ? [east, south] : null
}

/** Returns the cells that the ship in hand would take, moved wholly onto the field; null over the harbour. */
export function heldCells({ slots, held }: PlacementState): Ship | null {
  const slot = held && slots[held.slot]
  if (!slot || !held?.at) return null
  return berthAt(slot, held.grip, held.at)
}

/** Returns the berth of a ship whose `grip`-th square is held over a square, shifted onto the field. */
function berthAt(slot: Slot, grip: number, [east, south]: Square): Ship {
  const squares = shapeSquares(slot.length, slot)
  const [gripEast, gripSouth] = squares[grip] ?? [0, 0]
  const wanted = squares.map(([e, s]): Square => [east + e - gripEast, south + s - gripSouth])
  const [shiftEast, shiftSouth] = [inward(wanted.map(([e]) => e)), inward(wanted.map(([, s]) => s))]
  return wanted.map(([e, s]) => cellAt(e + shiftEast, s + shiftSouth)).sort((a, b) => a - b)
}

/** Returns the shift that puts a stretch of files or ranks onto the field. */
function inward(places: readonly number[]): number {
  const [least, most] = [Math.min(...places), Math.max(...places)]
  if (least < 0) return -least
  return most >= FIELD_SIZE ? FIELD_SIZE - 1 - most : 0
}

/** Returns the ships in place, without the one in hand. */
export function shipsLaid({ slots, held }: PlacementState): readonly Ship[] {
  return slots.flatMap(({ berth }, index) => (berth && held?.slot !== index ? [berth] : []))
}

/**
 * Returns the cells where no part of another ship may lie: the ships themselves, and the cells too close to them
 * (S-PLACE).
 */
export function blockedCells(state: PlacementState): readonly Cell[] {
  const taken = shipsLaid(state).flat()
  return [...new Set([...taken, ...taken.flatMap((cell) => closeTo(cell, state.options))])]
}

/** Returns those of the cells under the ship in hand that it may not take. */
export function cellsAtFault(state: PlacementState): readonly Cell[] {
  const cells = heldCells(state)
  if (!cells) return []
  const blocked = new Set(blockedCells(state))
  return cells.filter((cell) => blocked.has(cell))
}

/** Returns whether all ten ships are in place and none is in hand. */
export function isFleetLaid({ slots, held }: PlacementState): boolean {
  return held === null && slots.every(({ berth }) => berth !== null)
}

/** Returns the move that places the fleet; null until it may be played. */
export function placeMove(state: PlacementState): Extract<SeaBattleMove, { kind: 'place' }> | null {
  if (!isFleetLaid(state)) return null
  const ships = shipsLaid(state)
  const fault = placementFault(ships, state.options)
  return fault ? null : { kind: 'place', flag: state.flag, ships }
}

/** Returns a fleet's ships in the slots of their lengths. */
export function slotsOf(ships: readonly Ship[]): readonly Slot[] {
  const left = [...ships]
  return FLEET.map((length) => {
    const index = left.findIndex((ship) => ship.length === length)
    const [berth = null] = index < 0 ? [] : left.splice(index, 1)
    return { length, berth, ...(berth ? shapeOf(squaresOf(berth)) : { form: 0, quarter: 0 }) }
  })
}

/** Returns the slot of the ship on a cell; −1 for open water. */
export function slotOn({ slots }: PlacementState, cell: Cell): number {
  return slots.findIndex(({ berth }) => berth?.includes(cell))
}
