import type { RuleId } from '../../../engine/admiral/data/ruleIds.ts'
import type { AdmiralState, OfferKind, UnitId } from '../../../engine/admiral/types.ts'
import { currentText } from '../../i18n/useText.ts'
import type { IntentState, Prompt } from '../intent/intentState.ts'
import { offerOf } from '../intent/targets.ts'
import { whyText } from '../refusalText.ts'

type Looking = Pick<
  IntentState,
  | 'asked'
  | 'view'
  | 'why'
  | 'prompt'
  | 'target'
  | 'course'
  | 'danger'
  | 'hovered'
  | 'hoveredUnit'
  | 'cursor'
  | 'selected'
>

/** The rule behind each kind of offer. */
const OFFER_RULES = {
  answer: 'A-REPLY',
  first: 'C-CAPTAINS',
  ready: 'C-CAPTAINS',
  crossing: 'A-CROSS',
  boarding: 'A-BOARD',
  loot: 'A-BOARD',
} as const satisfies Record<OfferKind, RuleId>

/** The rule of the choice that is open beside the table. */
const PROMPT_RULES = {
  headings: 'A-HEAD',
  turn: 'A-HEAD',
  fire: 'A-FIRE',
  board: 'A-BOARD',
  repair: 'A-PORT',
  captain: 'C-CAPTAINS',
  finish: 'A-ROUND',
  loot: 'A-BOARD',
} as const satisfies Record<Prompt['kind'], RuleId>

/** The rule of sailing in this weather. */
const SAILING_RULES = { fresh: 'A-FRESH', calm: 'A-CALM', storm: 'A-STORM' } as const

/**
 * Returns the rule for what the player looks at: the last refusal, then the open question or choice, then the thing
 * under the pointer, then the selected ship. Null for nothing in particular.
 */
export function ruleLookedAt(looking: Looking): string | null {
  const { view, why, prompt, target, course, danger } = looking
  if (view === null) return null
  if (why) return whyText(currentText(), why).rule
  const offer = offerOf(looking)
  if (offer) return OFFER_RULES[offer.kind]
  if (prompt) return PROMPT_RULES[prompt.kind]
  if (target !== null || danger !== null) return 'A-FIRE'
  if (course) return SAILING_RULES[view.wind.strength]
  return ruleOfPlace(view, looking)
}

function ruleOfPlace(view: AdmiralState, { hovered, hoveredUnit, cursor, selected }: Looking): RuleId | null {
  if (hoveredUnit !== null) return ruleOfUnit(view, hoveredUnit)
  const cell = hovered ?? cursor
  if (cell !== null) return ruleOfCell(view, cell)
  return selected === null ? null : ruleOfUnit(view, selected)
}

const ruleOfUnit = ({ forts }: AdmiralState, unit: UnitId): RuleId =>
  forts.some(({ id }) => id === unit) ? 'A-PORT' : 'A-CLASS'

/** Returns the rule of a cell: gold ashore; the field for land and reefs; the weather for open water. */
function ruleOfCell(view: AdmiralState, cell: number): RuleId {
  const { board, forts, wind } = view
  if (forts.some(({ at }) => at === cell)) return 'A-PORT'
  return board.land.includes(cell) || board.reefs.includes(cell) ? 'A-FIELD' : SAILING_RULES[wind.strength]
}
