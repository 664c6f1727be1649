/** A side in a race for gold. */
interface Racer {
  /** Gold that it has brought home. */
  readonly gold: number
  /** The number of its pieces that can fetch more. */
  readonly hands: number
}

/** The largest number of coins that are counted one by one: more are counted in lots of equal size. */
const MOST_LOTS = 60

/**
 * Returns each racer's chance to finish with the most gold, as viewers may guess it: every coin left goes to a racer
 * in proportion to its hands, each coin on its own. It knows nothing of places and ways. A shared lead is shared. The
 * chances add up to 1.
 *
 * @param left gold that no side has brought home yet
 */
export function chancesInRace(racers: readonly Racer[], left: number): readonly number[] {
  const hands = racers.reduce((sum, one) => sum + one.hands, 0)
  const lots = hands === 0 ? 0 : Math.min(MOST_LOTS, Math.round(left))
  const worth = lots === 0 ? 0 : left / lots
  const spreads = racers.map((one) => binomial(lots, hands === 0 ? 0 : one.hands / hands))
  const chances = racers.map(({ gold }, own) =>
    spreads[own] === undefined
      ? 0
      : spreads[own].reduce((sum, chance, won) => {
          const total = gold + won * worth
          const leads = racers.map((other, place) =>
            place === own ? 1 : below(spreads[place] ?? [], (lot) => other.gold + lot * worth - total),
          )
          return sum + leads.reduce((product, lead) => product * lead, chance)
        }, 0),
  )
  return sharesOf(chances)
}

/** Returns the chances after the end: the winners share all. */
export const chancesAtEnd = (isWinner: readonly boolean[]): readonly number[] => sharesOf(isWinner.map(Number))

/** Returns numbers as shares of their sum; equal shares if it is 0. */
export function sharesOf(weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((total, one) => total + one, 0)
  return weights.map((one) => (sum > 0 ? one / sum : 1 / weights.length))
}

/** Returns the chance that a spread stays behind; a tie counts as half. */
function below(spread: readonly number[], leadOf: (lots: number) => number): number {
  return spread.reduce((sum, chance, lots) => {
    const lead = leadOf(lots)
    return sum + (lead < -EVEN ? chance : lead > EVEN ? 0 : chance / 2)
  }, 0)
}

const EVEN = 1e-9

/** Returns the chances of 0 to `n` successes. */
function binomial(n: number, chance: number): readonly number[] {
  let spread: readonly number[] = [1]
  for (let i = 0; i < n; i++) {
    const before = spread
    spread = Array.from(
      { length: before.length + 1 },
      (_, k) => (before[k] ?? 0) * (1 - chance) + (before[k - 1] ?? 0) * chance,
    )
  }
  return spread
}
