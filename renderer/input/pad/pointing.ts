import { create } from 'zustand'
import type { Seat } from '../../../engine/kernel/game.ts'

/** A place of the table to which a pad points, numbered as the marks at cells are. */
export interface Pointed {
  readonly id: number
  readonly pad: number
  /** The pad's seat; null for a pad without one. */
  readonly seat: Seat | null
  readonly place: number
}

interface Pointing {
  /** The place of each pad that is moving its mark about. */
  readonly marks: readonly Pointed[]
  /** The places that were just shown to everyone. */
  readonly pings: readonly Pointed[]
}

const NONE: Pointing = { marks: [], pings: [] }

/** The cells at which the pads of seats that do not act point; they never leave this screen. */
export const usePointing = create<Pointing>(() => NONE)

/** The time that a mark stays without being moved, and a ring; and the least time between two rings of a pad, ms. */
export const MARK_LASTS = 4000
export const PING_LASTS = 2500
export const PING_AGAIN = 1000
/** The largest number of rings at once. */
const MOST = 4

let lastId = 0
const fading = new Map<number, ReturnType<typeof setTimeout>>()
/** The pads that have just shown a place. */
const resting = new Set<number>()

/** Returns the place of a pad's mark; null for none. */
export const markOf = (pad: number): number | null =>
  usePointing.getState().marks.find((mark) => mark.pad === pad)?.place ?? null

/** Moves the mark of a pad to a place, where it stays for a while. */
export function movePointer(pad: number, seat: Seat | null, place: number): void {
  const others = usePointing.getState().marks.filter((mark) => mark.pad !== pad)
  usePointing.setState({ marks: [...others, { id: ++lastId, pad, seat, place }] })
  stay(pad)
}

/** Shows the place of a pad's mark to everyone, once a second at most. Returns false if it has no mark. */
export function ping(pad: number): boolean {
  const mark = usePointing.getState().marks.find((one) => one.pad === pad)
  if (!mark) return false
  stay(pad)
  if (resting.has(pad)) return true
  resting.add(pad)
  setTimeout(() => resting.delete(pad), PING_AGAIN)
  const shown = { ...mark, id: ++lastId }
  usePointing.setState(({ pings }) => ({ pings: [...pings, shown].slice(-MOST) }))
  setTimeout(() => usePointing.setState(({ pings }) => ({ pings: pings.filter((one) => one !== shown) })), PING_LASTS)
  return true
}

/** Forgets all marks and rings: the table is covered, or another one. */
export function stopPointing(): void {
  for (const timer of fading.values()) clearTimeout(timer)
  fading.clear()
  usePointing.setState(NONE)
}

function stay(pad: number): void {
  clearTimeout(fading.get(pad))
  const fade = () => usePointing.setState(({ marks }) => ({ marks: marks.filter((mark) => mark.pad !== pad) }))
  fading.set(pad, setTimeout(fade, MARK_LASTS))
}
