import type { AdmiralMove, AdmiralState, UnitId } from '../../../engine/admiral/types.ts'
import { AT_EASE, type Goal, type IntentState, NOTHING, type Plan, type Reaction, sent } from './intentState.ts'
import { canSail, captainDeedsOf, isListed, unitsLeft } from './targets.ts'
import { activeOf, waitingAfter, wouldLose } from './waiting.ts'

/** Damage and shots of everybody: what changes when somebody has fired. */
export function scarsOf({ ships, forts }: AdmiralState): string {
  const scars = [...ships, ...forts].map((unit) => [
    unit.hullDamage,
    unit.shotsLeft,
    'sailDamage' in unit && unit.sailDamage,
  ])
  return JSON.stringify(scars)
}

/**
 * Sends moves of a unit in one's own turn. While another one is active, that activation is ended first, and what is
 * ordered waits until nobody has fired at its end; if something would be lost with it, that is asked about before.
 *
 * @param goal where a course that is sent in part leads.
 */
export function ordered(
  state: IntentState,
  unit: UnitId,
  moves: readonly AdmiralMove[],
  goal: Goal | null = null,
): Reaction {
  const active = activeOf(state)
  if (active === null || active === unit || !state.view) return sent(moves, { goal, acted: unit })
  const plan: Plan = { unit, moves, goal, before: scarsOf(state.view) }
  if (!wouldLose(state, active)) return ending([active], plan)
  return { patch: { ...AT_EASE, prompt: { kind: 'finish', ships: [active], isTurn: false, plan } } }
}

/** Ends activations, then does what was planned. */
export function ending(ships: readonly UnitId[], plan: Plan | null): Reaction {
  return sent(
    ships.map((ship) => ({ kind: 'finish', ship })),
    { plan },
  )
}

/** What waited for the end of another activation: sent if nobody has fired meanwhile, else forgotten. */
export function onPlan({ view, asked }: IntentState, { unit, moves, goal, before }: Plan): Reaction {
  const [first] = moves
  const isStill = view?.activation === null && scarsOf(view) === before && first && isListed(asked, first)
  return isStill ? sent(moves, { goal, acted: unit, selected: unit }) : NOTHING
}

/**
 * After a deed of one's own: who has nothing left ends by herself, and the next who has not acted is chosen. Who may
 * still fire or board stays chosen; so does a ship whose course was broken off. Who may still sail on or send her captain
 * ashore makes way for the next, but does not end.
 */
export function onActed(state: IntentState, acted: UnitId): Reaction {
  const { view, asked, goal } = state
  const [next] = waitingAfter(state, acted)
  if (activeOf(state) !== acted) return next === undefined ? NOTHING : { patch: { selected: next } }
  const isBusy = wouldLose(state, acted) || goal?.ship === acted
  if (isBusy || !view || !unitsLeft(asked).includes(acted)) return NOTHING
  const mayEnd = !canSail(asked, acted) && !mayShiftCaptain(state, acted)
  if (mayEnd) return sent([{ kind: 'finish', ship: acted }], { selected: next ?? acted })
  return next === undefined ? NOTHING : { patch: { selected: next } }
}

/** Turning a card is no reason to wait for her: it can be done in any round. */
function mayShiftCaptain({ asked }: IntentState, unit: UnitId): boolean {
  return captainDeedsOf(asked, unit).some((move) => move.do === 'ashore' || move.do === 'aboard')
}
