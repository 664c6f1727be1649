import { useMemo } from 'react'
import { type SessionStep, useSession } from '../../host/session.ts'
import type { PlainTextKey } from '../../i18n/t.ts'

/** The scores of all sides over the match. */
export interface Race {
  readonly sides: readonly string[]
  /** In the order of `sides`: before the first move and after each. */
  readonly standings: readonly (readonly number[])[]
  /** The text that names what is counted. */
  readonly counts: PlainTextKey
}

/** The functions that read a race from the views of a game. */
export interface RaceReading<View> {
  isView(start: unknown): start is View
  fold(view: View, events: readonly unknown[]): View
  sides(view: View): readonly string[]
  standings(view: View): readonly number[]
  counts(view: View): PlainTextKey
}

/** A race so far, with the view that it has reached. */
interface Folded<View> {
  readonly steps: readonly SessionStep[]
  readonly view: View
  readonly standings: readonly (readonly number[])[]
}

/** Returns a hook for the race of the match on the table, which folds only new moves; it returns null before the first. */
export function raceHook<View>(reading: RaceReading<View>): () => Race | null {
  const known = new WeakMap<object, Folded<View>>()
  return () => {
    const start = useSession((state) => state.start)
    const steps = useSession((state) => state.steps)
    return useMemo(() => {
      if (!reading.isView(start) || typeof start !== 'object' || start === null || steps.length === 0) return null
      const before = known.get(start)
      const from = before && goesOn(before.steps, steps) ? before : { ...blank(start, reading), steps: [] }
      const folded = steps.slice(from.steps.length).reduce((now, step) => after(now, step, reading), from)
      known.set(start, { ...folded, steps })
      return { sides: reading.sides(start), standings: folded.standings, counts: reading.counts(start) }
    }, [start, steps])
  }
}

const blank = <View>(view: View, { standings }: RaceReading<View>) => ({ view, standings: [standings(view)] })

function after<View>(now: Folded<View>, { events }: SessionStep, { fold, standings }: RaceReading<View>): Folded<View> {
  const view = fold(now.view, events)
  return { ...now, view, standings: [...now.standings, standings(view)] }
}

const goesOn = (before: readonly SessionStep[], steps: readonly SessionStep[]): boolean =>
  before.length <= steps.length && before.at(-1) === steps[before.length - 1]
