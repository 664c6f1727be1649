import type { BufferGeometry } from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import { cut, type Detail } from '../../geometry/detail.ts'
import { unshared } from '../../geometry/part.ts'
import { surface, type Triple } from '../../geometry/solids.ts'
import { type Corners, type Picture, squareSail, staysail } from '../../ship/cloth.ts'
import type { Lines } from '../../ship/lines.ts'
import { bowspritEnd, type Mast, mastsOf, type SailPlan, sailPlans } from '../../ship/rig.ts'
import type { SquadronId } from '../../teams.ts'
import { CLASSES, type ShipClass, type SquadronForm } from './classes.ts'
import { clothPlace } from './clothSheet.ts'
import { type Piece, tearOf } from './losses.ts'
import { lossNear, masts } from './masts.ts'
import { type Motion, NEVER, rigged, spar } from './rigging.ts'
import { wrecks } from './wreck.ts'

/** The distance by which a sail lies before the axis of its mast. */
const BEFORE_MAST = 0.05
/** Gaff sails and slanting yards swing less than square ones, and their after ends go to leeward. */
const AFT_SWING = -0.5
const YARD = 0.012

/** A sail with its spars. */
interface Sail {
  readonly piece: Piece
  readonly motion: Motion
  readonly leeward: boolean
  readonly cloth: BufferGeometry
  readonly spars: readonly BufferGeometry[]
}

/** The factor of a sail's belly: seen from above, fuller sails fold over themselves and hide their colour. */
const FULLNESS = 0.62

/** A square sail of one of the masts. */
export interface MastSail extends SailPlan {
  readonly piece: Piece
}

function square(plan: MastSail, team: SquadronId, detail: Detail, lost: number): Sail {
  const { x, head, headWidth, piece } = plan
  const reach = headWidth * 0.56
  const yard = spar([x + 0.015, head, -reach], [x + 0.015, head, reach], YARD, detail)
  return {
    piece,
    motion: { anchor: [x - BEFORE_MAST, head], swing: 1, lost },
    leeward: false,
    cloth: squareSail(
      { ...plan, belly: plan.belly * FULLNESS },
      clothPlace(team, plan.emblem ? 'emblem' : 'plain'),
      0,
      detail,
    ),
    spars: [yard],
  }
}

/** Returns the square sails of the form: a gaff sail replaces the lowest one of its mast. */
function squares(lines: Lines, { canvas }: SquadronForm): readonly SailPlan[] {
  const plans = sailPlans(lines)
  return canvas.aft === 'gaff' ? plans.slice(1) : plans
}

/** Returns the sails of each mast, from the stern, the lowest first. */
function stacksOf(plans: readonly SailPlan[]): readonly (readonly SailPlan[])[] {
  const stacks: SailPlan[][] = []
  for (const plan of plans) {
    const stack = stacks.at(-1)
    const isAbove = stack?.at(-1) && plan.foot > (stack.at(-1)?.head ?? 0) - 0.01
    if (stack && isAbove) stack.push(plan)
    else stacks.push([plan])
  }
  return stacks
}

/** The share of a mast's canvas height that is left out below, so that hull and base stay in sight. */
const REEFED = 0.16
/** The share of a mast's canvas height that its lower sail takes. */
const COURSE = 0.54
/** The room for the yard between both sails. */
const BETWEEN = 0.03
/** The pieces of a mast, from the foremast to the stern. */
const MASTS: readonly (readonly [lower: Piece, upper: Piece])[] = [
  ['fore', 'foretop'],
  ['main', 'main'],
  ['mizzen', 'mizzen'],
]

/** Returns the square sails of a ship, from the stern forward and upward: on each mast a large course and a topsail. */
export function mastSails(lines: Lines, form: SquadronForm): readonly MastSail[] {
  const stacks = stacksOf(squares(lines, form))
  return stacks.flatMap((stack, i) => {
    const [lowest, highest] = [stack[0], stack.at(-1)]
    const mast = stacks.length - 1 - i
    const [lower, upper] = MASTS[mast] ?? []
    if (!lowest || !highest || !lower || !upper) throw new Error('a ship has at most three masts')
    const foot = lowest.foot + REEFED * (highest.head - lowest.foot)
    const split = foot + COURSE * (highest.head - foot)
    const width = lowest.footWidth + (highest.headWidth - lowest.footWidth) * COURSE * 0.8
    return [
      { ...lowest, foot, head: split, headWidth: width, emblem: mast === 0, piece: lower },
      { ...highest, foot: split + BETWEEN, footWidth: width * 0.97, emblem: mast === 1, piece: upper },
    ]
  })
}

