import type { JackalRefusal } from '../types.ts'
import type { RuleId } from './ruleIds.ts'

/** The rule behind each refusal. */
export const REFUSAL_RULES = {
  'match-over': 'J-END',
  'not-your-turn': 'J-TURN',
  'not-asked': 'J-TURN',
  'finish-the-move': 'J-TURN',
  'no-such-piece': 'J-SEATS',
  'not-your-piece': 'J-TURN',
  'out-of-play': 'J-DEATH',
  trapped: 'J-TRAP',
  drunk: 'J-RUM',
  'lost-in-cave': 'J-CAVE',
  'too-far': 'J-TURN',
  'off-the-board': 'J-BOARD',
  'straight-ashore-only': 'J-SHIP',
  'no-landing-from-water': 'J-SWIM',
  'no-jumping-into-the-sea': 'J-SWIM',
  'enemy-ship-with-load': 'J-DEATH',
  'nothing-to-carry': 'J-GOLD',
  'preacher-carries-nothing': 'J-MISSIONARY',
  'closed-with-load': 'J-GOLD',
  'enemies-with-load': 'J-HIT',
  'no-loads-here': 'J-GOLD',
  'fort-taken': 'J-FORT',
  'preacher-protects': 'J-MISSIONARY',
  'preacher-avoids-enemies': 'J-MISSIONARY',
  'friday-cannot-hit': 'J-FRIDAY',
  'stands-with-preacher': 'J-MISSIONARY',
  'cave-guarded': 'J-CAVE',
  'cave-needs-exit': 'J-CAVE',
  'turntable-step-first': 'J-TURNTABLE',
  'no-bottle': 'J-BOTTLE',
  'bottle-not-needed': 'J-BOTTLE',
  'not-your-ship': 'J-SHIP',
  'no-sailor-aboard': 'J-SHIP',
  'not-in-the-lane': 'J-SHIP',
  'own-swimmer-in-the-way': 'J-SHIP',
  'cannot-revive': 'J-ABORIGINE',
  'nobody-to-revive': 'J-ABORIGINE',
  'crew-complete': 'J-ABORIGINE',
  'not-a-closed-tile': 'J-LIGHTHOUSE',
  'already-looked': 'J-LIGHTHOUSE',
  'not-an-order-of-the-looked': 'J-LIGHTHOUSE',
  'tile-not-free': 'J-EARTHQUAKE',
  'nobody-to-give-to': 'J-BOTTLE',
  'offer-at-turn-start-only': 'J-END',
  'already-offered': 'J-END',
} as const satisfies Record<JackalRefusal, RuleId>

/** The id of the rule that a refusal rests on. */
export function ruleOf(refusal: JackalRefusal): RuleId {
  return REFUSAL_RULES[refusal]
}
