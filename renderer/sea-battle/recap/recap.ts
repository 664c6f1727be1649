import type { Seat } from '../../../engine/kernel/game.ts'
import { opponentOf } from '../../../engine/sea-battle/marks.ts'
import type { Cell, SeaBattleEvent, SeaSeat, Ship, ShotResult } from '../../../engine/sea-battle/types.ts'
import type { Lookback } from '../../hud/recap/lookback.ts'

/** A shot of another player. */
export interface Shot {
  readonly move: number
  readonly by: SeaSeat
  /** The owner of the sea it fell into. */
  readonly into: SeaSeat
  readonly at: Cell
  readonly result: ShotResult
  /** The ship that it sank. */
  readonly ship: Ship | null
  /** True if the shot hit a ship of the player who looks back. */
  readonly mine: boolean
}

interface Step {
  readonly by: Seat
  readonly events: readonly SeaBattleEvent[]
}

/** Returns the others' shots from a step on, in order. */
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
