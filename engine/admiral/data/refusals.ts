import type { AdmiralRefusal } from '../types.ts'
import type { RuleId } from './ruleIds.ts'

/** The rule behind each refusal. */
export const REFUSAL_RULES = {
  'match-over': 'A-SCENARIO',
  'not-your-turn': 'A-ROUND',
  'assign-first': 'C-CAPTAINS',
  'already-assigned': 'C-CAPTAINS',
  'wrong-cards': 'C-CAPTAINS',
  'not-your-ship': 'A-ROUND',
  'no-such-unit': 'A-CLASS',
  'out-of-play': 'A-FIRE',
  'prize-inactive': 'A-BOARD',
  'already-done': 'A-ROUND',
  'another-is-active': 'A-ROUND',
  'answer-the-offer': 'A-REPLY',
  'nothing-offered': 'A-REPLY',
  'not-offered': 'A-REPLY',
  'a-fort-stays': 'A-CLASS',
  'move-is-over': 'A-ROUND',
  'storm-no-sailing': 'A-STORM',
  'no-points-left': 'A-FRESH',
  'way-blocked': 'A-FIELD',
  'no-turn-in-calm-move': 'A-CALM',
  'calm-no-way': 'A-CALM',
  'turn-too-far': 'A-FRESH',
  'no-shots-left': 'A-FIRE',
  'not-an-enemy': 'A-FIRE',
  'no-guns-bear': 'A-FIRE',
  'chaser-fires-once': 'A-FIRE',
  'forts-have-no-sails': 'A-FIRE',
  'salvo-names-twice': 'A-FIRE',
  'salvo-not-your-ship': 'A-FIRE',
  'no-enemy-to-board': 'A-BOARD',
  'not-alongside': 'A-BOARD',
  'fort-still-fires': 'A-BOARD',
  'not-in-port': 'A-PORT',
  'repair-only': 'A-PORT',
  'wrong-repair': 'A-PORT',
  'no-such-captain': 'C-CAPTAINS',
  'captain-of-no-use': 'C-CAPTAINS',
  'card-not-there': 'C-CAPTAINS',
  'one-captain-a-ship': 'C-CAPTAINS',
  'wrong-loot': 'A-BOARD',
} as const satisfies Record<AdmiralRefusal, RuleId>

/** Returns the id of the rule behind a refusal. */
export function ruleOf(refusal: AdmiralRefusal): RuleId {
  return REFUSAL_RULES[refusal]
}
