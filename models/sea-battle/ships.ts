import type { BufferGeometry } from 'three'
import type { Flag } from '../../engine/sea-battle/data/fleet.ts'
import type { Parts } from '../bake/model.ts'
import type { Detail } from '../geometry/detail.ts'
import { FLY } from '../ship/bend.ts'
import { BRIG, FRIGATE, GALLEON, LINE, type ShipForm } from '../ship/forms.ts'
import { type Cuts, FINEST, type Livery, SIMPLEST, shipOf } from '../ship/ship.ts'
import { TEAM_PAINT } from '../teams.ts'

/** Lengths of ships in cells (S-FLEET). */
const SHIP_LENGTHS = [1, 2, 3, 4] as const
export type ShipLength = (typeof SHIP_LENGTHS)[number]

/** The hull of each length, and its widening and raising; a ship leaves this much of its cells free. */
const HULLS: Readonly<Record<ShipLength, { readonly form: ShipForm; readonly wide: number; readonly high: number }>> = {
  1: { form: BRIG, wide: 1.12, high: 0.88 },
  2: { form: FRIGATE, wide: 1.36, high: 0.95 },
  3: { form: GALLEON, wide: 1.3, high: 0.98 },
  4: { form: LINE, wide: 1.36, high: 1.06 },
}
const FREE = 0.18

/** The detail of each length: small ships are many, and show less. */
const CUTS: Readonly<Record<ShipLength, Cuts>> = {
  1: { ...SIMPLEST, fittings: 'full' },
  2: { ...SIMPLEST, hull: 'full', fittings: 'full', cloth: 'full' },
  3: { ...FINEST, rig: 'low' },
  4: FINEST,
}

/** The liveries: a skull on charcoal sails over red bands, an anchor on white ones over blue. */
const LIVERIES: Readonly<Record<Flag, Livery>> = {
  pirates: { paint: { ...TEAM_PAINT.black, band: '#b3372b' }, cloth: 'black' },
  royal: { paint: TEAM_PAINT.white, cloth: 'white' },
}

/**
 * Returns a ship of the given length, from the middle of its stern cell's outer side to the bow: centred, bow toward
 * +x.
 */
export function fleetShip(flag: Flag, length: ShipLength, detail: Detail): Parts {
  const { form, wide, high } = HULLS[length]
  const livery = LIVERIES[flag]
  const parts = shipOf(
    form,
    { ...livery, paint: { ...livery.paint, brace: -0.8 } },
    detail === 'low' ? SIMPLEST : CUTS[length],
  )
  const { min, max } = boundsAlong(parts)
  const stretch = (length - FREE) / (max - min)
  const middle = (min + max) / 2
  return fitted(parts, (geometry) => {
    const poles = geometry.getAttribute(FLY)
    for (let i = 0; i < (poles?.count ?? 0); i++) {
      const from = poles.getZ(i) > 0 ? middle : 0 // for flags a place, for everything else a distance
      poles.setXY(i, (poles.getX(i) - from) * stretch, poles.getY(i) * wide)
    }
    return geometry.translate(-middle, 0, 0).scale(stretch, high, wide)
  })
}

/** Returns the reach of hull and bowsprit; sails and flags may hang over. */
function boundsAlong({ body }: Parts): { min: number; max: number } {
  body?.computeBoundingBox()
  const box = body?.boundingBox
  return { min: box?.min.x ?? 0, max: box?.max.x ?? 1 }
}

function fitted(parts: Parts, change: (geometry: BufferGeometry) => BufferGeometry): Parts {
  return Object.fromEntries(Object.entries(parts).map(([name, geometry]) => [name, change(geometry)]))
}
