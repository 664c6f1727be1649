import { create } from 'zustand'
import { MOST_PAD_MAPPINGS } from '../../../electron/contract/settings.ts'
import type { Taught } from '../../input/pad/mapping.ts'
import type { PadReading } from '../../input/pad/reading.ts'
import { partAsked, startTeaching, type Teaching, taughtBy } from '../../input/pad/teaching.ts'
import { changeSettings, useSettings } from '../../ui/settings.ts'

interface TeachingStore {
  /** The mapping that is being taught; null while none is. */
  readonly teaching: Teaching | null
}

export const useTeaching = create<TeachingStore>(() => ({ teaching: null }))

/** The ids of pads whose mapping the player did not want to teach; they are asked again after the next start. */
const declined = new Set<string>()

/** Returns the mapping that the player has taught for a pad's id. */
export function taughtOf(id: string): Taught | undefined {
  const { padMappings } = useSettings.getState().settings
  return Object.hasOwn(padMappings, id) ? padMappings[id] : undefined
}

/** Asks for the mapping of a pad, unless another one is asked for or the player has declined. */
export function askMapping(pad: PadReading): void {
  if (useTeaching.getState().teaching || declined.has(pad.id)) return
  useTeaching.setState({ teaching: startTeaching(pad) })
}

/** Ends the lesson; nothing is saved. */
export function declineMapping(): void {
  const { teaching } = useTeaching.getState()
  if (teaching) declined.add(teaching.id)
  useTeaching.setState({ teaching: null })
}

/** Follows the pad that is taught; saves its mapping after the last part, and ends when the pad is gone. */
export function teachBy(readings: readonly PadReading[]): void {
  const { teaching } = useTeaching.getState()
  if (!teaching) return
  const reading = readings.find(({ index, id }) => index === teaching.index && id === teaching.id)
  const next = reading ? taughtBy(teaching, reading) : null
  if (next === teaching) return
  const isDone = next !== null && partAsked(next) === null && !next.isHeld
  if (isDone) remember(next)
  useTeaching.setState({ teaching: isDone ? null : next })
}

/** Remembers a mapping; the oldest one makes room if there are too many. */
function remember({ id, taught }: Teaching): void {
  const { padMappings } = useSettings.getState().settings
  const others = Object.entries(padMappings).filter(([one]) => one !== id)
  void changeSettings({
    padMappings: Object.fromEntries([...others.slice(1 - MOST_PAD_MAPPINGS), [id, { ...taught }]]),
  })
}
