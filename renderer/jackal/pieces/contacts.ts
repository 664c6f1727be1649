import type { JackalState } from '../../../engine/jackal/types.ts'
import type { Pose, Poses } from '../../playback/motion/poses.ts'
import type { ContactBlob } from '../../table/light/contactBlobs.ts'
import { BOAT, pieceTarget, TILE_CENTRE, TILE_TOP, TREASURE } from '../table/anchors.ts'
import { BEAR } from '../table/bearAnchors.ts'
import { layoutOf } from '../table/layout.ts'
import { RAIL_TOP } from '../table/shipAnchors.ts'

/** Height over its ground at which a thing no longer darkens it, in cells. */
const HIGH = 1.6

/** Returns the soft dark spots under everything on tiles or lifted off the table. */
export function contactsOf(state: JackalState, poses: Poses): readonly ContactBlob[] {
  const blobs: ContactBlob[] = []
  const decks = [...state.teams.map((team) => team.ship), ...(state.lifeboat?.afloat ? [state.lifeboat.at] : [])]
  for (const piece of state.pieces) {
    const target = pieceTarget(piece.id)
    const pose = poses.get(target)
    const aboard = typeof piece.at === 'number' && decks.includes(piece.at) && !poses.moved(target)
    if (pose && pose.opacity > 0.5 && !aboard) addFigure(blobs, pose, piece.at === 'dead')
  }
  const bear = state.bear && poses.get(BEAR)
  if (bear) addFigure(blobs, bear, false)
  for (const [target, home] of layoutOf(state)) {
    if (target.startsWith('coins/') || target === TREASURE || target === BOAT)
      addLoad(blobs, poses.get(target) ?? home, target)
    else if (target.startsWith('tile/')) addLiftedTile(blobs, poses.moved(target), home)
  }
  return blobs
}

function addFigure(blobs: ContactBlob[], pose: Readonly<Pose>, dead: boolean): void {
  const ground = dead && pose.y > RAIL_TOP - 0.01 ? RAIL_TOP : groundUnder(pose)
  if (pose.y < ground - 0.02 || pose.scale < 0.4) return
  const half = 0.3 * pose.scale
  blobs.push({ x: pose.x + 0.03, y: ground, z: pose.z + 0.03, halfX: half, halfZ: half, share: share(pose.y - ground) })
}

/** The highest step of a carving that carries something, over the tile's top. */
const HIGHEST_STEP = 0.135

/** Returns the height of the ground under a thing: its tile, or a carving. */
function groundUnder({ y }: Readonly<Pose>): number {
  return y > TILE_TOP && y < TILE_TOP + HIGHEST_STEP ? y : TILE_TOP
}

/** The extent of the shadow of larger loads, in cells; all others are coins. */
const HALVES: Readonly<Record<string, readonly [number, number]>> = { [TREASURE]: [0.4, 0.32], [BOAT]: [0.46, 0.26] }

function addLoad(blobs: ContactBlob[], pose: Readonly<Pose>, target: string): void {
  if (pose.opacity < 0.5 || pose.y > TILE_TOP + 0.3) return
  if (pose.y < TILE_TOP - 0.01) return
  const [halfX, halfZ] = HALVES[target] ?? [0.18, 0.18]
  const y = groundUnder(pose)
  blobs.push({ x: pose.x, y, z: pose.z, halfX: halfX * pose.scale, halfZ: halfZ * pose.scale })
}

/** Adds the dark gap of a tile in the air. */
function addLiftedTile(blobs: ContactBlob[], pose: Readonly<Pose> | undefined, home: Readonly<Pose>): void {
  if (!pose || pose.y < TILE_CENTRE + 0.03) return
  blobs.push({ x: (pose.x + home.x) / 2 + 0.08, y: 0.02, z: (pose.z + home.z) / 2 + 0.05, halfX: 0.72, halfZ: 0.72 })
}

const share = (height: number): number => Math.max(0.35, 1 - height / HIGH)
