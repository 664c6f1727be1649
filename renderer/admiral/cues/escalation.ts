import type { AdmiralEvent } from '../../../engine/admiral/types.ts'

/** The strength of a moment of battle compared with a single shot. */
export interface Escalation {
  /** Additional time to look at the moment, in milliseconds. */
  readonly hold: number
  /** The factor on the lean and the tremble of a struck unit. */
  readonly shake: number
  /** The factor on flashes, fire, splinters and columns of water. */
  readonly size: number
  /** Volume of the deep sound under the others; 0 leaves it out. */
  readonly thunder: number
}

/** From a single shot up to the moments that decide a battle. */
const STEPS = [
  { hold: 0, shake: 1, size: 1, thunder: 0 },
  { hold: 90, shake: 1.25, size: 1.12, thunder: 0.3 },
  { hold: 220, shake: 1.6, size: 1.28, thunder: 0.6 },
  { hold: 380, shake: 2.1, size: 1.5, thunder: 1 },
] as const satisfies readonly Escalation[]

/** The number of shots from which a salvo has the maximum strength. */
const THUNDERING = 6

/**
 * Returns the step of an event: more guns, and more than one ship, rank higher; critical rolls and boarding rank
 * highest.
 */
function stepOf(event: AdmiralEvent): 0 | 1 | 2 | 3 {
  switch (event.kind) {
    case 'shotsFired': {
      const shots = event.by.reduce((sum, part) => sum + part.shots, 0)
      if (shots >= THUNDERING || event.by.length > 2) return 3
      if (event.by.length > 1) return 2
      return shots > 1 ? 1 : 0
    }
    case 'criticalRolled':
      return event.critical ? 3 : 1
    case 'boardingBegan':
      return 2
    case 'boardingFought':
      return 3
    case 'hullDamaged':
    case 'sailsDamaged':
      return event.cause === 'critical' ? 3 : event.damage > 3 ? 2 : event.damage > 1 ? 1 : 0
    default:
      return 0
  }
}

/** Returns the escalation of a battle event. It depends only on the event, which all players receive. */
export const escalationOf = (event: AdmiralEvent): Escalation => STEPS[stepOf(event)]
