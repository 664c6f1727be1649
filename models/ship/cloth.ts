import { BufferAttribute, type BufferGeometry } from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import { type Detail, cut as grid } from '../geometry/detail.ts'
import { surface, type Triple } from '../geometry/solids.ts'
import { TEAMS, type TeamId } from '../teams.ts'
import { FLY } from './bend.ts'
import { CLOTH_COLUMNS } from './clothColumns.ts'
import type { Lines } from './lines.ts'
import { bowspritEnd, mastsOf, type SailPlan, sailPlans, yard } from './rig.ts'
import { staffTopOf } from './stern.ts'

export type FlagShape = 'swallowtail' | 'pennant' | 'square' | 'point'

/** Returns the place of a point of a cloth on its picture; u to the side, v downward. */
export type Picture = (u: number, v: number) => readonly [number, number]

const FLAGS: Readonly<Record<TeamId, FlagShape>> = {
  white: 'swallowtail',
  red: 'pennant',
  black: 'square',
  yellow: 'point',
}

type Column = (typeof CLOTH_COLUMNS)[number]

/** Returns place in the shared cloth picture; v runs downward from the head of the cloth. */
function placeOn(team: TeamId, column: Column): Picture {
  const inset = (value: number) => 0.01 + 0.98 * Math.max(0, Math.min(1, value))
  return (u, v) => [
    (CLOTH_COLUMNS.indexOf(column) + inset(u)) / CLOTH_COLUMNS.length,
    (TEAMS.indexOf(team) + inset(v)) / TEAMS.length,
  ]
}

/** Returns a sail filled by the wind, its foot curved, turned with its yard. */
export function squareSail(plan: SailPlan, picture: Picture, brace: number, detail: Detail): BufferGeometry {
  const { x, foot, head, footWidth, headWidth, belly } = plan
  const height = head - foot
  const place = (u: number, down: number): Triple => {
    const side = Math.abs(u - 0.5) * 2
    const width = headWidth + (footWidth - headWidth) * down
    const hem = down * height * (0.12 * (1 - side ** 2) - 0.16 * side ** 2)
    const fullness = Math.sin(Math.PI * (0.12 + 0.72 * down)) ** 0.8 * (1 - 0.75 * side ** 2.2)
    const [across, ahead] = [(u - 0.5) * width, belly * fullness + 0.03]
    return [
      x + ahead * Math.cos(brace) + across * Math.sin(brace),
      head - height * down + hem,
      across * Math.cos(brace) - ahead * Math.sin(brace),
    ]
  }
  return surface(grid(detail, 8, 4), grid(detail, 6, 3), place, picture)
}

/** Corners of a sail of three corners: above, before and behind. */
export interface Corners {
  readonly head: Triple
  readonly tack: Triple
  readonly clew: Triple
}

/** Returns a triangle of canvas, bellied to starboard. */
export function staysail(
  { head, tack, clew }: Corners,
  belly: number,
  picture: Picture,
  detail: Detail,
): BufferGeometry {
  const place = (across: number, down: number): Triple => {
    const at = (k: 0 | 1 | 2) => head[k] * (1 - down) + (tack[k] * (1 - across) + clew[k] * across) * down
    return [at(0), at(1), at(2) + belly * Math.sin(Math.PI * across) * down * (1.2 - down) * 2]
  }
  return surface(grid(detail, 5, 3), grid(detail, 5, 3), place, picture)
}

/** Returns the triangle of canvas between foremast and bowsprit. */
function jib(lines: Lines, team: TeamId, detail: Detail): BufferGeometry {
  const fore = mastsOf(lines).at(-1)
  if (!fore) throw new Error('a ship has a foremast')
  const end = bowspritEnd(lines)
  const head: Triple = [fore.top[0] + 0.03, fore.top[1] - 0.27, 0]
  const tack: Triple = [end[0] - 0.06, end[1] + 0.02, 0]
  const clew: Triple = [lines.along(0.88), lines.rail(0.9) + 0.16, 0.05]
  return staysail({ head, tack, clew }, 0.13, placeOn(team, 'plain'), detail)
}

