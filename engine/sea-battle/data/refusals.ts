import type { SeaBattleRefusal } from '../types.ts'
import type { RuleId } from './ruleIds.ts'

/** The rule behind each refusal. */
export const REFUSAL_RULES = {
  'match-over': 'S-WIN',
  'not-your-turn': 'S-SHOT',
  'fleet-not-placed': 'S-PLACE',
  'already-placed': 'S-PLACE',
  'off-the-field': 'S-FIELD',
  'already-fired': 'S-SHOT',
  'wrong-ships': 'S-FLEET',
  'wrong-shape': 'S-PLACE',
  'ships-overlap': 'S-PLACE',
  'ships-touch': 'S-PLACE',
} as const satisfies Record<SeaBattleRefusal, RuleId>

/** Returns the id of the rule behind a refusal. */
export function ruleOf(refusal: SeaBattleRefusal): RuleId {
  return REFUSAL_RULES[refusal]
}
