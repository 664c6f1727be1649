import type { Point, Spot } from '../spot.ts'
import { CAMERA_PRESETS, type CameraPreset, type CameraPresetName, type Free } from './cameraPresets.ts'
import { clearView } from './clearView.ts'
import { type CameraPose, fittedFov, type PicturePoint, pictureOf, poseOf, spotSeenAt } from './pose.ts'

/** Fits the composed view of the table into the window and the part that the slots leave free. */
export class Composition {
  private composed: CameraPreset
  private fitted: CameraPreset
  private freePart: Free | null = null
  private ratio = 1.6

  constructor(preset: CameraPresetName | CameraPreset) {
    this.composed = presetOf(preset)
    this.fitted = this.composed
  }

  /** The view as requested. */
  get asComposed(): CameraPreset {
    return this.composed
  }

  /** The view between the slots. */
  get preset(): CameraPreset {
    return this.fitted
  }

  /** The part of the window that the slots leave free; null without slots. */
  get free(): Free | null {
    return this.freePart
  }

  /** Width of the window divided by its height. */
  get aspect(): number {
    return this.ratio
  }

  /** The pose of the view. */
  get home(): CameraPose {
    return { ...poseOf(this.fitted), fov: fittedFov(this.fitted, this.ratio) }
  }

  /** Changes the view for the same window and slots. */
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

  /** Returns a function that checks whether all points are seen from a pose in free places of the picture. */
  sight(points: readonly Point[], isFree: (place: PicturePoint) => boolean): (pose: CameraPose) => boolean {
    return (pose) => points.every((point) => isFree(pictureOf(pose, this.ratio, point)))
  }

  /** Returns the spot of the table that a pose shows at a place of the picture; null at the horizon and above. */
  spotAt(pose: CameraPose, place: PicturePoint): Spot | null {
    return spotSeenAt(pose, this.ratio, place)
  }
}

const presetOf = (preset: CameraPresetName | CameraPreset): CameraPreset =>
  typeof preset === 'string' ? CAMERA_PRESETS[preset] : preset
