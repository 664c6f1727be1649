import { type Ease, easeInOutSine, easeInQuad, easeOutCubic, linear, swell, within } from './easing.ts'
import { mixPose, type Pose } from './poses.ts'

/**
 * Changes a target's pose at a progress of 0–1. The pose comes in at the target's home and is changed in place. The
 * result depends on nothing else, so that a motion can be frozen, skipped and played at any speed.
 */
export type Motion = (t: number, pose: Pose) => void

type ReadonlyPose = Readonly<Pose>

const TAU = Math.PI * 2
/** Eight degrees, in radians. */
const LEAN = 0.14

/** Tilts an upright thing towards a direction on the table. */
export function leanTowards(pose: Pose, dx: number, dz: number, angle: number): void {
  const length = Math.hypot(dx, dz)
  if (length === 0) return
  pose.tiltZ -= (angle * dx) / length
  pose.tiltX += (angle * dz) / length
}

/** Stays at a place. */
export function stay(place: ReadonlyPose): Motion {
  return (_t, pose) => mixPose(place, place, 0, pose)
}

/** Moves in a straight line from one place to another. */
export function glide(from: ReadonlyPose, to: ReadonlyPose, ease: Ease = easeInOutSine): Motion {
  return (t, pose) => mixPose(from, to, ease(t), pose)
}

/** Returns one hop: up and over, leaning into the step, flattened a little on landing. Height in cells. */
export function hop(from: ReadonlyPose, to: ReadonlyPose, height: number, lean = LEAN): Motion {
  return (t, pose) => {
    mixPose(from, to, easeInOutSine(t), pose)
    pose.y += height * swell(t)
    leanTowards(pose, to.x - from.x, to.z - from.z, lean * swell(t))
    pose.squash += 0.05 * swell(within(t, 0.82, 1))
  }
}

/**
 * Returns a throw: constant horizontal speed; `height` is the arc's height in cells above the line between the ends.
 */
export function parabola(from: ReadonlyPose, to: ReadonlyPose, height: number): Motion {
  return (t, pose) => {
    mixPose(from, to, t, pose)
    pose.y += 4 * height * t * (1 - t)
  }
}

/** Height of the middle about which a thing tumbles, in its own units. */
const WAIST = 0.48

/** Somersaults about its middle in the direction of flight; `turns` are whole turns. */
export function tumble(from: ReadonlyPose, to: ReadonlyPose, turns: number): Motion {
  const length = Math.hypot(to.x - from.x, to.z - from.z) || 1
  const [dx, dz] = [(to.x - from.x) / length, (to.z - from.z) / length]
  return (t, pose) => {
    const angle = TAU * turns * t
    const waist = WAIST * pose.scale
    leanTowards(pose, dx, dz, angle)
    pose.x -= waist * Math.sin(angle) * dx
    pose.y += waist * (1 - Math.cos(angle))
    pose.z -= waist * Math.sin(angle) * dz
  }
}

/** Turns about the vertical axis; `turns` are whole turns. */
export function spin(turns: number, ease: Ease = linear): Motion {
  return (t, pose) => {
    pose.yaw += TAU * turns * ease(t)
  }
}

/** Goes down by a depth in cells. */
export function sink(depth: number, ease: Ease = easeInQuad): Motion {
  return (t, pose) => {
    pose.y -= depth * ease(t)
  }
}

/** Comes up from a depth in cells. */
export function rise(depth: number, ease: Ease = easeOutCubic): Motion {
  return (t, pose) => {
    pose.y -= depth * (1 - ease(t))
  }
}

/** Goes up by a height and comes back. */
export function lift(height: number, ease: Ease = swell): Motion {
  return (t, pose) => {
    pose.y += height * ease(t)
  }
}

/** Bobs on the water; `waves` are whole waves. */
export function bob(height: number, waves: number): Motion {
  return (t, pose) => {
    pose.y += height * Math.sin(TAU * waves * t)
  }
}

/** Trembles sideways, with falling amplitude. */
export function shake(reach: number, times: number): Motion {
  return (t, pose) => {
    const left = reach * (1 - t)
    pose.x += left * Math.sin(TAU * times * t)
    pose.z += left * 0.7 * Math.sin(TAU * times * 1.37 * t + 1)
  }
}

/** Rocks from side to side, with falling amplitude. */
export function sway(angle: number, times: number): Motion {
  return (t, pose) => {
    pose.tiltZ += angle * (1 - t) * Math.sin(TAU * times * t)
  }
}

/** Heels to one side and back; the side is a direction on the table. */
export function heel(dx: number, dz: number, angle: number): Motion {
  return (t, pose) => leanTowards(pose, dx, dz, angle * swell(t))
}

/** Scales, relative to the size at home. */
export function grow(from: number, to: number, ease: Ease = easeOutCubic): Motion {
  return (t, pose) => {
    pose.scale *= from + (to - from) * ease(t)
  }
}

/** Fades, relative to the opacity at home. */
export function fade(from: number, to: number): Motion {
  return (t, pose) => {
    pose.opacity *= from + (to - from) * t
  }
}

/** Flattens under a weight and springs back. */
export function squash(amount: number): Motion {
  return (t, pose) => {
    pose.squash += amount * swell(t)
  }
}

/** Combines several motions at once, applied in order. */
export function together(...motions: readonly Motion[]): Motion {
  return (t, pose) => {
    for (const motion of motions) motion(t, pose)
  }
}

/** Combines motions one after another, each with its share of the whole in any unit. */
export function sequence(...parts: readonly (readonly [share: number, motion: Motion])[]): Motion {
  const whole = parts.reduce((sum, [share]) => sum + share, 0)
  return (t, pose) => {
    let left = t * whole
    for (const [index, [share, motion]] of parts.entries()) {
      if (left <= share || index === parts.length - 1) {
        motion(share > 0 ? Math.min(1, left / share) : 1, pose)
        return
      }
      left -= share
    }
  }
}

/** Timing of a tile flip. Durations in milliseconds, heights in cells, angles in radians. */
export const FLIP = {
  dip: 80,
  raise: 240,
  show: 200,
  drop: 100,
  height: 0.85,
  /** Angle at which the face points at the play camera. */
  towardsCamera: 0.64,
  length: 620,
} as const

/**
 * Turns a tile face up about the edge nearest the camera. The home is the open tile; the motion begins face down and
 * shows the face to the camera at the top.
 */
export function flip(): Motion {
  const { dip, raise, show, drop, height, towardsCamera } = FLIP
  const shown = dip + raise + show * 0.35
  return (t, pose) => {
    const ms = t * FLIP.length
    const base = pose.y
    const up = easeOutCubic(within(ms, dip, dip + raise))
    const down = easeInQuad(within(ms, dip + raise + show, dip + raise + show + drop))
    const turned = easeInOutSine(within(ms, dip * 0.6, shown))
    pose.y = base - 0.02 * swell(within(ms, 0, dip)) + height * up * (1 - down)
    pose.tiltX += Math.PI + (towardsCamera - Math.PI) * turned - towardsCamera * down
    pose.tiltZ += 0.07 * swell(within(ms, 0, dip)) - 0.16 * swell(within(ms, dip, dip + raise + show))
  }
}

/** Lifts one edge of a tile and lays it down again; the back stays up. */
export function liftEdge(height: number, angle: number): Motion {
  return (t, pose) => {
    const up = easeInOutSine(within(t, 0, 0.3)) * (1 - easeInOutSine(within(t, 0.7, 1)))
    pose.y += height * up
    pose.tiltX -= angle * up
  }
}
