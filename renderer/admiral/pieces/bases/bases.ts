import { Color, type InstancedMesh, Matrix4 } from 'three'
import type { Palette } from '../../../../electron/contract/ipc.ts'
import {
  type AdmiralState,
  SHIP_CLASSES,
  type Ship,
  type ShipClass,
  TEAMS,
  type TeamId,
} from '../../../../engine/admiral/types.ts'
import { BASE_PAINT, BASE_TOP, BASES, spanOf } from '../../../../models/admiral/squadron/bases.ts'
import { BOW_TURN } from '../../../../models/admiral/squadron/measures.ts'
import { writePoseMatrix } from '../../../playback/copies/poseMatrix.ts'
import type { Pose, Poses } from '../../../playback/motion/poses.ts'
import { stepFrom } from '../../../table/camera/quarter.ts'
import { VANISH } from '../../../table/materials/fading.ts'
import { blankSprite, type Put, placeSprite } from '../../../table/sprites/sprite.ts'
import { TEAM_COLOURS } from '../../../ui/palettes.ts'
import { alongYaw, isStarboardNear, shipTarget, WATER } from '../../table/anchors.ts'
import { closeness, type SeaView, seenBow } from '../seaView.ts'

/** The colour of a team's bases in a palette. */
export const baseColour = (team: TeamId, palette: Palette): string =>
  palette === 'default' ? BASE_PAINT[team] : TEAM_COLOURS[palette].admiral[team]

/** The underside lies a little under the waves, so that they lap at the rim. */
const SUNKEN = 0.012
/** Light on the bases of ships that have ended their activation. */
const DONE = 0.62
const OVER_FACE = 0.006

/** What the bases of several ships of a class are drawn with: dark rims with their cream line, and faces. */
export interface Plates {
  readonly rims: InstancedMesh
  readonly faces: InstancedMesh
}

/** Plates for each class: their outlines differ. */
export type FleetPlates = Readonly<Record<ShipClass, Plates>>

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
export function placeBases(plates: FleetPlates, bases: readonly Base[], palette: Palette): void {
  for (const name of SHIP_CLASSES) {
    const ofClass = bases.filter(({ ship }) => ship.class === name)
    placeAlike(plates[name], name, ofClass.slice(0, plates[name].rims.instanceMatrix.count), palette)
  }
}

/** Lays rims and faces under ships of one class. */
function placeAlike({ rims, faces }: Plates, shipClass: ShipClass, bases: readonly Base[], palette: Palette): void {
  const base = BASES[shipClass]
  const { half, middle } = spanOf(base)
  for (const [i, { ship, pose }] of bases.entries()) {
    writePoseMatrix(pose, matrix).multiply(bow)
    matrix.multiply(size.makeScale(half, 1, base.halfBeam).setPosition(middle, 0, 0))
    rims.setMatrixAt(i, matrix)
    faces.setMatrixAt(i, isStarboardNear(pose.yaw) ? matrix : matrix.multiply(MIRRORED))
    for (const mesh of [rims, faces]) {
      mesh.geometry.getAttribute(VANISH).setX(i, 1 - pose.opacity)
    }
    faces.setColorAt(i, colour.set(baseColour(ship.team, palette)).multiplyScalar(isDone(ship) ? DONE : 1))
  }
  for (const mesh of [rims, faces]) showFirst(mesh, bases.length)
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
 * The arrow at her bow: its side, how far its middle is from hers, cells, where she heads along the lines of the board and where
 * aslant, and how far it then lies from the viewer where she heads across his view. It stays in her cell, so that it is
 * taken for nobody else's, and clear of her tag.
 */
const ARROW = { side: 0.36, straight: 0.37, aslant: 0.44, back: 0.08 } as const

/** An arrow in her squadron's colour at the bow of every ship, over her sails. */
export function addBowArrows(bases: readonly Base[], view: SeaView, add: Put): void {
  const near = stepFrom(view.from, 0, 1)
  for (const { ship, pose } of bases) {
    if (ship.at === null) continue
    const ahead = alongYaw(pose.yaw)
    const bow = seenBow(pose.yaw, view.from)
    const away = ARROW.straight + (ARROW.aslant - ARROW.straight) * Math.abs(2 * bow.right * bow.near)
    const back = ARROW.back * Math.max(0, 1 - 2 * Math.abs(bow.near))
    const y = pose.y + (BASE_TOP + OVER_FACE) * pose.scale
    const side = ARROW.side * closeness(view, pose) * pose.scale
    const [x, z] = [pose.x + away * ahead.x - back * near.x, pose.z + away * ahead.z - back * near.z]
    placeSprite(sprite, x, y, z, side, TEAMS.indexOf(ship.team))
    sprite.flat = true
    sprite.turn = pose.yaw + BOW_TURN
    sprite.opacity = pose.opacity
    add(sprite)
  }
}
