import { ruleOf } from '../../../engine/sea-battle/data/refusals.ts'
import type { RuleId } from '../../../engine/sea-battle/data/ruleIds.ts'
import { opponentOf } from '../../../engine/sea-battle/marks.ts'
import type { SeaBattleState, SeaSeat } from '../../../engine/sea-battle/types.ts'
import type { AimState } from '../intent/aim.ts'
import { emptyMarks } from '../pieces/marks.ts'
import type { PlacementState } from '../placement/berthing.ts'

/** What a player does at the table. */
interface Looking {
  readonly aim: Pick<AimState, 'hovered' | 'cursor' | 'own' | 'open' | 'refused'>
  readonly placement: Pick<PlacementState, 'seat' | 'held' | 'refused'>
  /** What the table shows, and from whose side. */
  readonly view: SeaBattleState
  readonly near: SeaSeat
}

/**
 * The rule of what the player looks at: the fleet that he lays out, the ship in his hand, or the sea that he fires at.
 * Null where it is nothing in particular.
 */
export function ruleLookedAt({ aim, placement, view, near }: Looking): RuleId | null {
  if (placement.refused) return ruleOf(placement.refused.fault.code)
  if (placement.seat !== null) return placement.held ? 'S-PLACE' : 'S-FLEET'
  const at = aim.own === null ? (aim.hovered ?? aim.cursor) : null
  if (at !== null && emptyMarks(view, opponentOf(near)).includes(at)) return 'S-MARKS'
  return at !== null || aim.refused !== null || aim.open.size > 0 ? 'S-SHOT' : null
}
