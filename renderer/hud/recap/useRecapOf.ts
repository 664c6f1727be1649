import { useMemo } from 'react'
import type { Json } from '../../../electron/contract/ipc.ts'
import type { Seat } from '../../../engine/kernel/game.ts'
import { useSession } from '../../host/session.ts'
import { useToldSteps } from '../useWords.ts'
import { type Lookback, useLookback } from './lookback.ts'

/** A game's rules for the recap. Constant: made once, outside components. */
export interface RecapRules<View, Event, Recap> {
  isView(value: unknown): value is View
  readEvents(events: readonly Json[]): readonly Event[]
  recapOf(
    start: View,
    steps: readonly { readonly by: Seat; readonly events: readonly Event[] }[],
    lookback: Lookback,
  ): Recap
  /** The recap without a view to begin from. */
  readonly nothing: Recap
}

/** Returns the recap of others' deeds since the last move of the player at this screen. */
export function useRecapOf<View, Event, Recap>(rules: RecapRules<View, Event, Recap>): Recap {
  const start = useSession((state) => state.start)
  const steps = useToldSteps()
  const lookback = useLookback()
  return useMemo(() => {
    if (!rules.isView(start)) return rules.nothing
    const played = steps.map(({ by, events }) => ({ by, events: rules.readEvents(events) }))
    return rules.recapOf(start, played, lookback)
  }, [rules, start, steps, lookback])
}
