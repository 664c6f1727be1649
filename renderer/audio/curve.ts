/** A point of a curve: seconds after its start, and the value there (level 0–1, or Hz). */
export type Point = readonly [seconds: number, value: number]

/** A value over time, in rising seconds; the first point also applies before it. */
export type Curve = readonly [Point, ...Point[]]

/** About −66 dB, treated as silence: an exponential ramp never reaches zero. */
const FLOOR = 0.0005

export const steady = (value: number): Curve => [[0, value]]

export const glide = (from: number, to: number, seconds: number): Curve => [
  [0, from],
  [seconds, to],
]

/** Returns the envelope of a struck sound: jumps to `peak`, decays over `decay` seconds. */
export const strike = (peak: number, decay: number, attack = 0.002): Curve => [
  [0, 0],
  [attack, peak],
  [attack + decay, 0],
]

/** Returns an envelope that rises, holds and falls; all three in seconds. */
export const swell = (peak: number, rise: number, hold: number, fall: number): Curve => [
  [0, 0],
  [rise, peak],
  [rise + hold, peak],
  [rise + hold + fall, 0],
]

/** Seconds from the curve's start to its last point. */
export const lengthOf = (curve: Curve): number => (curve.at(-1) ?? curve[0])[0]

export const highestOf = (curve: Curve): number => Math.max(...curve.map(([, value]) => value))

/** Schedules a curve on an audio parameter from `at` (seconds on the audio clock), its values times `scale`. */
export function automate(param: AudioParam, curve: Curve, at: number, scale = 1): void {
  let last = 0
  curve.forEach(([seconds, value], index) => {
    const [time, next] = [at + seconds, value * scale]
    if (index === 0) param.setValueAtTime(next, time)
    else ramp(param, last, next, time)
    last = next
  })
}

/** Ramps are exponential, as loudness and pitch are perceived as ratios; only a ramp from silence is linear. */
function ramp(param: AudioParam, from: number, to: number, time: number): void {
  if (from <= 0) param.linearRampToValueAtTime(to, time)
  else param.exponentialRampToValueAtTime(Math.max(to, FLOOR), time)
  if (to <= 0) param.setValueAtTime(0, time)
}
