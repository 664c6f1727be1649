import { Color, type InstancedMesh, Matrix4 } from 'three'
import type { Palette } from '../../../../electron/contract/ipc.ts'
import type { AdmiralState, Ship, TeamId } from '../../../../engine/admiral/types.ts'
import { BASE_PAINT, BASE_TOP, BASES, spanOf } from '../../../../models/admiral/squadron/bases.ts'
import { BOW_TURN } from '../../../../models/admiral/squadron/measures.ts'
import { writePoseMatrix } from '../../../playback/copies/poseMatrix.ts'
import type { Pose, Poses } from '../../../playback/motion/poses.ts'
import { VANISH } from '../../../table/materials/fading.ts'
import { blankSprite, type Put, placeSprite } from '../../../table/sprites/sprite.ts'
import { TEAM_COLOURS } from '../../../ui/palettes.ts'
import { alongYaw, isStarboardNear, shipTarget, WATER } from '../../table/anchors.ts'
import { closeness, facing, type SeaView, seenBow } from '../seaView.ts'

/** The colour of a team's bases in a palette. */
export const baseColour = (team: TeamId, palette: Palette): string =>
  palette === 'default' ? BASE_PAINT[team] : TEAM_COLOURS[palette].admiral[team]

/** The underside lies a little under the waves, so that they lap at the rim. */
const SUNKEN = 0.012
/** Light on the bases of ships that have ended their activation. */
const DONE = 0.62
const OVER_FACE = 0.006

/** What the bases of several ships are drawn with: dark rims with their cream line, and faces. */
export interface Plates {
  readonly rims: InstancedMesh
  readonly faces: InstancedMesh
}

/** A base under its ship: it lies flat however she heels, and goes down with her. */
interface Base {
  readonly ship: Ship
  readonly pose: Pose
}

/** The bases of all ships in sight. */
export function basesOf(state: AdmiralState, poses: Pick<Poses, 'get'>): readonly Base[] {
  return state.ships.flatMap((ship, i) => {
    const pose = poses.get(shipTarget(ship.id))
    if (!pose || pose.opacity < 0.05) return []
    return [baseUnder(ship, pose, i % 8)]
  })
}

/** Bases that touch lie over each other instead of in one plane, cells. */
const LAYER = 0.0012

/** The base of a ship whose hull is there, in one of the layers of bases. */
export function baseUnder(ship: Ship, hull: Readonly<Pose>, layer = 0): Base {
  const y = WATER - SUNKEN + LAYER * layer + Math.min(0, hull.y - WATER)
  return { ship, pose: { ...hull, y, tiltX: 0, tiltZ: 0, squash: 0 } }
}

const matrix = new Matrix4()
const size = new Matrix4()
/** The dark field of a base lies to port; where that is the viewer's side, the face is mirrored. */
const MIRRORED = new Matrix4().makeScale(1, 1, -1)
const bow = new Matrix4().makeRotationY(BOW_TURN)
const colour = new Color()

/** Lays rims and faces under the ships. */
export function placeBases({ rims, faces }: Plates, bases: readonly Base[], palette: Palette): void {
  const drawn = bases.slice(0, rims.instanceMatrix.count)
  for (const [i, { ship, pose }] of drawn.entries()) {
    const base = BASES[ship.class]
    const { half, middle } = spanOf(base)
    writePoseMatrix(pose, matrix).multiply(bow)
    matrix.multiply(size.makeScale(half, 1, base.halfBeam).setPosition(middle, 0, 0))
    rims.setMatrixAt(i, matrix)
    faces.setMatrixAt(i, isStarboardNear(pose.yaw) ? matrix : matrix.multiply(MIRRORED))
    for (const mesh of [rims, faces]) {
      mesh.geometry.getAttribute(VANISH).setX(i, 1 - pose.opacity)
    }
    faces.setColorAt(i, colour.set(baseColour(ship.team, palette)).multiplyScalar(isDone(ship) ? DONE : 1))
  }
  for (const mesh of [rims, faces]) showFirst(mesh, drawn.length)
}

const isDone = ({ done, at }: Ship): boolean => done && at !== null

function showFirst(mesh: InstancedMesh, count: number): void {
  mesh.instanceMatrix.array.fill(0, count * 16) // nothing stays behind of what is no longer shown
  mesh.count = count
  mesh.visible = count > 0
  mesh.instanceMatrix.needsUpdate = true
  mesh.geometry.getAttribute(VANISH).needsUpdate = true
  if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true
}

const sprite = blankSprite()

/**
 * The arrow at her bow: its side, and how far its middle is over the point of her base, cells. It stays on the base, where the
 * tag of a ship ahead may hang beyond; turned to the viewer, where nothing hangs, it lies before it.
 */
const ARROW = { side: 0.36, over: -0.08, beforeViewer: 0.04 } as const

/** An arrow at the bow of every ship, over her sails. */
export function addBowArrows(bases: readonly Base[], view: SeaView, add: Put): void {
  for (const { ship, pose } of bases) {
    if (ship.at === null) continue
    const ahead = alongYaw(pose.yaw)
    const over = ARROW.over + (ARROW.beforeViewer - ARROW.over) * facing(seenBow(pose.yaw, view.from))
    const away = pose.scale * (BASES[ship.class].fore + over)
    const y = pose.y + (BASE_TOP + OVER_FACE) * pose.scale
    const side = ARROW.side * closeness(view, pose) * pose.scale
    placeSprite(sprite, pose.x + away * ahead.x, y, pose.z + away * ahead.z, side, 0)
    sprite.flat = true
    sprite.turn = pose.yaw + BOW_TURN
    sprite.opacity = pose.opacity
    add(sprite)
  }
}
