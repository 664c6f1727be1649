import type { BufferGeometry } from 'three'
import type { ShipClass, TeamId } from '../../../../engine/admiral/types.ts'
import { plainShip } from '../../../../models/admiral/squadron/plainShip.ts'
import { loaded } from '../../../../models/geometry/loaded.ts'
import type { ModelParts } from '../../../table/loading/loadModel.ts'

const made = new Map<string, ModelParts>()

/** Returns the parts of a plain ship, made once, as if they had been loaded. */
export function plainParts(team: TeamId, name: ShipClass): ModelParts {
  const key = `${team}/${name}`
  const known = made.get(key)
  if (known) return known
  const parts: Record<string, BufferGeometry> = {}
  for (const [part, geometry] of Object.entries(plainShip(team, name))) if (geometry) parts[part] = loaded(geometry)
  made.set(key, parts)
  return parts
}
