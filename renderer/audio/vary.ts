/** A source of random numbers, 0 ≤ value < 1. Only for variation of sounds: the match never depends on it. */
export type Luck = () => number

/** Random variation between two playings of one sound. */
export interface Vary {
  between(low: number, high: number): number
  /** `value`, changed at random by at most `share` of it. */
  near(value: number, share: number): number
}

/** Returns variation from a source of random numbers. */
export function makeVary(luck: Luck): Vary {
  const between = (low: number, high: number) => low + (high - low) * luck()
  return { between, near: (value, share) => value * between(1 - share, 1 + share) }
}
