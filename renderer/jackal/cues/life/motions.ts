import { easeInOutSine, easeInQuad, easeOutBack, easeOutCubic, swell, within } from '../../../playback/motion/easing.ts'
import type { Motion } from '../../../playback/motion/motion.ts'

/*
 * Motions of the parts of carvings. Places are relative to a part's rest, in the tile's own directions: x to its east,
 * z to its south. All end at their start, except those that say otherwise.
 */

const TAU = Math.PI * 2

/** Moves out at once and back slowly. */
const kick = (t: number): number => easeOutCubic(within(t, 0, 0.16)) * (1 - easeInOutSine(within(t, 0.25, 1)))

/** A gun that points to the north jumps back, its muzzle up. */
export const recoil: Motion = (t, pose) => {
  pose.z += 0.13 * kick(t)
  pose.tiltX += 0.24 * kick(t)
}

/** An upper jaw opens wide, shuts and opens again. */
export const snap: Motion = (t, pose) => {
  const wide = easeOutCubic(within(t, 0, 0.28)) * (1 - within(t, 0.3, 0.38))
  const shut = easeInQuad(within(t, 0.3, 0.4)) * (1 - easeInOutSine(within(t, 0.62, 1)))
  pose.tiltZ += 0.4 * shut - 0.2 * wide
}

/** The jaw opens a little. */
export const yawn: Motion = (t, pose) => {
  pose.tiltZ -= 0.12 * swell(t)
}

/** A net gives under a weight, throws it off and trembles. */
export const spring: Motion = (t, pose) => {
  const give = swell(within(t, 0, 0.36))
  const tremble = Math.sin(TAU * 3 * within(t, 0.36, 1)) * (1 - t)
  pose.y += 0.04 * tremble - 0.045 * give
}

/** A horse that looks to the west rears. */
export const rear: Motion = (t, pose) => {
  const up = easeOutBack(within(t, 0, 0.4)) * (1 - easeInOutSine(within(t, 0.55, 1)))
  pose.tiltZ -= 0.45 * up
  pose.y += 0.04 * up
}

/** A mouth opens wide to swallow, or to give back. */
export const gulp: Motion = (t, pose) => {
  pose.scale *= 1 + 0.24 * swell(easeOutCubic(t))
  pose.squash -= 0.16 * Math.sin(TAU * t) * (1 - t)
}

/** Throws its head back, larger than before, and shakes it. */
export const roar: Motion = (t, pose) => {
  pose.scale *= 1 + 0.16 * swell(t)
  pose.tiltX -= 0.2 * swell(t)
  pose.tiltZ += 0.12 * Math.sin(TAU * 4 * t) * (1 - t)
}

/** Beats `times` times. */
export function beat(times: number, size: number): Motion {
  return (t, pose) => {
    pose.scale *= 1 + size * Math.sin(Math.PI * times * t) ** 2
  }
}

/** Flames leap up and fall back, `times` times. */
export function leap(times: number, height: number): Motion {
  return (t, pose) => {
    pose.squash -= height * Math.sin(Math.PI * times * t) ** 2
    pose.yaw += 0.3 * Math.sin(TAU * times * t) * swell(t)
  }
}

/** Bobs up and down in its liquid. */
export function wallow(times: number, depth: number): Motion {
  return (t, pose) => {
    const wave = Math.sin(Math.PI * times * t)
    pose.y -= depth * wave * wave
    pose.tiltZ += 4 * depth * Math.sin(TAU * times * t) * swell(t)
  }
}

/** Bubbles rise and burst, `times` times: gone at the end. */
export function bubble(times: number): Motion {
  return (t, pose) => {
    const round = t >= 1 ? 1 : (t * times) % 1
    pose.y += 0.09 * round - 0.05
    pose.scale *= round < 0.8 ? 0.4 + 0.8 * round : 0
    pose.yaw += Math.floor(t * times) * 1.3
  }
}

/** Shakes during its whole motion, up by `height` at most. */
export function jolt(height: number, angle: number): Motion {
  return (t, pose) => {
    pose.y += height * swell(t)
    pose.tiltZ += angle * Math.sin(TAU * 2 * t) * (1 - t)
  }
}

/** Something is pushed up from below. */
export const thrust: Motion = (t, pose) => {
  const up = easeOutBack(within(t, 0, 0.3)) * (1 - easeInOutSine(within(t, 0.5, 1)))
  pose.squash -= 0.3 * up
}

/** The eyes shut and open. */
export const blink: Motion = (t, pose) => {
  pose.squash += 0.85 * swell(within(t, 0.35, 0.65))
}

/** A flag goes down the pole, and up again in a guest's colours. */
export const hoist: Motion = (t, pose) => {
  pose.y -= 0.22 * easeInOutSine(within(t, 0, 0.4)) * (1 - easeInOutSine(within(t, 0.4, 0.9)))
  pose.yaw += 0.3 * Math.sin(TAU * 2 * t) * swell(t)
}

/** Cloth in a gust. */
export const flutter: Motion = (t, pose) => {
  pose.yaw += 0.28 * Math.sin(TAU * 2 * t) * swell(t)
  pose.tiltZ += 0.08 * Math.sin(TAU * t) * swell(t)
}

/** Something that tugs at its rope. */
export const tug: Motion = (t, pose) => {
  pose.tiltZ += 0.1 * Math.sin(TAU * t) * swell(t)
  pose.y += 0.035 * swell(t)
}

/** Goes up, growing smaller: gone at the end. */
export const flyOff: Motion = (t, pose) => {
  pose.y += 0.3 * easeInQuad(t)
  pose.scale *= 1 - easeInQuad(t)
}

/** Fills and swells up from nothing. */
export const fill: Motion = (t, pose) => {
  pose.scale *= easeOutBack(t)
  pose.squash += 0.3 * (1 - t)
}

/** Rolls down its runway to the east and takes off: gone at the end. */
export const takeOff: Motion = (t, pose) => {
  const roll = easeInQuad(t)
  pose.x += 0.34 * roll
  pose.z -= 0.11 * roll
  pose.y += 0.18 * easeInQuad(within(t, 0.5, 1))
  pose.tiltZ += 0.3 * within(t, 0.5, 0.9)
  pose.scale *= 1 - within(t, 0.8, 1)
}

/** Disappears. */
export const gone: Motion = (_t, pose) => {
  pose.scale = 0
}

/** Something that is closed at first opens. */
export const liftLid: Motion = (t, pose) => {
  pose.tiltX += 2.19 * (1 - easeOutBack(t))
}

/** A lid rocks on its hinge. */
export const rock: Motion = (t, pose) => {
  pose.tiltX += 0.28 * Math.sin(TAU * 1.5 * t) * (1 - t)
}

/** Opens in the ground and closes: gone at the end. */
export const rend: Motion = (t, pose) => {
  const open = easeOutBack(within(t, 0.06, 0.26)) * (1 - easeInQuad(within(t, 0.78, 0.95)))
  pose.scale *= Math.max(0, open)
}

const lit = (t: number): number => easeOutCubic(within(t, 0, 0.15)) * (1 - easeInQuad(within(t, 0.85, 1)))

/** A beam goes round: gone at the end. */
export const sweep: Motion = (t, pose) => {
  pose.yaw += TAU * 1.5 * easeInOutSine(t)
  pose.scale *= lit(t)
}

/** Returns a beam in a direction, counter-clockwise from the east in radians: gone at the end. */
export function shine(towards: number): Motion {
  return (t, pose) => {
    pose.yaw += towards + 0.1 * Math.sin(TAU * t)
    pose.scale *= lit(t)
  }
}
