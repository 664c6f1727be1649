import type { RuleId } from '../../../engine/jackal/data/ruleIds.ts'
import { tileRow } from '../../../engine/jackal/data/tiles.ts'
import type { Cell, Decision, JackalState, Resident } from '../../../engine/jackal/types.ts'
import { decisionOf, type IntentState } from '../intent/intentState.ts'
import { placeOf, placingOf, type Selected } from '../intent/targets.ts'
import { ruleOfWhy } from '../refusalText.ts'
import { boatAt, vesselAt } from '../table/vessels.ts'

type Looking = Pick<IntentState, 'asked' | 'view' | 'why' | 'hovered' | 'cursor' | 'selected' | 'planned'>

const RESIDENT_RULES = { ben: 'J-BEN', missionary: 'J-MISSIONARY', friday: 'J-FRIDAY' } as const satisfies Record<
  Resident,
  RuleId
>

/** The rule that a question is about; null for those that any tile can ask. */
const DECISION_RULES = {
  onward: null,
  arrival: null,
  peek: 'J-LIGHTHOUSE',
  arrange: 'J-LIGHTHOUSE',
  swap: 'J-EARTHQUAKE',
  oath: 'J-CARAMBA',
  uncork: 'J-BOTTLE',
  endOffer: 'J-END',
} as const satisfies Record<Decision['kind'], RuleId | null>

/**
 * Returns the rule for the player's current focus: a refusal, then a question, then the cell under the pointer, then
 * the chosen piece. Null without a focus.
 */
export function ruleLookedAt(looking: Looking): RuleId | null {
  const { view, asked, why, hovered, cursor, selected, planned } = looking
  if (view === null) return null
  if (why) return ruleOfWhy(why)
  const decision = decisionOf(looking)
  const asks = decision && DECISION_RULES[decision.kind]
  if (asks) return asks
  if (placingOf(asked) !== null) return 'J-ARCH'
  const cell = hovered ?? cursor
  if (cell !== null) return ruleOfCell(view, cell)
  const actor = selected ?? planned
  return actor && ruleOfActor(view, actor)
}

/** Returns the rule for the most special thing at a cell: a bear, a resident, a boat, a ship, else the tile. */
function ruleOfCell(view: JackalState, cell: Cell): RuleId {
  if (view.bear?.at === cell) return 'J-ARCH'
  if (boatAt(view, cell)) return 'J-BOAT'
  const resident = view.pieces.find(({ at, type }) => at === cell && type !== 'pirate')
  if (resident && resident.type !== 'pirate') return RESIDENT_RULES[resident.type]
  if (vesselAt(view, cell)) return 'J-SHIP'
  const kind = view.tiles[cell]?.kind
  if (kind === undefined) return 'J-SWIM'
  return kind === 'closed' ? 'J-DECK' : tileRow(kind).rule
}

function ruleOfActor(view: JackalState, actor: Selected): RuleId | null {
  if (actor.kind === 'ship') return actor.boat ? 'J-BOAT' : 'J-SHIP'
  const type = view.pieces.find(({ id }) => id === actor.id)?.type
  if (type !== undefined && type !== 'pirate') return RESIDENT_RULES[type]
  const at = placeOf(actor.id, view)
  return at === null ? null : ruleOfCell(view, at)
}
