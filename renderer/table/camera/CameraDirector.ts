import type { Point, Spot } from '../spot.ts'
import { framedBetween } from './band.ts'
import { type Band, CAMERA_PRESETS, type CameraPreset, type CameraPresetName } from './cameraPresets.ts'
import { focusTarget, withinLimits } from './limits.ts'
import { type CameraPose, fittedFov, type PicturePoint, pictureOf, poseBetween, poseOf, spotSeenAt } from './pose.ts'
import { zoomedAt, zoomedOut } from './zoom.ts'

/** Duration of a cut from one preset to another, milliseconds. */
const CUT = 700
/** Duration of one step by key or wheel, milliseconds. */
const STEP = 160

/** Distance from which the camera looks at one thing, as a share of the preset's. */
const FOCUS = 0.55
/** Shares of the way to a spot that are tried to bring it into sight. */
const SHIFTS = [0, 0.15, 0.3, 0.45, 0.6, 0.8, 1] as const

/** Shares of the preset's distance that are tried to frame something, the nearest first. */
const NEARER = [0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9] as const
/** How far from the middle of what is framed the camera may look to bring it out from under panels, cells, the least first. */
const ASIDE = [0, 1, -1, 2, -2]
  .flatMap((z) => [0, 1.5, -1.5, 3, -3].map((x) => ({ x, z })))
  .sort((a, b) => Math.hypot(a.x, a.z) - Math.hypot(b.x, b.z))

function middleOf(points: readonly Point[]): Spot {
  const [xs, zs] = [points.map(({ x }) => x), points.map(({ z }) => z)]
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, z: (Math.min(...zs) + Math.max(...zs)) / 2 }
}

interface Flight {
  readonly from: CameraPose
  readonly to: CameraPose
  readonly duration: number
  /** Time of the first frame; null before it, so that waiting for that frame does not shorten the flight. */
  readonly start: number | null
  /** To a composed view. */
  readonly isCut: boolean
}

/** The same pose with the azimuth that is less than half a turn from another's, so that the way round the table is the short one. */
function beside(pose: CameraPose, { azimuth }: CameraPose): CameraPose {
  const round = 2 * Math.PI * Math.round((azimuth - pose.azimuth) / (2 * Math.PI))
  return round === 0 ? pose : { ...pose, azimuth: pose.azimuth + round }
}

/** Cubic ease in and out. */
function ease(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2
}

/**
 * Computes the camera's pose. Independent of canvas and clock: the rig passes in the time of each frame and sets
 * `requestFrame`.
 */
export class CameraDirector {
  /** As it was asked for. */
  private composed: CameraPreset
  /** The same between the panels. */
  private preset: CameraPreset
  private free: Band | null = null
  private current: CameraPose
  private flight: Flight | null = null
  private aspect = 1.6
  /** Called whenever a frame is needed. Set by the rig. */
  requestFrame: () => void = () => {}

  constructor(preset: CameraPresetName | CameraPreset) {
    this.composed = typeof preset === 'string' ? CAMERA_PRESETS[preset] : preset
    this.preset = this.composed
    this.current = this.home()
  }

  get pose(): CameraPose {
    return this.current
  }

  get moving(): boolean {
    return this.flight !== null
  }

  /** Whether it is on its way to another view: what the player sees is not yet where it will be. */
  get isCutting(): boolean {
    return this.flight?.isCut === true
  }

  /**
   * Moves to a preset with one eased movement.
   * @param ms duration; 0 jumps, for reduced motion
   */
  flyTo(preset: CameraPresetName | CameraPreset, ms: number = CUT): void {
    this.composed = typeof preset === 'string' ? CAMERA_PRESETS[preset] : preset
    this.preset = framedBetween(this.composed, this.free)
    this.travel(this.home(), ms, true)
  }

  /** Returns to the preset. */
  reset(ms: number = CUT): void {
    this.travel(this.home(), ms)
  }

  /** Orbits around the target by angles in radians, within the limits. */
  orbitBy(azimuth: number, pitch: number, ms = 0): void {
    const goal = this.goal()
    this.moveTo({ ...goal, azimuth: goal.azimuth + azimuth, pitch: goal.pitch + pitch }, ms)
  }

  /**
   * Moves the camera nearer (factor below 1) or farther, within the limits.
   * @param at the spot that stays where it is in the picture; null zooms in at the target, and out towards the preset
   */
  zoomBy(factor: number, at: Spot | null = null, ms: number = STEP): void {
    const goal = this.goal()
    if (at) this.moveTo(zoomedAt(goal, factor, at, this.preset), ms)
    else if (factor > 1) this.moveTo(zoomedOut(goal, factor, this.preset), ms)
    else this.moveTo({ ...goal, distance: goal.distance * factor }, ms)
  }

  /** Looks at a spot from near. */
  focusOn(spot: Spot, ms: number = CUT): void {
    const goal = this.goal()
    const distance = Math.min(goal.distance, poseOf(this.preset).distance * FOCUS)
    this.moveTo({ ...goal, distance, target: { ...focusTarget(spot, this.preset), y: goal.target.y } }, ms)
  }

