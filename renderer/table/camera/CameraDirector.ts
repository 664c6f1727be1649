import type { Point, Spot } from '../spot.ts'
import { Aim } from './aim.ts'
import { Composition } from './Composition.ts'
import type { CameraPreset, CameraPresetName, Free } from './cameraPresets.ts'
import { type Flight, flightTo, flown, type Purpose } from './flight.ts'
import {
  aroundSpot,
  clearFocus,
  type Framing,
  focusPose,
  nearPose,
  type Range,
  shiftedPose,
  shotPose,
} from './framing.ts'
import { withinLimits } from './limits.ts'
import { type CameraPose, isSame, movedAlike, type PicturePoint, panned, RADIANS } from './pose.ts'
import { zoomed } from './zoom.ts'

/** The duration of a cut from one preset to another, milliseconds. */
const CUT = 700
/** The duration of one step by key or wheel, milliseconds. */
const STEP = 160

const cellSizeAt = ({ distance, fov }: CameraPose): number => 1 / (2 * distance * Math.tan((fov * RADIANS) / 2))

/**
 * Computes the camera's pose. Independent of canvas and clock: the rig passes in the time of each frame and sets
 * `requestFrame`.
 */
export class CameraDirector {
  private readonly view: Composition
  private current: CameraPose
  private flight: Flight | null = null
  /** The pose to return to after a shot. The field below holds the goal of a shot that `hold` has stopped. */
  private rest: CameraPose | null = null
  private held: CameraPose | null = null
  /** The view that a press at the pointer is meant for. */
  readonly aim = new Aim(() => this.flight?.isSlide === true)
  /** Called whenever a frame is needed. Set by the rig. */
  requestFrame: () => void = () => {}
  /** Called when the player moves the camera. Set by the code that shows shots. */
  onHand: () => void = () => {}

  constructor(preset: CameraPresetName | CameraPreset) {
    this.view = new Composition(preset)
    this.current = this.view.home
  }

  get pose(): CameraPose {
    return this.current
  }

  get moving(): boolean {
    return this.flight !== null
  }

  /** True while the camera moves to another view: the player does not see the final view yet. */
  get isCutting(): boolean {
    return this.flight?.isCut === true
  }

  /**
   * Moves to a preset with one eased movement.
   * @param ms duration; 0 jumps, for reduced motion
   */
  flyTo(preset: CameraPresetName | CameraPreset, ms: number = CUT): void {
    this.view.compose(preset)
    this.travel(this.view.home, ms, 'cut')
  }

  /** Returns to the preset. */
  reset(ms: number = CUT): void {
    this.travel(this.view.home, ms)
  }

  /** Orbits around the target by angles in radians, within the limits. */
  orbitBy(azimuth: number, pitch: number, ms = 0): void {
    const goal = this.taken()
    this.moveTo({ ...goal, azimuth: goal.azimuth + azimuth, pitch: goal.pitch + pitch }, ms)
  }

  /**
   * Moves the camera nearer (factor below 1) or farther, within the limits.
   * @param at the spot that stays where it is in the picture; null zooms in at the target, and out towards the preset
   */
  zoomBy(factor: number, at: Spot | null = null, ms: number = STEP): void {
    this.moveTo(zoomed(this.taken(), factor, at, this.view.preset), ms)
  }

  /**
   * Looks at a spot from near, with its surroundings if they can be seen.
   * @param isFree returns whether a place of the picture is inside the window, and under no panel
   */
  focusOn(spot: Spot, ms: number = CUT, isFree: (place: PicturePoint) => boolean = () => false): void {
    const from = this.taken()
    const isSeen = this.view.sight(aroundSpot(spot, this.view.preset), isFree)
    const clear = clearFocus(from, this.view.home.distance, this.view.preset, spot, isSeen)
    this.moveTo(clear ?? focusPose(from, this.view.preset, spot), ms)
  }

  /**
   * Shifts the target towards the middle of points, just far enough to show them all. Returns false, and does nothing,
   * if they are visible already or no shift is enough.
   * @param isFree returns whether a place of the picture is inside the window, and under no panel
   */
  bringIntoSight(points: readonly Point[], isFree: (place: PicturePoint) => boolean, ms: number = CUT): boolean {
    const found = shiftedPose(this.rest ?? this.goal(), this.view.preset, points, this.view.sight(points, isFree))
    if (found) this.settle(found, ms)
    return found !== null
  }

  /** The width of a cell in the middle of the picture in the camera's goal pose, as a share of the picture's height. */
  get cellSize(): number {
    return cellSizeAt(this.rest ?? this.goal())
  }

  /** The same width in the composed view. */
  get homeCellSize(): number {
    return cellSizeAt(this.view.home)
  }

  /** Returns whether all points can be seen from the camera's goal pose. */
  sees(points: readonly Point[], isFree: (place: PicturePoint) => boolean): boolean {
    return this.view.sight(points, isFree)(this.rest ?? this.goal())
  }

