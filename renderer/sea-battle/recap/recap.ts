import type { Seat } from '../../../engine/kernel/game.ts'
import { opponentOf } from '../../../engine/sea-battle/marks.ts'
import type { Cell, SeaBattleEvent, SeaSeat, Ship, ShotResult } from '../../../engine/sea-battle/types.ts'
import type { Lookback } from '../../hud/recap/lookback.ts'

/** A shot of somebody else. */
export interface Shot {
  readonly move: number
  readonly by: SeaSeat
  /** Whose sea it fell into. */
  readonly into: SeaSeat
  readonly at: Cell
  readonly result: ShotResult
  /** The ship that went down with it. */
  readonly ship: Ship | null
  /** It struck the one who looks back. */
  readonly mine: boolean
}

interface Step {
  readonly by: Seat
  readonly events: readonly SeaBattleEvent[]
}

/** The shots of others from a step on, in order. */
export function shotsOf(steps: readonly Step[], { own, from }: Lookback): readonly Shot[] {
  return steps.slice(from).flatMap(({ events }, index) =>
    events.flatMap((event) => {
      if (event.kind !== 'shotFired' || own.includes(event.by)) return []
      const { by, at, result, ship } = event
      const into = opponentOf(by)
      return [{ move: from + index + 1, by, into, at, result, ship, mine: result !== 'miss' && own.includes(into) }]
    }),
  )
}
