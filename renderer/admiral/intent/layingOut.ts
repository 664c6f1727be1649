import { courseAlong } from '../../../engine/admiral/foresight.ts'
import type { AdmiralMove, UnitId } from '../../../engine/admiral/types.ts'
import { berthsOf, onTurnAsked, usesCaptain } from './courseRules.ts'
import { onAimed, onGrappled } from './gunneryRules.ts'
import { AT_EASE, type IntentState, NOTHING, type Reaction } from './intentState.ts'
import { offerOf } from './targets.ts'

/**
 * Lays out moves of one ship as if the player had chosen them: its course, its target with the laid guns, its boarding,
 * or the end of its turn. Sends nothing, and lays out only moves of the current question.
 */
export function onLaidOut(state: IntentState, plan: readonly AdmiralMove[]): Reaction {
  const [move] = plan
  if (!move || !state.asked || !('ship' in move)) return NOTHING
  const withCaptain = 'captain' in move && move.captain === true
  const chosen = { ...state, ...AT_EASE, selected: move.ship, withCaptain }
  const patch = { ...AT_EASE, selected: move.ship, cursor: null, hovered: null, hoveredUnit: null, withCaptain }
  return { patch: { ...patch, ...layingOf(chosen, move, plan) } }
}

/** Returns whether these moves are still laid out without later choices, so that Enter orders exactly them. */
export function isStillLaid(state: IntentState, plan: readonly AdmiralMove[]): boolean {
  const { patch } = onLaidOut(state, plan)
  if (!patch?.course && !patch?.prompt) return false
  const laid = { ...state, ...patch }
  return CHOSEN.every((part) => JSON.stringify(laid[part]) === JSON.stringify(state[part]))
}

/** The parts of the state that distinguish one choice of the player from another. */
const CHOSEN = ['selected', 'course', 'target', 'aim', 'shots', 'salvo', 'withCaptain', 'prompt'] as const

function layingOf(chosen: IntentState, move: AdmiralMove, plan: readonly AdmiralMove[]): Partial<IntentState> {
  switch (move.kind) {
    case 'steer':
      return { course: courseOf(chosen, move.ship, plan) }
    case 'turn': {
      const { course, ...asked } = onTurnAsked(chosen).patch ?? {}
      return course ? { ...asked, course: { ...course, heading: move.heading } } : {}
    }
    case 'fire':
      return {
        ...onAimed(chosen, move.target, move.ship)?.patch,
        aim: move.aim,
        shots: move.shots,
        ...captainOf(chosen),
      }
    case 'board':
      return { ...onGrappled(chosen, move.target)?.patch, ...captainOf(chosen) }
    case 'repair':
      return { prompt: { kind: 'repair', hull: move.hull, sails: move.sails } }
    case 'finish':
      return { prompt: { kind: 'finish', ships: endedBy(plan), isTurn: false, plan: null, isAdvised: true } }
    default:
      return {}
  }
}

/** Returns the units whose activations a plan ends. */
export const endedBy = (plan: readonly AdmiralMove[]): readonly UnitId[] =>
  plan.flatMap((move) => (move.kind === 'finish' ? [move.ship] : []))

/** Returns whether an end is laid out that the coach has advised: it shows nowhere on the table. */
export const isEndAdvised = ({ prompt }: Pick<IntentState, 'prompt'>): boolean =>
  prompt?.kind === 'finish' && prompt.isAdvised === true

/** Discards laid-out moves that show nowhere on the table, so that no key confirms them unseen. */
export const onTakenBack = (state: IntentState): Reaction =>
  isEndAdvised(state) ? { patch: { prompt: null } } : NOTHING

const captainOf = ({ withCaptain }: IntentState) => ({ withCaptain })

/** Returns the turns of a plan, step by step. */
export const wayOf = (plan: readonly AdmiralMove[]) =>
  plan.flatMap((move) => (move.kind === 'steer' ? [move.turn] : []))

/** Returns exactly the course that a plan takes a ship; null if the ship cannot be ordered there. */
export function courseOf(state: IntentState, ship: UnitId, plan: readonly AdmiralMove[]): IntentState['course'] {
  const chosen = { ...state, selected: ship }
  const way = wayOf(plan)
  const berth = berthsOf(chosen).find((one) => one.way.join() === way.join())
  return berth ?? (state.view && courseAlong(state.view, ship, way, usesCaptain(chosen)))
}

/** Returns whether the player answers an offer, or prepares an order that a button confirms. */
export function isQuestionOpen(intent: IntentState): boolean {
  if (offerOf(intent)) return true
  return (intent.prompt !== null && !isEndAdvised(intent)) || intent.course !== null
}
