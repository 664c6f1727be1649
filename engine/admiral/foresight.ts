import type { Hint } from '../kernel/game.ts'
import { salvoFaces } from './accuracy.ts'
import { hasMarksman } from './captains/target.ts'
import { unitNamed } from './fleet.ts'
import { bearingOf } from './lines.ts'
import type { AdmiralMove, AdmiralState } from './types.ts'

/** What public knowledge tells of a move: how likely a shot is to hit. */
export function hint(view: AdmiralState, move: AdmiralMove): Hint {
  if (move.kind !== 'fire' && move.kind !== 'salvo') return {}
  const faces = facesOf(view, move)
  return faces ? { hitChance: faces.length / 6 } : {}
}

/** The faces of the die on which a shot or salvo hits; null where it cannot be fired. */
export function facesOf(
  view: AdmiralState,
  move: Extract<AdmiralMove, { kind: 'fire' | 'salvo' }>,
): readonly number[] | null {
  const target = unitNamed(view, move.target)
  if (!target) return null
  const names = move.kind === 'fire' ? [move.ship] : move.with.map((volley) => volley.ship)
  const parts = names.flatMap((name) => {
    const unit = unitNamed(view, name)
    const bearing = unit && bearingOf(view, unit, target, view.offer?.crossing ?? null)
    return unit && bearing ? [{ unit, bearing }] : []
  })
  if (parts.length === 0 || parts.length < names.length) return null
  const units = parts.map((part) => part.unit)
  return salvoFaces(view, parts, hasMarksman(units, move.kind === 'fire' && move.captain === true))
}
