import type { Cell, JackalEvent, JackalState, Load, PieceId, TeamId } from '../../../engine/jackal/types.ts'
import { appear, foldAt, move, sound } from '../../playback/cue.ts'
import { easeInQuad, easeOutBounce } from '../../playback/motion/easing.ts'
import { bob, glide, type Motion, parabola, sequence, sink, stay, together } from '../../playback/motion/motion.ts'
import { mixPose, type Pose } from '../../playback/motion/poses.ts'
import {
  BOAT,
  coinPose,
  handPose,
  loadTarget,
  pieceTarget,
  pilePose,
  shipTarget,
  treasurePose,
} from '../table/anchors.ts'
import { beachedPose } from '../table/boatAnchors.ts'
import { homeIn, loadPlaceIn } from '../table/layout.ts'
import { holdPose } from '../table/shipAnchors.ts'
import { frontSide } from '../table/tileLook.ts'
import { boatAt } from '../table/vessels.ts'
import { above, effect, type JackalCue, type JackalScene, onTile, onWater } from './staging.ts'

type Of<K extends JackalEvent['kind']> = Extract<JackalEvent, { kind: K }>

/** Moves the load up from the pile into the hand. */
export function loadLifted(event: Of<'loadLifted'>, scene: JackalScene): readonly JackalCue[] {
  const from = lyingPose(scene.before, event.cell, event.step, event.load, -1)
  const to = handPose(homeIn(scene.before, pieceTarget(event.piece)), event.load)
  return [
    foldAt(0),
    appear(loadTarget(event.piece, event.load), 0, 260, parabola(from, to, 0.35)),
    sound(event.load === 'coin' ? 'coin' : 'wood', 0, from),
  ]
}

/** Moves the load out of the hand onto the pile, with a bounce. */
export function loadDropped(event: Of<'loadDropped'>, scene: JackalScene): readonly JackalCue[] {
  const from = handPose(homeIn(scene.before, pieceTarget(event.piece)), event.load)
  const to = lyingPose(scene.after, event.cell, event.step, event.load, -1)
  const far = Math.hypot(to.x - from.x, to.z - from.z)
  const lasts = 300 + 90 * far
  return [
    move(loadTarget(event.piece, event.load), 0, lasts, dropWithBounce(from, to, 0.25 + 0.2 * far)),
    sound(event.load === 'coin' ? 'coinLand' : 'wood', lasts * 0.68, to),
  ]
}

/** Moves in an arc that ends in one bounce. */
function dropWithBounce(from: Readonly<Pose>, to: Readonly<Pose>, height: number): Motion {
  return (t, pose) => {
    mixPose(from, to, Math.min(1, t / 0.7), pose)
    const top = Math.max(from.y, to.y) + height
    const fall = easeOutBounce(t)
    pose.y =
      t < 0.7 ? top - (top - to.y) * fall + (from.y - top) * (1 - t / 0.7) : to.y + (top - to.y) * (1 - fall) * 0.4
  }
}

/** Holds the load over the masts, which hide the deck, long enough to be seen; then lowers it into the hold. */
export function loadScored(event: Of<'loadScored'>, scene: JackalScene): readonly JackalCue[] {
  const ship = vesselPose(scene, event.team, event.piece)
  const from = handPose(homeIn(scene.before, pieceTarget(event.piece)), event.load)
  const hold = holdPose(ship)
  const aloft = { ...hold, y: ship.y + OVER_MASTS * ship.scale, scale: from.scale * SHOWN_LARGER, tiltX: from.tiltX }
  const rich = event.load === 'treasure'
  return [
    move(
      loadTarget(event.piece, event.load),
      0,
      900,
      sequence(
        [300, glide(from, aloft)],
        [320, together(stay(aloft), bob(0.08, 1))],
        [280, glide(aloft, { ...hold, opacity: 0 }, easeInQuad)],
      ),
    ),
    sound('chime', 320, aloft),
    effect('sparkles', 320, aloft, { size: rich ? 1.8 : 1.1 }),
    sound(rich ? 'fanfare' : 'coinLand', 820, hold),
    ...(rich ? [effect('fountain', 420, above(aloft, 0.2))] : []),
  ]
}

/** Returns the pose of the vessel for the load: the boat if the load was brought to it, otherwise the ship. */
function vesselPose({ before }: JackalScene, team: TeamId, id: PieceId): Readonly<Pose> {
  const at = before.pieces.find((piece) => piece.id === id)?.at
  const inBoat = typeof at === 'number' && boatAt(before, at) !== null
  return homeIn(before, inBoat ? BOAT : shipTarget(team))
}

/** The height over the masts, in the ship's own measure. */
const OVER_MASTS = 1.75
const SHOWN_LARGER = 2.1

/** Shows the loss of the load: sunk in the sea, or in the cannibal's cauldron. */
export function loadLost(event: Of<'loadLost'>, scene: JackalScene): readonly JackalCue[] {
  const from = handPose(homeIn(scene.before, pieceTarget(event.piece)), event.load)
  const target = loadTarget(event.piece, event.load)
  const inSea = event.to === 'sea'
  const surface = inSea
    ? { ...onWater(scene, event.cell), x: from.x - 0.22, z: from.z + 0.2 }
    : onTile(scene, event.cell)
  const plunge = { ...surface, scale: from.scale, yaw: 2 }
  return [
    move(
      target,
      0,
      900,
      sequence([360, parabola(from, plunge, 0.3)], [540, together(stay(plunge), sink(inSea ? 0.8 : 0.4))]),
    ),
    sound(inSea ? 'splash' : 'gulp', 350, surface),
    effect(inSea ? 'splash' : 'steam', 340, surface, { size: 0.5 }),
    ...(inSea ? [effect('bubbles', 450, surface, { size: 0.6 })] : []),
  ]
}

/**
 * Returns the pose of a load on its tile: on top of the pile (`shift` is relative to the pile's count), or the
 * treasure's place.
 */
function lyingPose(state: JackalState, cell: number, step: number, load: Load, shift: number): Pose {
  if (load === 'boat') return beachedPose(state.board, cell, kindAt(state, cell), step, frontSide())
  if (load === 'treasure') return treasurePose(loadPlaceIn(state, cell, step))
  const { pose, coins } = pilePoseIn(state, cell, step)
  return coinPose(pose, Math.max(0, coins + shift))
}

/** Returns the pose and the number of the coins of a place. */
function pilePoseIn(state: JackalState, cell: Cell, step: number): { readonly pose: Pose; readonly coins: number } {
  const tile = state.tiles[cell]
  const coins = step === 0 ? (tile?.coins ?? 0) : (tile?.steps[step - 1]?.coins ?? 0)
  return { pose: pilePose(loadPlaceIn(state, cell, step)), coins }
}

function kindAt(state: JackalState, cell: Cell) {
  const kind = state.tiles[cell]?.kind
  return kind === undefined || kind === 'closed' ? 'empty' : kind
}
