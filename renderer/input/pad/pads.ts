import { create } from 'zustand'
import { notePadUse } from '../activity.ts'
import type { PadButton } from '../commands.ts'
import { type Brand, brandOf } from './brand.ts'
import { usedPad } from './lastDevice.ts'
import type { Taught } from './mapping.ts'
import { PadTracker } from './PadTracker.ts'
import { pollPads } from './polling.ts'
import type { PadReading } from './reading.ts'
import { noteConnected } from './seatedPads.ts'
import type { Stick } from './sticks.ts'

/** A pad that a player holds: a button of it was pressed. */
export interface Pad {
  readonly index: number
  readonly id: string
  readonly brand: Brand
}

/** The pads in use, in the order of their indices. */
export const usePads = create<{ readonly pads: readonly Pad[] }>(() => ({ pads: [] }))

/** Receives what the players do with their pads. */
export interface PadListener {
  /** @param isHeld true for the repetitions of a held button */
  press(button: PadButton, pad: number, isHeld: boolean): void
  release(button: PadButton, pad: number): void
  /** Called at each look while the right stick of a pad is pushed, with the time since the last look. */
  turn(stick: Stick, pad: number, ms: number): void
  /** Called at each look, before anything else. Returns true if the pads give no commands now. */
  watch(readings: readonly PadReading[]): boolean
  /** Called when something is pressed on a pad with an unknown mapping. */
  askMapping(pad: PadReading): void
  /** Returns the mapping that the player has taught for a pad's id. */
  taughtOf(id: string): Taught | undefined
}

/** The longest time between two looks that a turn makes up for, milliseconds. */
const LONGEST_LOOK = 100

/** Follows all pads. Returns a function that stops this. */
export function followPads(listener: PadListener): () => void {
  const tracker = new PadTracker()
  let last = 0
  const tell = ({ kind, button, pad }: ReturnType<PadTracker['releaseAll']>[number]) => {
    if (kind === 'release') return listener.release(button, pad)
    usedPad(pad, brandOf(usePads.getState().pads.find(({ index }) => index === pad)?.id ?? ''))
    notePadUse('press')
    listener.press(button, pad, kind === 'repeat')
  }
  const look = (readings: readonly PadReading[], now: number) => {
    noteConnected(readings)
    const { events, unmapped } = tracker.look(readings, now, (id) => listener.taughtOf(id))
    noteUsed(tracker.used)
    const isBusy = listener.watch(readings)
    for (const event of events) if (!isBusy || event.kind === 'release') tell(event)
    for (const { index, id } of isBusy ? [] : tracker.used) {
      const stick = tracker.rightStick(index)
      if (stick.x === 0 && stick.y === 0) continue
      usedPad(index, brandOf(id))
      notePadUse('wheel')
      listener.turn(stick, index, Math.min(now - last, LONGEST_LOOK))
    }
    for (const reading of unmapped) listener.askMapping(reading)
    last = now
  }
  const leave = () => {
    for (const event of tracker.releaseAll()) tell(event)
    noteUsed([])
  }
  return pollPads({ look, leave })
}

function noteUsed(used: readonly { readonly index: number; readonly id: string }[]): void {
  const { pads } = usePads.getState()
  const isSame =
    pads.length === used.length && used.every(({ index, id }, n) => pads[n]?.index === index && pads[n].id === id)
  if (!isSame) usePads.setState({ pads: used.map(({ index, id }) => ({ index, id, brand: brandOf(id) })) })
}
