/** A source of luck, 0 ≤ value < 1. Sounds are decoration: it never touches the match. */
export type Luck = () => number

/** The small differences between two playings of one sound. */
export interface Vary {
  between(low: number, high: number): number
  /** `value`, up to `share` of it more or less. */
  near(value: number, share: number): number
}

/** Variation drawn from a source of luck, numbers from 0 to 1. */
export function makeVary(luck: Luck): Vary {
  const between = (low: number, high: number) => low + (high - low) * luck()
  return { between, near: (value, share) => value * between(1 - share, 1 + share) }
}