  /**
   * Looks at points from the nearest distance within a range that shows them all. Returns false, and does nothing, if
   * there is none.
   * @param isFree returns whether a place of the picture is inside the window, and under no panel
   */
  frame(points: readonly Point[], isFree: (place: PicturePoint) => boolean, range: Range, ms: number = CUT): boolean {
    const pose = nearPose(this.view.home, this.view.preset, points, range, this.view.sight(points, isFree))
    if (pose) this.settle(pose, ms)
    return pose !== null
  }

  /**
   * Shows points until `endShot` or until the player moves the camera.
   * @returns false if the current view shows them as well
   */
  shoot(points: readonly Point[], framing: Framing, ms: number): boolean {
    if (this.isCutting || this.held) return false
    const rest = this.rest ?? this.goal()
    const pose = shotPose(rest, this.view.preset, this.view.aspect, points, framing)
    if (!pose) return false
    this.travel(pose, ms, 'shot')
    this.rest = rest
    return true
  }

  /** The composed view, and the shape of the window. */
  get scene(): { readonly preset: CameraPreset; readonly aspect: number } {
    return { preset: this.view.asComposed, aspect: this.view.aspect }
  }

  /** Shows a pose until `endShot` or until the player moves the camera; returns false while the player holds it. */
  show(pose: CameraPose, ms: number): boolean {
    if (this.held) return false
    const rest = this.rest ?? this.goal()
    this.travel(pose, ms, 'shot')
    this.rest = rest
    return true
  }

  /** Returns from a shot to the previous pose. */
  endShot(ms: number): void {
    if (!this.rest) return
    const back = { ...this.rest, fov: this.view.home.fov }
    this.rest = null
    if (this.held) this.held = back
    else this.travel(back, ms, 'shot')
  }

  /** Stops the camera while the pointer is pressed, so that a click meets its target. */
  hold(): void {
    if (!this.flight?.isShot) return
    this.held = this.flight.to
    this.flight = null
  }

  /** Resumes the movement that `hold` has stopped, unless the player has moved the camera. */
  letGo(ms: number = CUT): void {
    const { held, rest } = this
    if (!held) return
    this.travel(held, ms, 'shot')
    this.rest = rest
  }

  /** Returns the spot of the table at a place of the picture; null at the horizon and above. */
  spotAt(place: PicturePoint): Spot | null {
    return this.view.spotAt(this.current, place)
  }

  /** Shifts the target by cells to the right and away from the viewer, within the limits. */
  panBy(right: number, away: number, ms = 0): void {
    this.moveTo(panned(this.taken(), right, away), ms)
  }

  /** Sets the window's aspect ratio; the field of view follows it. */
  setAspect(aspect: number): void {
    if (aspect === this.view.aspect) return
    this.reframe(this.view.free, aspect)
  }

  /**
   * Frames the table between panels, in the free part of the window; null frees all of it. Glides if the camera rests.
   */
  setFree(free: Free | null, ms = 0): void {
    this.reframe(free, this.view.aspect, ms)
  }

  /** Updates the pose for a time in milliseconds. Returns whether more frames are needed. */
  update(now: number): boolean {
    if (this.flight) [this.current, this.flight] = flown(this.flight, now)
    this.aim.see(now)
    return this.moving
  }

  /** Frames the table again and keeps the player's movement of the view. */
  private reframe(free: Free | null, aspect: number, ms = 0): void {
    const before = this.view.home
    const kind = aspect === this.view.aspect ? 'slide' : 'step'
    this.view.fit(free, aspect)
    const after = this.view.home
    if (isSame(before, after)) return
    const moved = (pose: CameraPose) => movedAlike(pose, before, after)
    const stands = !this.flight && !this.rest && !this.held
    if (stands) return this.travel(moved(this.current), ms, kind)
    this.current = moved(this.current)
    if (this.flight) this.flight = { ...this.flight, to: moved(this.flight.to) }
    if (this.rest) this.rest = moved(this.rest)
    if (this.held) this.held = moved(this.held)
    this.requestFrame()
  }

  /** Returns the pose that the camera moves to. Steps start from it, so that quick ones add up. */
  private goal(): CameraPose {
    return this.flight?.to ?? this.current
  }

  /** Returns the pose from which the player moves the camera: its goal, or during a shot its current pose. */
  private taken(): CameraPose {
    if (this.rest || this.flight?.isShot) this.flight = null
    this.rest = null
    this.held = null
    this.onHand()
    return this.goal()
  }

  /** Moves to a pose, or makes it the pose to return to after the current shot. */
  private settle(pose: CameraPose, ms: number): void {
    if (this.rest) this.rest = pose
    else this.travel(pose, ms, 'slide')
  }

  private moveTo(pose: CameraPose, ms: number): void {
    this.travel(withinLimits(pose, this.view.preset), ms)
  }

  private travel(to: CameraPose, duration: number, kind: Purpose = 'step'): void {
    if (kind === 'slide') this.aim.begin(this.current)
    else this.aim.forget()
    this.flight = duration > 0 ? flightTo(to, this.current, duration, kind) : null
    this.rest = null
    this.held = null
    if (duration === 0) this.current = to
    this.requestFrame()
  }
}