function aftMast(lines: Lines): Mast {
  const [aft] = mastsOf(lines)
  if (!aft) throw new Error('a ship has masts')
  return aft
}

/** Returns four-cornered canvas between gaff and boom, bellied to starboard. */
function gaffCloth(corners: readonly [Triple, Triple, Triple, Triple], picture: Picture, detail: Detail) {
  const [throat, peak, clew, tack] = corners
  const place = (u: number, v: number): Triple => {
    const at = (k: 0 | 1 | 2) => (throat[k] * (1 - u) + peak[k] * u) * (1 - v) + (tack[k] * (1 - u) + clew[k] * u) * v
    const belly = Math.sin(Math.PI * Math.min(1, u * 0.9 + 0.05)) * Math.sin(Math.PI * (0.15 + 0.7 * v))
    return [at(0), at(1) - 0.035 * Math.sin(Math.PI * u) * (v - 0.2), at(2) + 0.1 * belly]
  }
  return surface(cut(detail, 6, 3), cut(detail, 6, 3), place, picture)
}

/** Returns throat, peak, clew and tack of the gaff sail. */
export function gaffCorners(lines: Lines, { canvas }: SquadronForm): readonly [Triple, Triple, Triple, Triple] {
  const { foot, height } = aftMast(lines)
  const [up, length] = canvas.boom
  const [x, y] = [foot[0] - 0.012, foot[1]]
  const throat: Triple = [x - 0.03, y + Math.max(up + 0.3, height * 0.5), 0]
  return [
    throat,
    [x - length * 0.86, throat[1] + length * 0.5, 0],
    [x - length, y + up + 0.03, 0],
    [x - 0.03, y + up, 0],
  ]
}

function gaffSail(lines: Lines, form: SquadronForm, team: SquadronId, detail: Detail): Sail {
  const corners = gaffCorners(lines, form)
  const [throat, peak, clew, tack] = corners
  const x = throat[0] + 0.03
  const beyond = ([px, py]: Triple, [qx, qy]: Triple): Triple => [qx + (qx - px) * 0.08, qy + (qy - py) * 0.08, 0]
  return {
    piece: 'aft',
    motion: { anchor: [x, throat[1]], swing: AFT_SWING, lost: lossNear(lines, x) },
    leeward: true,
    cloth: gaffCloth(corners, clothPlace(team, 'plain'), detail),
    spars: [
      spar([x, throat[1], 0], beyond(throat, peak), 0.012, detail),
      spar([x, tack[1] - 0.01, 0], beyond(tack, clew), 0.013, detail),
    ],
  }
}

/** Returns the lower and the upper end of the slanting yard. */
function lateenYard(lines: Lines, { canvas }: SquadronForm): readonly [Triple, Triple] {
  const { foot, height } = aftMast(lines)
  const [up, length] = canvas.boom
  const [x, y] = [foot[0] - 0.02, foot[1]]
  return [
    [x + length * 0.62, y + up * 0.75, 0.012],
    [x - length * 0.6, y + height * 1.08, 0.012],
  ]
}

/** Returns head, tack and clew of the sail under it. */
export function lateenCorners(lines: Lines, form: SquadronForm): readonly [Triple, Triple, Triple] {
  const { foot } = aftMast(lines)
  const [up, length] = form.canvas.boom
  const [low, high] = lateenYard(lines, form)
  return [
    [high[0] + 0.02, high[1] - 0.04, 0.02],
    [low[0] - 0.02, low[1] + 0.01, 0.02],
    [foot[0] - 0.02 - length * 0.66, foot[1] + up * 0.86, 0.02],
  ]
}

/** Returns a triangle of canvas under a yard that slants from before the mast up to high behind it. */
function lateenSail(lines: Lines, form: SquadronForm, team: SquadronId, detail: Detail): Sail {
  const { foot, height } = aftMast(lines)
  const [x, y] = [foot[0] - 0.02, foot[1]]
  const [low, high] = lateenYard(lines, form)
  const [head, tack, clew] = lateenCorners(lines, form)
  return {
    piece: 'aft',
    motion: { anchor: [x, y + height * 0.62], swing: AFT_SWING, lost: lossNear(lines, x) },
    leeward: true,
    cloth: staysail({ head, tack, clew }, 0.14, clothPlace(team, 'plain'), detail),
    spars: [spar(low, high, 0.013, detail)],
  }
}

