/** A mean with half the width of its 95 % interval. */
export interface Mean {
  readonly value: number
  readonly margin: number
}

/** The standard deviations that hold 95 % of a normal distribution. */
const Z = 1.959964

/** Returns the mean of at least two numbers that were drawn independently. */
export function meanOf(numbers: readonly number[]): Mean {
  const value = numbers.reduce((sum, one) => sum + one, 0) / numbers.length
  const squares = numbers.reduce((sum, one) => sum + (one - value) * (one - value), 0)
  return { value, margin: Z * Math.sqrt(squares / (numbers.length - 1) / numbers.length) }
}
