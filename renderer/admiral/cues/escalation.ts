import type { AdmiralEvent } from '../../../engine/admiral/types.ts'

/** How far a moment of battle goes beyond a single shot. */
export interface Escalation {
  /** How much longer it is looked at, milliseconds. */
  readonly hold: number
  /** Factor on how far what is struck leans and trembles. */
  readonly shake: number
  /** Factor on flashes, fire, splinters and columns of water. */
  readonly size: number
  /** Volume of the deep sound under the others; 0 leaves it out. */
  readonly thunder: number
}

/** From a single shot up to what decides a battle. */
const STEPS = [
  { hold: 0, shake: 1, size: 1, thunder: 0 },
  { hold: 90, shake: 1.25, size: 1.12, thunder: 0.3 },
  { hold: 220, shake: 1.6, size: 1.28, thunder: 0.6 },
  { hold: 380, shake: 2.1, size: 1.5, thunder: 1 },
] as const satisfies readonly Escalation[]

/** Shots of a salvo from which it is as much as can be fired. */
const THUNDERING = 6

/** Which step an event is of: more guns, and more ships than one, are more; critical rolls and boarding are most. */
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

/** How an event of battle is heightened. It depends on nothing but the event, as everybody hears it. */
export const escalationOf = (event: AdmiralEvent): Escalation => STEPS[stepOf(event)]
