import type { AdmiralMove, AdmiralState, UnitId } from '../../../engine/admiral/types.ts'
import { AT_EASE, type Goal, type IntentState, NOTHING, type Plan, type Reaction, sent } from './intentState.ts'
import { canSail, captainDeedsOf, isListed, unitsLeft } from './targets.ts'
import { activeOf, waitingAfter, wouldLose } from './waiting.ts'

/** Returns damage and shots of all units: what changes after a shot. */
export function scarsOf({ ships, forts }: AdmiralState): string {
  const scars = [...ships, ...forts].map((unit) => [
    unit.hullDamage,
    unit.shotsLeft,
    'sailDamage' in unit && unit.sailDamage,
  ])
  return JSON.stringify(scars)
}

/**
 * Sends moves of a unit in the player's own turn. If another unit is active, its activation ends first, and the order
 * waits until it is known that no enemy fired at its end; if this would lose something, the player is asked before.
 *
 * @param goal the destination of a course that is sent in part.
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

/** Ends activations, then carries out the plan. */
export function ending(ships: readonly UnitId[], plan: Plan | null): Reaction {
  return sent(
    ships.map((ship) => ({ kind: 'finish', ship })),
    { plan },
  )
}

/** Sends the order that waited for the end of another activation if no unit has fired meanwhile, else discards it. */
export function onPlan({ view, asked }: IntentState, { unit, moves, goal, before }: Plan): Reaction {
  const [first] = moves
  const isStill = view?.activation === null && scarsOf(view) === before && first && isListed(asked, first)
  return isStill ? sent(moves, { goal, acted: unit, selected: unit }) : NOTHING
}

/**
 * Continues after an action of the player: a unit with nothing left is ended, and the next one that has not acted is
 * selected. A unit that may still fire or board stays selected, as does a ship whose course was interrupted. A ship
 * that may only sail on or send its captain ashore gives way to the next, but does not end.
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

/** Returns whether the captain can be moved, not only turned: turning a card is possible in any round. */
function mayShiftCaptain({ asked }: IntentState, unit: UnitId): boolean {
  return captainDeedsOf(asked, unit).some((move) => move.do === 'ashore' || move.do === 'aboard')
}
