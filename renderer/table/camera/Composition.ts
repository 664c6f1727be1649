import type { Point, Spot } from '../spot.ts'
import { CAMERA_PRESETS, type CameraPreset, type CameraPresetName, type Free } from './cameraPresets.ts'
import { clearView } from './clearView.ts'
import { type CameraPose, fittedFov, type PicturePoint, pictureOf, poseOf, spotSeenAt } from './pose.ts'

/** The composed view of the table, as it fits the window and what the slots leave of it. */
export class Composition {
  /** As it was asked for. */
  private composed: CameraPreset
  private fitted: CameraPreset
  private freePart: Free | null = null
  private ratio = 1.6

  constructor(preset: CameraPresetName | CameraPreset) {
    this.composed = presetOf(preset)
    this.fitted = this.composed
  }

  /** The view between the slots. */
  get preset(): CameraPreset {
    return this.fitted
  }

  /** What the slots leave of the window; null when there are none. */
  get free(): Free | null {
    return this.freePart
  }

  /** Width of the window divided by its height. */
  get aspect(): number {
    return this.ratio
  }

  /** The pose that shows it. */
  get home(): CameraPose {
    return { ...poseOf(this.fitted), fov: fittedFov(this.fitted, this.ratio) }
  }

  /** Takes another view, for the same window and slots. */
  compose(preset: CameraPresetName | CameraPreset): void {
    this.composed = presetOf(preset)
    this.fit(this.freePart, this.ratio)
  }

  /** Fits the view into another window, or between other slots. */
  fit(free: Free | null, aspect: number): void {
    this.freePart = free
    this.ratio = aspect
    this.fitted = (free && clearView(this.composed, free, aspect)) ?? this.composed
  }

  /** Tells of poses whether all points are seen from them in free places of the picture. */
  sight(points: readonly Point[], isFree: (place: PicturePoint) => boolean): (pose: CameraPose) => boolean {
    return (pose) => points.every((point) => isFree(pictureOf(pose, this.ratio, point)))
  }

  /** The spot of the table that a pose shows at a place of the picture; null at the horizon and above. */
  spotAt(pose: CameraPose, place: PicturePoint): Spot | null {
    return spotSeenAt(pose, this.ratio, place)
  }
}

const presetOf = (preset: CameraPresetName | CameraPreset): CameraPreset =>
  typeof preset === 'string' ? CAMERA_PRESETS[preset] : preset
