import { ruleOf } from '../../../engine/sea-battle/data/refusals.ts'
import type { RuleId } from '../../../engine/sea-battle/data/ruleIds.ts'
import { opponentOf } from '../../../engine/sea-battle/marks.ts'
import { type Cell, SEATS, type SeaBattleState, type SeaSeat } from '../../../engine/sea-battle/types.ts'
import type { AimState } from '../intent/aim.ts'
import { emptyMarks } from '../pieces/marks.ts'
import type { PlacementState } from '../placement/berthing.ts'
import { shipsSeen, shotsInto } from '../view.ts'

/** The state of a player at the table. */
interface Looking {
  readonly aim: Pick<AimState, 'hovered' | 'hoveredOwn' | 'cursor' | 'own'>
  readonly placement: Pick<PlacementState, 'seat' | 'slots' | 'held' | 'refused'>
  /** The shown view, and the viewer's side of the table. */
  readonly view: SeaBattleState
  readonly near: SeaSeat
}

/**
 * Returns the rule for the player's current focus: the fleet that they lay out, the ship in hand, or a cell of either
 * sea. During the battle the default is the shots; null before and after it.
 */
export function ruleLookedAt({ aim, placement, view, near }: Looking): RuleId | null {
  if (placement.refused) return ruleOf(placement.refused.fault.code)
  if (placement.seat !== null) return isBegun(placement) ? 'S-PLACE' : 'S-FLEET'
  const far = opponentOf(near)
  const own = aim.hovered === null ? (aim.hoveredOwn ?? aim.own) : null
  const at = own === null ? (aim.hovered ?? aim.cursor) : null
  if (own !== null) return ruleOfOwn(view, near, own)
  if (at !== null && emptyMarks(view, far).includes(at)) return 'S-MARKS'
  return at !== null || isBattle(view) ? 'S-SHOT' : null
}

const isBegun = ({ held, slots }: Looking['placement']): boolean =>
  held !== null || slots.some(({ berth }) => berth !== null)

const isBattle = ({ fleets, result }: SeaBattleState): boolean =>
  result === null && SEATS.every((seat) => fleets[seat] !== null)

/**
 * Returns the rule for a cell of one's own sea: the result of a shot, water that must be empty, or legal places of
 * ships.
 */
function ruleOfOwn(view: SeaBattleState, near: SeaSeat, cell: Cell): RuleId {
  if (shotsInto(view, near).some(({ at }) => at === cell)) return 'S-SHOT'
  if (emptyMarks(view, near).includes(cell)) return 'S-MARKS'
  return shipsSeen(view, near).some((ship) => ship.includes(cell)) ? 'S-PLACE' : 'S-SHOT'
}
