import type { Hint } from '../../kernel/game.ts'
import { hasMarksman } from '../captains/target.ts'
import { isEnemy, isFighting, unitNamed, unitsOf } from '../fleet.ts'
import type { Guns } from '../geometry/arcs.ts'
import { type Aimed, facesFor, salvoFaces } from '../gunnery/accuracy.ts'
import { bearingOf, shotsBearing } from '../gunnery/lines.ts'
import type { AdmiralMove, AdmiralState, FireMove, SalvoMove, TeamId, Unit, UnitId, Volley } from '../types.ts'

/** Returns the public hint of a move: the chance that a shot hits. */
export function hint(view: AdmiralState, move: AdmiralMove): Hint {
  if (move.kind !== 'fire' && move.kind !== 'salvo') return {}
  const faces = facesOf(view, move)
  return faces ? { hitChance: faces.length / 6 } : {}
}

/** Returns the faces of the die on which a shot or salvo hits; null if it cannot be fired. */
export function facesOf(view: AdmiralState, move: FireMove | SalvoMove): readonly number[] | null {
  const target = unitNamed(view, move.target)
  if (!target) return null
  const names = volleysOf(move).map((volley) => volley.ship)
  const parts = names.flatMap((name) => aimedAt(view, name, target))
  if (parts.length === 0 || parts.length < names.length) return null
  const units = parts.map((part) => part.unit)
  return salvoFaces(view, parts, hasMarksman(units, move.captain === true))
}

function aimedAt(view: AdmiralState, name: UnitId, target: Unit): readonly Aimed[] {
  const unit = unitNamed(view, name)
  const bearing = unit && bearingOf(view, unit, target, view.offer?.crossing ?? null)
  return unit && bearing ? [{ unit, bearing }] : []
}

/** Returns the units that fire in a move with their shots; the first acts. */
export function volleysOf(move: FireMove | SalvoMove): readonly Volley[] {
  return move.kind === 'fire' ? [{ ship: move.ship, shots: move.shots }] : move.with
}

/**
 * Returns the units of a team whose guns bear on a target now, with the most shots of each: all that can join a salvo.
 */
export function gunnersOn(view: AdmiralState, team: TeamId, target: UnitId): readonly Volley[] {
  const unit = unitNamed(view, target)
  if (!unit || !isFighting(view, unit) || !isEnemy(view, team, unit)) return []
  return unitsOf(view, team).flatMap((one) => {
    const shots = shotsBearing(view, one, unit, view.offer?.crossing ?? null)
    return shots > 0 ? [{ ship: one.id, shots }] : []
  })
}

/**
 * Returns the faces on which one shot of a unit hits at a distance in cells, with its current hull.
 *
 * @param marksman true if Target aims it
 */
export function facesAt(
  view: AdmiralState,
  unit: Unit,
  guns: Guns,
  distance: number,
  marksman = false,
): readonly number[] {
  return facesFor(view, { unit, bearing: { guns, distance } }, marksman)
}
