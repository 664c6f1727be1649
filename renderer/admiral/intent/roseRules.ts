import { activationOf, isShip, unitNamed } from '../../../engine/admiral/fleet.ts'
import { roseOf, type Spoke } from '../../../engine/admiral/foresight.ts'
import type { AdmiralState, Ship } from '../../../engine/admiral/types.ts'
import { usesCaptain } from './courseRules.ts'
import { isOwn } from './intentRules.ts'
import type { IntentState, Reaction, RoseRefusal } from './intentState.ts'
import { offerOf } from './targets.ts'

/** The ship round which the rose stands, with its range on each heading. */
export interface RoundShip {
  readonly ship: Ship
  readonly spokes: readonly Spoke[]
}

/**
 * Returns what the rose shows of the selected ship; else why it shows nothing; null if none of the player's own ships
 * is selected.
 */
export function roseRound(intent: IntentState, view: AdmiralState): RoundShip | RoseRefusal | null {
  const { selected } = intent
  const unit = selected === null || offerOf(intent) || !isOwn(intent, selected) ? null : unitNamed(view, selected)
  if (!unit || !isShip(unit) || unit.at === null) return null
  if (view.wind.strength === 'storm') return 'rose-storm'
  if (unit.done || activationOf(view, unit.id).stage !== 'begun') return 'rose-begun'
  const spokes = roseOf(view, unit.id, usesCaptain(intent))
  // In a calm most ships sail nowhere: eight zeros would only cover the chances of hitting.
  if (spokes.every(({ points }) => points === 0)) return view.wind.strength === 'calm' ? 'rose-calm' : 'rose-begun'
  return isResting(intent) ? { ship: unit, spokes } : 'rose-planning'
}

function isResting({ prompt, course, target }: IntentState): boolean {
  return (prompt === null && course === null && target === null) || prompt?.kind === 'turn'
}

/** Switches the rose; if it would be hidden, gives the reason instead. */
export function onRose(state: IntentState): Reaction {
  const { view, rose, selected } = state
  const round = view && roseRound(state, view)
  const at = view && selected !== null ? unitNamed(view, selected)?.at : null
  if (typeof round === 'string' && typeof at === 'number') {
    return { patch: { rose: true, why: { cell: at, refusal: round } } }
  }
  return { patch: { rose: !rose } }
}