/** Returns corners of the jibs, the outer one first. */
export function jibCorners(lines: Lines, { canvas }: SquadronForm): readonly Corners[] {
  const fore = mastsOf(lines).at(-1)
  if (!fore) throw new Error('a ship has a foremast')
  const end = bowspritEnd(lines)
  const heel: Triple = [lines.along(0.97), lines.rail(0.97) + 0.05, 0]
  const along = (share: number, k: 0 | 1) => heel[k] + (end[k] - heel[k]) * share
  const corners = (reach: number, down: number, clewAt: number): Corners => ({
    head: [fore.top[0] + 0.03, fore.top[1] - down, 0],
    tack: [along(reach, 0), along(reach, 1) + 0.02, 0],
    clew: [lines.along(clewAt), lines.rail(clewAt) + 0.15, 0.04],
  })
  if (canvas.jibs === 0) return []
  return canvas.jibs === 1 ? [corners(0.9, 0.24, 0.9)] : [corners(0.94, 0.22, 0.97), corners(0.42, 0.5, 0.86)]
}

/** Returns a jib; it furls down to its tack. */
function jib(corners: Corners, team: SquadronId, detail: Detail, lost: number): Sail {
  return {
    piece: 'jib',
    motion: { anchor: [corners.tack[0], corners.tack[1]], swing: 0, lost },
    leeward: true,
    cloth: staysail(corners, 0.13, clothPlace(team, 'plain'), detail),
    spars: [],
  }
}

/** Returns a small square sail under the bowsprit, if the class has one. */
export function spritsails(lines: Lines, { canvas }: SquadronForm): readonly MastSail[] {
  if (!canvas.spritsail) return []
  const end = bowspritEnd(lines)
  const heel = lines.along(1)
  const [x, y] = [heel + (end[0] - heel) * 0.6, lines.rail(1) + (end[1] - lines.rail(1)) * 0.55 - 0.02]
  const width = lines.form.beam * 0.95
  const place = { x: x - 0.015, foot: y - 0.22, head: y }
  return [{ ...place, footWidth: width, headWidth: width * 0.92, belly: 0.1, emblem: false, piece: 'sprit' }]
}

function sailsOf(lines: Lines, form: SquadronForm, team: SquadronId, detail: Detail): readonly Sail[] {
  const aft = form.canvas.aft === 'gaff' ? gaffSail : lateenSail
  return [
    ...mastSails(lines, form).map((plan) => square(plan, team, detail, lossNear(lines, plan.x))),
    aft(lines, form, team, detail),
    ...jibCorners(lines, form).map((corners) => jib(corners, team, detail, lossNear(lines, corners.head[0]))),
    ...spritsails(lines, form).map((plan) => square(plan, team, detail, NEVER)),
  ]
}

/**
 * The share by which the middle of a square sail follows its brails, which are made fast to its leeches: it hangs in a
 * bight.
 */
const BIGHT = 0.5

/** Returns a function that gives the share by which each point of a square sail follows the brails. */
function festooned(cloth: BufferGeometry): (point: number) => number {
  const place = cloth.getAttribute('position')
  const widest = Array.from({ length: place.count }, (_, i) => Math.abs(place.getZ(i))).reduce(
    (a, b) => Math.max(a, b),
    0,
  )
  return (i) => BIGHT + (1 - BIGHT) * (place.getZ(i) / widest) ** 2
}

/** Returns masts, rigging and all sails of a team's ship with yards, gaff and boom, set square to the keel and full. */
export function canvas(lines: Lines, shipClass: ShipClass, team: SquadronId, detail: Detail): BufferGeometry {
  const parts = sailsOf(lines, CLASSES[shipClass], team, detail).flatMap(({ piece, motion, leeward, cloth, spars }) => [
    rigged(cloth, motion, {
      leeward,
      tear: tearOf(shipClass, piece),
      ...(leeward ? {} : { brailed: festooned(cloth) }),
    }),
    ...spars.map((each) => rigged(each, motion)),
  ])
  return mergeGeometries([...masts(lines, detail), ...parts, ...wrecks(lines, team, detail)].map(unshared))
}
