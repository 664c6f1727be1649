import { type CameraPose, poseBetween } from './pose.ts'

/** A movement of the camera. */
export interface Flight {
  readonly from: CameraPose
  readonly to: CameraPose
  readonly duration: number
  /** The time of the first frame; null before it, so that waiting for that frame does not shorten the flight. */
  readonly start: number | null
  /** True for a flight to a composed view. */
  readonly isCut: boolean
  /** True for a flight to or from a shot. */
  readonly isShot: boolean
  /** True for a slide that shows a hidden point without the player's action. */
  readonly isSlide: boolean
}

/**
 * Returns the same pose with an azimuth less than half a turn from another's, so that the way round the table is short.
 */
function beside(pose: CameraPose, { azimuth }: CameraPose): CameraPose {
  const round = 2 * Math.PI * Math.round((azimuth - pose.azimuth) / (2 * Math.PI))
  return round === 0 ? pose : { ...pose, azimuth: pose.azimuth + round }
}

/** Returns a share eased in and out by a cubic curve. */
export function ease(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2
}

/** The purpose of a movement: to another view, for a shot of the story, to bring something into sight, or any other. */
export type Purpose = 'cut' | 'shot' | 'slide' | 'step'

/** Returns a flight the short way round the table. */
export function flightTo(to: CameraPose, from: CameraPose, duration: number, purpose: Purpose): Flight {
  const kinds = { isCut: purpose === 'cut', isShot: purpose === 'shot', isSlide: purpose === 'slide' }
  return { from: beside(from, to), to, duration, start: null, ...kinds }
}

/** Returns the pose of a flight at a time in milliseconds, and the rest of the flight. Its first frame starts it. */
export function flown(flight: Flight, now: number): [pose: CameraPose, left: Flight | null] {
  const start = flight.start ?? now
  const share = flight.duration > 0 ? Math.min(1, (now - start) / flight.duration) : 1
  return [poseBetween(flight.from, flight.to, ease(share)), share < 1 ? { ...flight, start } : null]
}
