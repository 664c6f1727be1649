import type { Seat } from '../../../engine/kernel/game.ts'

/** The identity of a pad: two pads of one kind differ in their index. */
export interface PadId {
  readonly index: number
  readonly id: string
}

/** A pad that belongs to a seat, whether or not it is connected. A seat may have several. */
export interface SeatedPad extends PadId {
  readonly seat: Seat
}

/** The pads that belong to seats, and what is known about them. */
export interface PadSeats {
  readonly seated: readonly SeatedPad[]
  /** The connected pads. */
  readonly connected: readonly PadId[]
  /** The seats whose pads are gone and which any device plays until one of those pads is back. */
  readonly open: readonly Seat[]
}

export const isSamePad = (a: PadId, b: PadId): boolean => a.index === b.index && a.id === b.id

/** Returns the seat that a pad belongs to; null for none. */
export const seatOf = (seated: readonly SeatedPad[], pad: PadId): Seat | null =>
  seated.find((one) => isSamePad(one, pad))?.seat ?? null

/** Returns the pads of a seat. */
export const padsOf = (seated: readonly SeatedPad[], seat: Seat | null): readonly SeatedPad[] =>
  seated.filter((one) => one.seat === seat)

/** Returns the seated pads after one of them was given to a seat, or to none. */
export function seatPad(seated: readonly SeatedPad[], { index, id }: PadId, seat: Seat | null): readonly SeatedPad[] {
  const others = seated.filter((one) => !isSamePad(one, { index, id }))
  return seat === null ? others : [...others, { index, id, seat }]
}

/**
 * Returns the seat that a pad takes with its next press: without a seat, the first one that has no pad; else the seat
 * after its own, and none after the last.
 */
export function nextSeat(seated: readonly SeatedPad[], pad: PadId, seats: readonly Seat[]): Seat | null {
  const own = seatOf(seated, pad)
  if (own !== null && seats.includes(own)) return seats[seats.indexOf(own) + 1] ?? null
  return seats.find((seat) => padsOf(seated, seat).length === 0) ?? seats[0] ?? null
}

/** Returns the pads with each seat's given to the seat before it, as players who swap seats take them along. */
export function padsMovedOn(seated: readonly SeatedPad[], seats: readonly Seat[]): readonly SeatedPad[] {
  return seated.map((pad) => {
    const at = seats.indexOf(pad.seat)
    return at < 0 ? pad : { ...pad, seat: seats.at(at - 1) ?? pad.seat }
  })
}

const isConnected = ({ connected }: PadSeats, pad: PadId): boolean => connected.some((one) => isSamePad(one, pad))

/** Returns whether all pads of a seat are gone. A seat without pads waits for none. */
export function isGone(pads: PadSeats, seat: Seat | null): boolean {
  const own = padsOf(pads.seated, seat)
  return own.length > 0 && !own.some((pad) => isConnected(pads, pad))
}

/**
 * Returns whether a pad plays for the acting seat: its own pads do, and those without a seat for a seat that has no pad
 * here. Without any seated pad every pad does, so that one can be handed round.
 */
export function playsFor(pads: PadSeats, pad: PadId, acting: Seat | null): boolean {
  const { seated, open } = pads
  if (acting === null || seated.length === 0) return true
  const seat = seatOf(seated, pad)
  if (seat === acting) return true
  const hasPad = padsOf(seated, acting).some((one) => isConnected(pads, one))
  return !hasPad && (seat === null || open.includes(acting))
}

/** Returns the state after a look at the connected pads: a seat whose pad is back is its player's alone. */
export function withConnected(pads: PadSeats, connected: readonly PadId[]): PadSeats {
  const next = { ...pads, connected }
  return { ...next, open: pads.open.filter((seat) => isGone(next, seat)) }
}
