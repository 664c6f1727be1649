import type { Parts } from '../bake/model.ts'
import type { Detail } from '../geometry/detail.ts'
import { joined } from '../geometry/part.ts'
import { TEAM_PAINT, type TeamId } from '../teams.ts'
import { cloth } from './cloth.ts'
import { fittings } from './fittings.ts'
import { type ShipForm, TWO_MASTER } from './forms.ts'
import { hull } from './hull.ts'
import { Lines } from './lines.ts'
import type { ShipPaint } from './paint.ts'
import { standing } from './rig.ts'
import { stern } from './stern.ts'

/** The paint of a ship, and the team of its sails and flags. */
export interface Livery {
  readonly paint: ShipPaint
  readonly cloth: TeamId
}

/** The detail of each part of a ship. */
export interface Cuts {
  readonly hull: Detail
  readonly fittings: Detail
  readonly stern: Detail
  readonly rig: Detail
  readonly cloth: Detail
}

export const FINEST: Cuts = { hull: 'full', fittings: 'full', stern: 'full', rig: 'full', cloth: 'full' }
export const SIMPLEST: Cuts = { hull: 'low', fittings: 'low', stern: 'low', rig: 'low', cloth: 'low' }

/** Returns a ship: `body` of wood and brass, `cloth` with places on the shared cloth picture. */
export function shipOf(form: ShipForm, { paint, cloth: team }: Livery, cuts: Cuts = FINEST): Parts {
  const lines = new Lines(form)
  return {
    body: joined([
      hull(lines, paint, cuts.hull),
      ...fittings(lines, paint, cuts.fittings),
      ...stern(lines, paint, cuts.stern),
      ...standing(lines, cuts.rig),
    ]),
    cloth: cloth(lines, team, paint.brace, cuts.cloth),
  }
}

/** Returns a team's ship on Jackal's island. */
export function ship(team: TeamId): Parts {
  return shipOf(TWO_MASTER, { paint: TEAM_PAINT[team], cloth: team })
}
