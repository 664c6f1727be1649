import type { AdmiralState, Ship, Wind } from '../../../engine/admiral/types.ts'
import { move, pause, sound } from '../../playback/cue.ts'
import { easeInOutSine, within } from '../../playback/motion/easing.ts'
import { glide, type Motion } from '../../playback/motion/motion.ts'
import { mixPose, type Pose, poseAt } from '../../playback/motion/poses.ts'
import { alongYaw, flagTarget, fortFlagTarget, headingYaw, sailsTarget, VANE, WATER, WIND } from '../table/anchors.ts'
import { type AdmiralCue, type AdmiralScene, effect, ends, type Of } from './staging.ts'

/** The times of the vane's spin, in milliseconds; the wind shifts when it nearly rests. */
const SPIN = 1600
const SHIFTS = 760
const SHIFT = 700

/** Spins the vane; flags and yards follow the new wind, and effects show its strength. */
export function roundBegan({ wind }: Of<'roundBegan'>, scene: AdmiralScene): readonly AdmiralCue[] {
  const { after } = scene
  const vane = ends(scene, VANE)
  return [
    move(VANE, 0, SPIN, spun(...vane)),
    move(WIND, SHIFTS, SHIFT, veering(...ends(scene, WIND))),
    ...after.ships.filter((ship) => ship.at !== null).flatMap((ship, i) => trimmed(ship, scene, SHIFTS + 25 * i)),
    ...after.forts.map(({ id }) =>
      move(fortFlagTarget(id), SHIFTS, SHIFT, veering(...ends(scene, fortFlagTarget(id)))),
    ),
    sound('squeak', 0, vane[0]),
    ...WEATHER[wind.strength](after),
    pause(0, wind.strength === 'storm' ? 2300 : 1900),
  ]
}

/** Returns the shorter way from one turn to another, in radians. */
function shorter(from: number, to: number): number {
  return Math.atan2(Math.sin(to - from), Math.cos(to - from))
}

/** The share of the spin in which the vane runs round; then it swings past its rest twice. */
const RUN = 0.46
/** The overshoot of the vane, as a share of its whole turn: small enough for a smooth end of the run. */
const PAST = 0.05

/** Runs the arrow round more than once, then lets it swing about the new wind and rest. */
function spun(from: Readonly<Pose>, to: Readonly<Pose>): Motion {
  const whole = Math.PI * 2 + ((shorter(from.yaw, to.yaw) + Math.PI * 2) % (Math.PI * 2))
  return (t, pose) => {
    mixPose(from, to, t, pose)
    pose.yaw = from.yaw + whole * turned(t)
  }
}

/** Returns the share of the whole turn at a progress of 0–1: over 1 twice before it rests. */
export function turned(t: number): number {
  const run = within(t, 0, RUN)
  if (run < 1) return run * (1.6 - 0.6 * run)
  const u = within(t, RUN, 1)
  return 1 + PAST * Math.sin(Math.PI * 3 * u) * (1 - u) ** 1.4
}

/** Turns the wind the shorter way, and sets its new strength. */
function veering(from: Readonly<Pose>, to: Readonly<Pose>): Motion {
  const turn = shorter(from.yaw, to.yaw)
  return (t, pose) => {
    const share = easeInOutSine(t)
    mixPose(from, to, share, pose)
    pose.yaw = from.yaw + turn * share
  }
}

/** Braces yards and swings flags to the new wind. */
function trimmed({ id }: Ship, scene: AdmiralScene, at: number): readonly AdmiralCue[] {
  const [from, to] = ends(scene, sailsTarget(id))
  return [
    move(sailsTarget(id), at, SHIFT, glide(from, to)),
    move(flagTarget(id), at, SHIFT, veering(...ends(scene, flagTarget(id)))),
  ]
}

/** Side of a patch of sea with weather of its own, in cells, unless the field would have too many of them. */
const PATCH = 4.6
const PATCHES = 28

/** A patch of sea: its middle, half its side, and its place in the order of appearance. */
interface Patch {
  readonly x: number
  readonly z: number
  readonly reach: number
  readonly order: number
}

/** Returns patches over the whole field, slightly out of line. */
export function patchesOf({ width, height }: Pick<AdmiralState['board'], 'width' | 'height'>): readonly Patch[] {
  const side = Math.max(PATCH, Math.sqrt((width * height) / PATCHES))
  const [columns, rows] = [Math.max(1, Math.round(width / side)), Math.max(1, Math.round(height / side))]
  return Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)]
    const stray = (k: number) => ((((column * 7 + row * 13 + k * 5) * 37) % 100) / 100 - 0.5) * 0.6
    return {
      x: ((column + 0.5 + stray(1)) / columns - 0.5) * width,
      z: ((row + 0.5 + stray(2)) / rows - 0.5) * height,
      reach: side / 2,
      order: (column * 5 + row * 3) % 8,
    }
  })
}

const WEATHER: Readonly<Record<Wind['strength'], (state: AdmiralState) => readonly AdmiralCue[]>> = {
  fresh,
  calm,
  storm,
}

/** Sends gusts over the water. */
function fresh({ board, wind }: AdmiralState): readonly AdmiralCue[] {
  const { x: dx, z: dz } = alongYaw(headingYaw(wind.toward))
  const gusts = patchesOf(board).map(({ x, z, order }) => {
    const from = poseAt(x - dx * 1.2, WATER, z - dz * 1.2)
    return effect('squall', SHIFTS + order * 70, from, { to: poseAt(x + dx * 1.4, WATER, z + dz * 1.4) })
  })
  return [...gusts, sound('gust', SHIFTS)]
}

/** Shows only a few rings on the water. */
function calm({ board }: AdmiralState): readonly AdmiralCue[] {
  const rings = patchesOf(board).filter((_, i) => i % 2 === 0)
  return [
    ...rings.map(({ x, z, order }) => effect('stillness', SHIFTS + order * 90, poseAt(x, WATER, z))),
    sound('swim', SHIFTS + 100, null, 0.35),
    sound('bell', SHIFTS + 300, null, 0.3),
  ]
}

/** Shows clouds, rain and lightning over the whole field. */
function storm({ board, wind }: AdmiralState): readonly AdmiralCue[] {
  const { x: dx, z: dz } = alongYaw(headingYaw(wind.toward))
  const patches = patchesOf(board)
  const over = patches.flatMap(({ x, z, reach, order }) => [
    effect('rain', SHIFTS + order * 40, poseAt(x, WATER, z), { to: poseAt(x + dx, WATER, z + dz), size: reach }),
    ...(order % 2
      ? [
          effect('thunderhead', SHIFTS - 200 + order * 50, poseAt(x - dx, 2.3, z - dz), {
            to: poseAt(x + 2 * dx, 2.3, z + 2 * dz),
          }),
        ]
      : []),
    effect('squall', SHIFTS + 200 + order * 60, poseAt(x - 2 * dx, WATER, z - 2 * dz), {
      to: poseAt(x + 2 * dx, WATER, z + 2 * dz),
      lasts: 900,
    }),
  ])
  const struck = [0.3, 0.55, 0.8].map((share) => patches[Math.floor(patches.length * share)])
  const bolts = struck.flatMap((patch, i) =>
    patch ? [effect('lightning', SHIFTS + 350 + 480 * i, poseAt(patch.x, WATER, patch.z))] : [],
  )
  return [...over, ...bolts, sound('storm', SHIFTS + 350)]
}
