/**
 * Returns the remaining share of the worth of something that takes this number of turns; parts of turns count in
 * proportion.
 */
export function patience(turns: number): number {
  const whole = Math.floor(turns)
  const now = LEFT[whole] ?? 0
  return now + (turns - whole) * ((LEFT[whole + 1] ?? 0) - now)
}

const LEFT: readonly number[] = fading(0.91, 60)

function fading(factor: number, turns: number): readonly number[] {
  const left = [1]
  while (left.length < turns) left.push((left.at(-1) ?? 0) * factor)
  return left
}
