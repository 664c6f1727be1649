import type { Parts } from '../bake/model.ts'
import { joined } from '../geometry/part.ts'
import { TEAM_PAINT, type TeamId } from '../teams.ts'
import { cloth } from './cloth.ts'
import { fittings } from './fittings.ts'
import { hull } from './hull.ts'
import { rig } from './rig.ts'
import { stern } from './stern.ts'

/** A team's ship: `body` of wood and brass, `cloth` with places on the shared cloth picture. */
export function ship(team: TeamId): Parts {
  const paint = TEAM_PAINT[team]
  return {
    body: joined([hull(paint), ...fittings(paint), ...stern(paint), ...rig(paint.brace)]),
    cloth: cloth(team),
  }
}
