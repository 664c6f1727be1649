import { PAD_BUTTONS, type PadButton } from './buttons.ts'
import { LOOKS, type Look, type Source, sourceOf, type Taught } from './mapping.ts'
import type { PadReading } from './reading.ts'

/** The parts of a pad that a player teaches, in this order. */
export const TAUGHT_PARTS = [...PAD_BUTTONS, ...LOOKS] as const satisfies readonly (PadButton | Look)[]

/** The parts that every pad has. */
const NEEDED: ReadonlySet<PadButton | Look> = new Set(['south', 'east'])

/** A player teaches the mapping of one pad. */
export interface Teaching {
  readonly index: number
  readonly id: string
  /** The pad with nothing pressed; null until then. */
  readonly rest: PadReading | null
  readonly taught: Taught
  /** The number of parts that were asked for. */
  readonly step: number
  /** True while the last answer is still held. */
  readonly isHeld: boolean
}

export const startTeaching = ({ index, id }: PadReading): Teaching => ({
  index,
  id,
  rest: null,
  taught: {},
  step: 0,
  isHeld: false,
})

/** Returns the part that the player is to press; null when all were asked for. */
export const partAsked = ({ step }: Teaching): PadButton | Look | null => TAUGHT_PARTS[step] ?? null

/**
 * Takes one look at the pad into account. A press names the part that is asked for; a press that was named before skips
 * the part, because the pad has none.
 */
export function taughtBy(teaching: Teaching, reading: PadReading): Teaching {
  const { rest, taught, step, isHeld } = teaching
  const part = partAsked(teaching)
  if (rest === null) return reading.pressed.some(Boolean) ? teaching : { ...teaching, rest: reading }
  const source = sourceOf(reading, rest)
  if (source === null || isHeld || part === null)
    return isHeld && source === null ? { ...teaching, isHeld: false } : teaching
  const isNamed = Object.values<Source>(taught).includes(source)
  if (isNamed && NEEDED.has(part)) return { ...teaching, isHeld: true }
  return { ...teaching, isHeld: true, step: step + 1, taught: isNamed ? taught : { ...taught, [part]: source } }
}
