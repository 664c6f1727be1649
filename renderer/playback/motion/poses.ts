/**
 * Where a thing is and how it is turned. Position in world units (one cell is one unit), angles in radians.
 * Tilts are about the world's own axes and come after the turn about the thing's upright: the order is X, Z, Y.
 */
export interface Pose {
  x: number
  y: number
  z: number
  tiltX: number
  tiltZ: number
  /** Turn about the upright, counter-clockwise seen from above. */
  yaw: number
  scale: number
  /** Flattening: 0.05 is 5 % lower and half of that wider. */
  squash: number
  /** 0 is not drawn at all. */
  opacity: number
}

/** A pose at a point, upright and whole unless told otherwise. */
export function poseAt(x: number, y: number, z: number, rest: Partial<Pose> = {}): Pose {
  return { x, y, z, tiltX: 0, tiltZ: 0, yaw: 0, scale: 1, squash: 0, opacity: 1, ...rest }
}

/** Writes one pose over another. */
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

/** Writes the pose that lies `t` (0–1) of the way between two others. */
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

/** Where a target rests according to the view that is shown; null for a target that the game does not know. */
export type Homes = (target: string) => Readonly<Pose> | null

/**
 * Poses of the things that are being moved, by target name ('piece/white-1', 'tile/45').
 * Lives outside React: components read it once a frame and show a target's home when nothing moves it.
 */
export class Poses {
  /** Counts changes, so that a reader can tell that nothing moved since it looked last. */
  version = 0
  private readonly moving = new Map<string, Pose>()
  private homes: Homes = () => null

  /** Sets the game's answer to where things rest. */
  setHomes(homes: Homes): void {
    this.homes = homes
    this.version++
  }

  /** Tells all readers that homes answer differently from now on. */
  stir(): void {
    this.version++
  }

  /** The pose to draw: the moved one, else the home. */
  get(target: string): Readonly<Pose> | null {
    return this.moving.get(target) ?? this.homes(target)
  }

  /** The pose while something moves the target, undefined while it rests. */
  moved(target: string): Readonly<Pose> | undefined {
    return this.moving.get(target)
  }

  /** Takes hold of a target for this frame: its pose, set back to its home, ready to be written. */
  hold(target: string): Pose {
    const pose = this.moving.get(target) ?? poseAt(0, 0, 0)
    const home = this.homes(target)
    if (home) copyPose(home, pose)
    this.moving.set(target, pose)
    this.version++
    return pose
  }

  /** Lets every target go home. */
  release(): void {
    if (this.moving.size > 0) this.version++
    this.moving.clear()
  }

  get isStill(): boolean {
    return this.moving.size === 0
  }
}