  /**
   * Shifts the target towards a spot, just so far that all its points can be seen; does nothing where they can be.
   * @param isFree whether a place of the picture is inside the window, and under no panel
   */
  bringIntoSight(points: readonly Point[], isFree: (place: PicturePoint) => boolean, ms: number = CUT): void {
    const [spot] = points
    if (!spot) return
    const goal = this.goal()
    const shifted = SHIFTS.map((share) => {
      const target = {
        x: goal.target.x + (spot.x - goal.target.x) * share,
        y: goal.target.y,
        z: goal.target.z + (spot.z - goal.target.z) * share,
      }
      return withinLimits({ ...goal, target }, this.preset)
    })
    const found = shifted.find((pose) => points.every((point) => isFree(pictureOf(pose, this.aspect, point))))
    if (found && found !== shifted[0]) this.travel(found, ms)
  }

  /** Whether all points can be seen from where the camera is going. */
  sees(points: readonly Point[], isFree: (place: PicturePoint) => boolean): boolean {
    const goal = this.goal()
    return points.every((point) => isFree(pictureOf(goal, this.aspect, point)))
  }

  /**
   * Looks at points from as near as all of them can be seen; stays where that would be farther than a share of the
   * preset's distance, and returns false then.
   * @param isFree whether a place of the picture is inside the window, and under no panel
   */
  frame(
    points: readonly Point[],
    isFree: (place: PicturePoint) => boolean,
    farthest: number,
    ms: number = CUT,
  ): boolean {
    const home = this.home()
    const middle = middleOf(points)
    for (const share of NEARER.filter((one) => one <= farthest)) {
      for (const { x, z } of ASIDE) {
        const target = { x: middle.x + x, y: home.target.y, z: middle.z + z }
        const pose = withinLimits({ ...home, target, distance: home.distance * share }, this.preset)
        if (!points.every((point) => isFree(pictureOf(pose, this.aspect, point)))) continue
        this.travel(pose, ms)
        return true
      }
    }
    return false
  }

  /** The spot of the table at a place of the picture; null at the horizon and above. */
  spotAt(place: PicturePoint): Spot | null {
    return spotSeenAt(this.current, this.aspect, place)
  }

  /** Shifts the target by cells to the right and away from the viewer, within the limits. */
  panBy(right: number, away: number, ms = 0): void {
    const goal = this.goal()
    const sin = Math.sin(goal.azimuth)
    const cos = Math.cos(goal.azimuth)
    const { x, y, z } = goal.target
    this.moveTo({ ...goal, target: { x: x + right * cos - away * sin, y, z: z - right * sin - away * cos } }, ms)
  }

  /** Sets the window's aspect ratio; the field of view follows it. */
  setAspect(aspect: number): void {
    if (aspect === this.aspect) return
    this.aspect = aspect
    const fov = this.home().fov
    this.current = { ...this.current, fov }
    if (this.flight) this.flight = { ...this.flight, to: { ...this.flight.to, fov } }
    this.requestFrame()
  }

  /** Frames the table between panels: what they leave of the window's height, or null for all of it. */
  setFree(free: Band | null): void {
    this.free = free
    const before = this.preset.target
    this.preset = framedBetween(this.composed, free)
    const { x, z } = this.preset.target
    const [dx, dz, fov] = [x - before.x, z - before.z, this.home().fov]
    if (dx === 0 && dz === 0 && fov === this.current.fov) return
    const shifted = (pose: CameraPose): CameraPose => {
      const { target } = pose
      return { ...pose, fov, target: { x: target.x + dx, y: target.y, z: target.z + dz } }
    }
    this.current = shifted(this.current)
    if (this.flight) this.flight = { ...this.flight, to: shifted(this.flight.to) }
    this.requestFrame()
  }

  /** Updates the pose for a time in milliseconds. Returns whether more frames are needed. */
  update(now: number): boolean {
    const flight = this.flight
    if (!flight) return false
    const start = flight.start ?? now
    const share = flight.duration > 0 ? Math.min(1, (now - start) / flight.duration) : 1
    this.current = poseBetween(flight.from, flight.to, ease(share))
    this.flight = share < 1 ? { ...flight, start } : null
    return share < 1
  }

  private home(): CameraPose {
    return { ...poseOf(this.preset), fov: fittedFov(this.preset, this.aspect) }
  }

  /** Where the camera is going. Steps start from it, so that quick ones add up. */
  private goal(): CameraPose {
    return this.flight?.to ?? this.current
  }

  private moveTo(pose: CameraPose, ms: number): void {
    this.travel(withinLimits(pose, this.preset), ms)
  }

  private travel(to: CameraPose, duration: number, isCut = false): void {
    this.flight = duration > 0 ? { from: beside(this.current, to), to, duration, start: null, isCut } : null
    if (duration === 0) this.current = to
    this.requestFrame()
  }
}
