import { create } from 'zustand'
import type { Seat } from '../../../engine/kernel/game.ts'
import {
  isGone,
  isSamePad,
  nextSeat,
  type PadId,
  type PadSeats,
  padsMovedOn,
  playsFor,
  seatOf,
  seatPad,
  withConnected,
} from './seats.ts'

interface SeatedPads extends PadSeats {
  /** The game whose seats these are: those of another game may bear the same names. */
  readonly game: string | null
  /** The seat whose player the curtain calls; null without a curtain. */
  readonly called: Seat | null
  /** The seat for whose pad the players wait, and are not asked again; null for none. */
  readonly awaited: Seat | null
}

const NONE: SeatedPads = { game: null, seated: [], connected: [], open: [], called: null, awaited: null }

/** The pads that belong to seats of the match on the table, or of the one that a form describes. */
export const useSeatedPads = create<SeatedPads>(() => NONE)

/** Notes the connected pads. */
export function noteConnected(connected: readonly PadId[]): void {
  const pads = useSeatedPads.getState()
  const isSame =
    pads.connected.length === connected.length && connected.every((pad, n) => isSamePad(pad, pads.connected[n] ?? pad))
  const list = connected.map(({ index, id }) => ({ index, id }))
  if (isSame) return
  const next = withConnected(pads, list)
  useSeatedPads.setState({ ...next, awaited: isGone(next, pads.awaited) ? pads.awaited : null })
}

const padAt = (index: number): PadId | undefined =>
  useSeatedPads.getState().connected.find((pad) => pad.index === index)

/** Returns the seat of the connected pad at an index; null for none. */
export function seatOfPad(index: number): Seat | null {
  const pad = padAt(index)
  return pad ? seatOf(useSeatedPads.getState().seated, pad) : null
}

/**
 * Returns whether the connected pad at an index plays for the acting seat.
 * @param here the seats of people at this screen: the pad of any other seat, whose player has left, is free
 */
export function mayPlay(index: number, acting: Seat | null, here: readonly Seat[]): boolean {
  const pad = padAt(index)
  const pads = useSeatedPads.getState()
  const seated = pads.seated.filter(({ seat }) => here.includes(seat))
  return pad === undefined || playsFor({ ...pads, seated }, pad, acting)
}

/** Gives the pad at an index the next of these seats. */
export function takeSeat(index: number, seats: readonly Seat[]): void {
  const pad = padAt(index)
  if (!pad) return
  const { seated } = useSeatedPads.getState()
  useSeatedPads.setState({ seated: seatPad(seated, pad, nextSeat(seated, pad, seats)) })
}

/** Lets any device play for a seat until a pad of it is back. */
export function openSeat(seat: Seat): void {
  const { open } = useSeatedPads.getState()
  if (!open.includes(seat)) useSeatedPads.setState({ open: [...open, seat] })
}

/** Waits for the pad of a seat. */
export function awaitPad(seat: Seat): void {
  useSeatedPads.setState({ awaited: seat })
}

/** Asks again about a pad that is gone. */
export function askAgain(): void {
  useSeatedPads.setState({ awaited: null })
}

/** Notes the seat whose player the curtain calls. */
export function noteCalled(called: Seat | null): void {
  useSeatedPads.setState({ called })
}

/** Lets the pads go with their players, who have swapped seats. */
export function movePadsOn(seats: readonly Seat[]): void {
  const { seated } = useSeatedPads.getState()
  useSeatedPads.setState({ seated: padsMovedOn(seated, seats), open: [], awaited: null })
}

/** Begins to seat pads in a game; those that sit in another one get up. */
export function seatIn(game: string): void {
  if (useSeatedPads.getState().game !== game) forgetSeats()
  useSeatedPads.setState({ game })
}

/** Gives all pads back: any of them plays for the acting seat. */
export function forgetSeats(): void {
  useSeatedPads.setState({ seated: [], open: [], awaited: null })
}
