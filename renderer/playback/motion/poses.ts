/**
 * Position and orientation of a target. Position in world units (one cell is one unit), angles in radians. Tilts are
 * about the world's axes and apply after the yaw: the order is X, Z, Y.
 */
export interface Pose {
  x: number
  y: number
  z: number
  tiltX: number
  tiltZ: number
  /** Turn about the vertical axis, counter-clockwise from above. */
  yaw: number
  scale: number
  /** Flattening: 0.05 is 5 % lower and half of that wider. */
  squash: number
  /** 0 is not drawn. */
  opacity: number
}

/** Returns a pose at a point, upright and at full size and opacity unless `rest` says otherwise. */
export function poseAt(x: number, y: number, z: number, rest: Partial<Pose> = {}): Pose {
  return { x, y, z, tiltX: 0, tiltZ: 0, yaw: 0, scale: 1, squash: 0, opacity: 1, ...rest }
}

export function copyPose(from: Readonly<Pose>, to: Pose): void {
  to.x = from.x
  to.y = from.y
  to.z = from.z
  to.tiltX = from.tiltX
  to.tiltZ = from.tiltZ
  to.yaw = from.yaw
  to.scale = from.scale
  to.squash = from.squash
  to.opacity = from.opacity
}

const mix = (from: number, to: number, t: number): number => from + (to - from) * t

/** Interpolates between two poses; `t` from 0 to 1. */
export function mixPose(from: Readonly<Pose>, to: Readonly<Pose>, t: number, out: Pose): void {
  out.x = mix(from.x, to.x, t)
  out.y = mix(from.y, to.y, t)
  out.z = mix(from.z, to.z, t)
  out.tiltX = mix(from.tiltX, to.tiltX, t)
  out.tiltZ = mix(from.tiltZ, to.tiltZ, t)
  out.yaw = mix(from.yaw, to.yaw, t)
  out.scale = mix(from.scale, to.scale, t)
  out.squash = mix(from.squash, to.squash, t)
  out.opacity = mix(from.opacity, to.opacity, t)
}

/** Returns the rest pose of a target in the shown view; null for a target that the game does not know. */
export type Homes = (target: string) => Readonly<Pose> | null

/**
 * Poses of the targets that are being moved, by name ('piece/white-1', 'tile/45'). Lives outside React: components read
 * it once a frame. A target without a motion is at its home.
 */
export class Poses {
  /** Incremented with every change, so that a reader can skip frames without one. */
  version = 0
  private readonly moving = new Map<string, Pose>()
  private homes: Homes = () => null

  /** Sets where targets rest. */
  setHomes(homes: Homes): void {
    this.homes = homes
    this.version++
  }

  /** Makes all readers read again, because homes have changed. */
  invalidate(): void {
    this.version++
  }

  /** Returns the pose to draw: the moved one, else the home. */
  get(target: string): Readonly<Pose> | null {
    return this.moving.get(target) ?? this.homes(target)
  }

  /** Returns the pose while something moves the target, undefined while it rests. */
  moved(target: string): Readonly<Pose> | undefined {
    return this.moving.get(target)
  }

  /**
   * Starts or continues to move a target: returns its pose, reset to its home, for the caller to write in this frame.
   */
  hold(target: string): Pose {
    const pose = this.moving.get(target) ?? poseAt(0, 0, 0)
    const home = this.homes(target)
    if (home) copyPose(home, pose)
    this.moving.set(target, pose)
    this.version++
    return pose
  }

  /** Returns all targets to their homes. */
  release(): void {
    if (this.moving.size > 0) this.version++
    this.moving.clear()
  }
}
