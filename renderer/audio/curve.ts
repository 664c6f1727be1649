/** A point of a curve: seconds after its start, and the value there (level 0–1, or Hz). */
export type Point = readonly [seconds: number, value: number]

/** A value over time, in rising seconds; the first point also holds before it. */
export type Curve = readonly [Point, ...Point[]]

/** About −66 dB: where an exponential fall counts as silence, since it can never reach zero. */
const FLOOR = 0.0005

export const steady = (value: number): Curve => [[0, value]]

export const glide = (from: number, to: number, seconds: number): Curve => [
  [0, from],
  [seconds, to],
]

/** Struck and left to ring: jumps to `peak`, dies away over `decay` seconds. */
export const strike = (peak: number, decay: number, attack = 0.002): Curve => [
  [0, 0],
  [attack, peak],
  [attack + decay, 0],
]

/** Rises, stays, falls; all three in seconds. */
export const swell = (peak: number, rise: number, hold: number, fall: number): Curve => [
  [0, 0],
  [rise, peak],
  [rise + hold, peak],
  [rise + hold + fall, 0],
]

/** Seconds from the curve's start to its last point. */
export const lengthOf = (curve: Curve): number => (curve.at(-1) ?? curve[0])[0]

export const highestOf = (curve: Curve): number => Math.max(...curve.map(([, value]) => value))

/** Puts a curve on the audio clock from `at` (seconds), its values times `scale`. */
export function automate(param: AudioParam, curve: Curve, at: number, scale = 1): void {
  let last = 0
  curve.forEach(([seconds, value], index) => {
    const [time, next] = [at + seconds, value * scale]
    if (index === 0) param.setValueAtTime(next, time)
    else ramp(param, last, next, time)
    last = next
  })
}

/** The ear hears ratios: every ramp is exponential, save one that rises from silence. */
function ramp(param: AudioParam, from: number, to: number, time: number): void {
  if (from <= 0) param.linearRampToValueAtTime(to, time)
  else param.exponentialRampToValueAtTime(Math.max(to, FLOOR), time)
  if (to <= 0) param.setValueAtTime(0, time)
}
