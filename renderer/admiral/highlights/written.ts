import { unitNamed } from '../../../engine/admiral/fleet.ts'
import type { Band } from '../../../engine/admiral/foresight.ts'
import { stepOf } from '../../../engine/admiral/geometry/headings.ts'
import type { AdmiralState, UnitId } from '../../../engine/admiral/types.ts'
import { WATER_Y } from '../../../models/anchors.ts'
import type { Point, Spot } from '../../table/spot.ts'
import { cellSpot } from '../table/spots.ts'
import type { BoardMarks } from './boardMarks.ts'
import type { ShownRay } from './shownRays.ts'

/** The height of the chance to hit over a target, in cells. */
export const OVER = { ship: 1.7, fort: 1.1 } as const

/**
 * The outward shift of a chance at point-blank from the middle of its cell, clear of the gunner's bowsprit: a share of
 * a step.
 */
export const ASIDE = 0.14

/** A chance that is written on a ray. */
export interface RayChance {
  readonly band: Band
  /** The cell of the ray, from 0. */
  readonly index: number
  readonly chance: number
}

/** Returns the chances on a ray: each in the middle cell of its band; of two middle cells, in the farther one. */
export function chancesOn({ line, lit, chances }: ShownRay): readonly RayChance[] {
  if (!lit) return []
  const bands = [...new Set(line.cells.map(({ band }) => band))]
  return bands.flatMap((band) => {
    const places = line.cells.flatMap((cell, index) => (cell.band === band ? [index] : []))
    const [index, chance] = [places[places.length >> 1], chances[band]]
    return index === undefined || chance === undefined ? [] : [{ band, index, chance }]
  })
}

/**
 * Returns the places of chances on the sea or above it: the spots over which their middles appear.
 *
 * @param eye the position of the camera; null for a view from straight above
 */
export function writtenOn(
  { rays, targets }: Pick<BoardMarks, 'rays' | 'targets'>,
  state: AdmiralState,
  eye: Point | null,
): readonly Spot[] {
  return [
    ...rays.flatMap((ray) => chancesOn(ray).map((chance) => spotOn(state, ray, chance))),
    ...targets.flatMap(({ unit, chance }) => (chance === null ? [] : (spotOver(state, unit, eye) ?? []))),
  ]
}

function spotOn({ board }: AdmiralState, { line }: ShownRay, { band, index }: RayChance): Spot {
  const middle = cellSpot(board, line.cells[index]?.cell ?? 0)
  const [east, north] = stepOf(line.ray)
  const out = band === 'close' ? ASIDE : 0
  return { x: middle.x + east * out, z: middle.z - north * out }
}

/** The distance of a chance north of its ship on a chart, in cells. */
const BEYOND = 0.6

/** Returns the spot over which the hit chance of a ship or fort appears; null without such a unit. */
export function spotOver(state: AdmiralState, target: UnitId, eye: Point | null): Spot | null {
  const other = unitNamed(state, target)
  if (!other || other.at === null) return null
  const { x, z } = cellSpot(state.board, other.at)
  if (!eye) return { x, z: z - BEYOND }
  const height = other.class === 'fort' ? OVER.fort : OVER.ship
  const share = height / Math.max(1, eye.y - WATER_Y - height)
  return { x: x + (x - eye.x) * share, z: z + (z - eye.z) * share }
}