/** Returns the reach of each shape of flag at height v, and its height at u. */
const CUTS: Readonly<Record<FlagShape, (u: number, v: number) => readonly [reach: number, height: number]>> = {
  swallowtail: (u, v) => [u * (1 - 0.3 * (1 - Math.abs(v * 2 - 1))), 1],
  pennant: (u) => [u, 1 - u * 0.94],
  square: (u) => [u, 1],
  point: (u, v) => [u * (1 - 0.36 * Math.abs(v * 2 - 1)), 1],
}

/** Returns a flag flying aft from its mast, cut to a shape. */
export function flag(
  [x, y]: Triple,
  [length, height]: readonly [number, number],
  { shape, picture }: FlagStyle,
  detail: Detail,
): BufferGeometry {
  const cut = CUTS[shape]
  const place = (u: number, v: number): Triple => {
    const [reach, tall] = cut(u, v)
    return [x - reach * length, y + (0.5 - v) * height * tall, Math.sin(reach * 6.5) * 0.035 * reach]
  }
  // the picture is cut to the shape, not squeezed into it
  const texture = (u: number, v: number) => {
    const [reach, tall] = cut(u, v)
    return picture(reach, 0.5 + (v - 0.5) * tall)
  }
  return surface(grid(detail, 8, 4), grid(detail, 4, 2), place, texture)
}

const [FLAG, SAIL, SPAR] = [1, 0, -1]

/** Returns a flag that flies about its pole. */
function flown(cloth: BufferGeometry, [x, z]: readonly [x: number, z: number]): BufferGeometry {
  return withFly(cloth, () => [x, z, FLAG])
}

/** Marks geometry as braced to the wind: it may be mirrored about the keel. */
function braced(geometry: BufferGeometry, kind: typeof SAIL | typeof SPAR): BufferGeometry {
  const position = geometry.getAttribute('position')
  return withFly(geometry, (i) => [0, -2 * position.getZ(i), kind])
}

function withFly(geometry: BufferGeometry, flyOf: (index: number) => Triple): BufferGeometry {
  const { count } = geometry.getAttribute('position')
  const values = Array.from({ length: count }, (_, i) => flyOf(i)).flat()
  return geometry.setAttribute(FLY, new BufferAttribute(new Float32Array(values), 3))
}

interface FlagStyle {
  readonly shape: FlagShape
  readonly picture: Picture
}

/**
 * Returns sails, yards and flags of a team as one mesh, the yards turned (radians, below zero) for a wind to starboard;
 * draw it from both sides.
 */
export function cloth(lines: Lines, team: TeamId, brace: number, detail: Detail): BufferGeometry {
  const masts = mastsOf(lines)
  const [aft] = masts
  const fore = masts.at(-1)
  if (!aft || !fore) throw new Error('a ship has masts')
  const staff = staffTopOf(lines)
  const style: FlagStyle = { shape: FLAGS[team], picture: placeOn(team, 'flag') }
  const sails = [
    ...sailPlans(lines).map((plan) => squareSail(plan, placeOn(team, plan.emblem ? 'emblem' : 'plain'), brace, detail)),
    jib(lines, team, detail),
  ]
  const flags = [
    [
      [fore.top[0], fore.top[1] - 0.1, 0],
      [0.42, 0.2],
    ],
    [
      [aft.top[0], aft.top[1] - 0.06, 0],
      [0.26, 0.12],
    ],
    [
      [staff[0], staff[1] - 0.11, 0],
      [0.32, 0.2],
    ],
  ] as const
  return mergeGeometries([
    ...sails.map((sail) => braced(sail, SAIL)),
    ...sailPlans(lines).map((plan) => braced(yard(plan, brace, detail), SPAR)),
    ...flags.map(([at, size]) => flown(flag(at, size, style, detail), [at[0], at[2]])),
  ])
}
