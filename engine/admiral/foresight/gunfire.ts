import { isUsing } from '../captains/cards.ts'
import { hullLeft, isShip, unitNamed } from '../fleet.ts'
import type { Guns } from '../geometry/arcs.ts'
import { facesFor } from '../gunnery/accuracy.ts'
import { bearingOf, shotsBearing } from '../gunnery/lines.ts'
import type { AdmiralState, FireMove, OfferKind, SalvoMove, Ship, Unit, UnitId } from '../types.ts'
import { possibleCaptains } from './captains.ts'
import { facesOf, volleysOf } from './chances.ts'

/**
 * The effect of guns: a number of shots, each of which hits on these faces of the die without the help of a captain.
 */
export interface Firepower {
  readonly shots: number
  readonly faces: readonly number[]
}

/** The possible answer of the target. */
export interface Reply extends Firepower {
  /** The ship or fort that it would fire at. */
  readonly at: UnitId
}

/** The possible results of an attack, as far as a view shows. */
export interface Prospect {
  /** The guns of the first unit that fires, and the distance that counts for it. */
  readonly guns: Guns
  readonly distance: number
  /** The faces of the die on which it hits. */
  readonly faces: readonly number[]
  /** The damage of a hit, critical or not. */
  readonly damage: number
  /** True if a hit sinks the ship, or silences the fort. */
  readonly sinks: boolean
  /** True if a hit may be critical: all units fire the last shots of the round. */
  readonly critical: boolean
  /** True if Swift may command the target, and shoot first (A-REPLY). */
  readonly forestalled: boolean
  readonly replies: readonly Reply[]
}

/** Offers whose shots are not answered, and that no Swift can forestall (A-REPLY). */
const LAST_WORD: readonly OfferKind[] = ['answer', 'first', 'boarding']

/** Returns the possible results of firing; null if it cannot be fired. */
export function prospectOf(view: AdmiralState, move: FireMove | SalvoMove): Prospect | null {
  const faces = facesOf(view, move)
  const target = unitNamed(view, move.target)
  if (!faces || !target) return null
  const volleys = volleysOf(move)
  const first = unitNamed(view, volleys[0]?.ship ?? '')
  const bearing = first && bearingOf(view, first, target, view.offer?.crossing ?? null)
  if (!bearing) return null
  const damage = volleys.reduce((sum, volley) => sum + volley.shots, 0)
  const isLastWord = view.offer !== null && LAST_WORD.includes(view.offer.kind)
  return {
    guns: bearing.guns,
    distance: bearing.distance,
    faces,
    damage,
    sinks: move.aim === 'hull' && damage >= hullLeft(view, target),
    critical: volleys.every(({ ship, shots }) => unitNamed(view, ship)?.shotsLeft === shots),
    forestalled: !isLastWord && view.offer?.kind !== 'ready' && isShip(target) && mayFireFirst(view, move, target),
    replies: isLastWord
      ? []
      : repliesOf(
          view,
          target,
          volleys.map((volley) => volley.ship),
        ),
  }
}

/** Returns whether Swift has guns to fire first with, and the attacker uses no Swift of its own. */
function mayFireFirst(view: AdmiralState, move: FireMove | SalvoMove, target: Ship): boolean {
  if (!possibleCaptains(view, target).includes('swift')) return false
  const attackers = volleysOf(move).flatMap(({ ship }) => unitNamed(view, ship) ?? [])
  const [first] = attackers
  if (first && isShip(first) && isUsing(first, 'swift', move.captain === true)) return false
  return attackers.some((attacker) => shotsBearing(view, target, attacker, view.offer?.crossing ?? null) > 0)
}

function repliesOf(view: AdmiralState, target: Unit, attackers: readonly UnitId[]): readonly Reply[] {
  return attackers.flatMap((id) => {
    const attacker = unitNamed(view, id)
    const guns = attacker && gunsOn(view, target, attacker)
    return guns ? [{ at: id, ...guns }] : []
  })
}

/** Returns the guns of one unit that bear on another now; null if none do. */
export function gunsOn(view: AdmiralState, unit: Unit, target: Unit): Firepower | null {
  const crossing = view.offer?.crossing ?? null
  const shots = shotsBearing(view, unit, target, crossing)
  const bearing = bearingOf(view, unit, target, crossing)
  return shots > 0 && bearing ? { shots, faces: facesFor(view, { unit, bearing }, false) } : null
}
