/** Maps progress 0–1 to progress, both ends fixed. */
export type Ease = (t: number) => number

export const linear: Ease = (t) => t
export const easeInQuad: Ease = (t) => t * t
export const easeOutCubic: Ease = (t) => 1 - (1 - t) ** 3
export const easeInOutSine: Ease = (t) => 0.5 - 0.5 * Math.cos(Math.PI * t)

/** Overshoots the end by about a tenth and comes back. */
export const easeOutBack: Ease = (t) => 1 + 2.70158 * (t - 1) ** 3 + 1.70158 * (t - 1) ** 2

/** Falls, and bounces once to an eighth of the height. */
export const easeOutBounce: Ease = (t) => {
  const fall = 0.7
  if (t < fall) return (t / fall) ** 2
  const rebound = (t - fall) / (1 - fall)
  return 1 - 0.5 * rebound * (1 - rebound)
}

/** 0 at both ends, 1 in the middle. */
export const swell: Ease = (t) => Math.sin(Math.PI * t)

/** Progress within a part of the whole: 0 before `from`, 1 after `to`. */
export function within(t: number, from: number, to: number): number {
  if (t <= from) return 0
  if (t >= to) return 1
  return (t - from) / (to - from)
}
