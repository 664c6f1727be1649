import { type CameraPose, poseBetween } from './pose.ts'

/** A movement of the camera. */
export interface Flight {
  readonly from: CameraPose
  readonly to: CameraPose
  readonly duration: number
  /** Time of the first frame; null before it, so that waiting for that frame does not shorten the flight. */
  readonly start: number | null
  /** To a composed view. */
  readonly isCut: boolean
  /** Of a shot: there or back. */
  readonly isShot: boolean
  /** Of the table by itself, as what must be seen was out of sight. */
  readonly isSlide: boolean
}

/** The same pose with the azimuth that is less than half a turn from another's, so that the way round the table is the short one. */
function beside(pose: CameraPose, { azimuth }: CameraPose): CameraPose {
  const round = 2 * Math.PI * Math.round((azimuth - pose.azimuth) / (2 * Math.PI))
  return round === 0 ? pose : { ...pose, azimuth: pose.azimuth + round }
}

/** Cubic ease in and out. */
export function ease(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2
}

/** Why the camera moves: to another view, for a shot of the story, to bring something into sight, or for whatever else. */
export type Purpose = 'cut' | 'shot' | 'slide' | 'step'

/** A movement the short way round the table. */
export function flightTo(to: CameraPose, from: CameraPose, duration: number, purpose: Purpose): Flight {
  const kinds = { isCut: purpose === 'cut', isShot: purpose === 'shot', isSlide: purpose === 'slide' }
  return { from: beside(from, to), to, duration, start: null, ...kinds }
}

/** Where a flight is at a time in milliseconds, and what is left of it. Its first frame starts it. */
export function flown(flight: Flight, now: number): [pose: CameraPose, left: Flight | null] {
  const start = flight.start ?? now
  const share = flight.duration > 0 ? Math.min(1, (now - start) / flight.duration) : 1
  return [poseBetween(flight.from, flight.to, ease(share)), share < 1 ? { ...flight, start } : null]
}
