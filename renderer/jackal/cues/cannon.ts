import { move, sound } from '../../playback/cue.ts'
import { easeInOutSine } from '../../playback/motion/easing.ts'
import { glide, parabola, sequence, stay, together, tumble } from '../../playback/motion/motion.ts'
import { type Pose, poseAt } from '../../playback/motion/poses.ts'
import { distance } from '../../table/spot.ts'
import { pieceTarget, TILE_TOP, tileTarget } from '../table/anchors.ts'
import { homeIn } from '../table/layout.ts'
import { arrival, type Moved } from './arrival.ts'
import { bring, effect, ends, type JackalCue, type JackalScene } from './staging.ts'

const RECOIL = 150
const KICK = 0.12

/**
 * Moves the piece into the barrel; shows recoil, flash and smoke, then a flight on a parabola into the sea or onto a
 * deck.
 */
export function cannonShot(event: Moved, scene: JackalScene): readonly JackalCue[] {
  const load = 260
  const fire = load + RECOIL
  const [from, to] = ends(scene, pieceTarget(event.piece))
  const muzzle = muzzleOf(homeIn(scene.before, tileTarget(event.from)), from, to)
  const length = distance(muzzle, to)
  const lasts = 500 + 90 * length
  const height = 0.25 * length
  return [
    move(pieceTarget(event.piece), 0, load, sequence([load, glide(from, { ...muzzle, scale: from.scale * 0.7 })])),
    move(pieceTarget(event.piece), load, RECOIL, stay({ ...muzzle, scale: from.scale * 0.7, opacity: 0 })),
    move(
      pieceTarget(event.piece),
      fire,
      lasts,
      together(parabola({ ...muzzle, scale: from.scale }, to, height), tumble(muzzle, to, 2)),
    ),
    ...bring(scene, event.piece, fire, lasts, muzzle, to, (a, b) => parabola(a, b, height)),
    ...recoil(event, scene, load, from, to),
    sound('cannon', fire, from),
    effect('flash', fire, muzzle, { to }),
    effect('smoke', fire, muzzle, { to, size: 1 }),
    effect('trail', fire, muzzle, { to, size: 0.7, lasts: lasts + 300 }),
    sound('whistle', fire + 120, from, 0.6),
    ...arrival(event, scene, fire + lasts - 10, 1),
  ]
}

/** Returns the point in front of the middle of the tile, in the direction of the shot. */
function muzzleOf(tile: Readonly<Pose>, from: Readonly<Pose>, to: Readonly<Pose>): Pose {
  const along = Math.atan2(to.z - from.z, to.x - from.x)
  const straight = (Math.round(along / (Math.PI / 2)) * Math.PI) / 2
  return poseAt(tile.x + 0.3 * Math.cos(straight), TILE_TOP + 0.1, tile.z + 0.3 * Math.sin(straight), {
    yaw: from.yaw,
    scale: from.scale,
  })
}

/** Makes the tile with the gun jump back and slide home. */
function recoil(
  event: Moved,
  scene: JackalScene,
  at: number,
  from: Readonly<Pose>,
  to: Readonly<Pose>,
): readonly JackalCue[] {
  const target = tileTarget(event.from)
  const home = homeIn(scene.before, target)
  const length = distance(from, to) || 1
  const back: Pose = {
    ...home,
    x: home.x - (KICK * (to.x - from.x)) / length,
    y: home.y + 0.03,
    z: home.z - (KICK * (to.z - from.z)) / length,
  }
  return [
    move(target, at, RECOIL, glide(home, { ...home, y: home.y - 0.01 })),
    move(
      target,
      at + RECOIL,
      80,
      glide(home, back, (t) => t),
    ),
    move(target, at + RECOIL + 80, 320, glide(back, home, easeInOutSine)),
  ]
}
