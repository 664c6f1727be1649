/**
 * The duration and luck of the fuzz tests. By default they run a few seconds each, with the same luck every time:
 * unchanged code must not fail today. With time or runs given, the luck is new.
 *
 * - `FUZZ_SEED`: the luck to try again, as a failing run has printed it
 * - `FUZZ_MINUTES`: for all fuzz tests together
 * - `FUZZ_RUNS`: tries a test, instead of a time
 */
const { FUZZ_SEED, FUZZ_MINUTES, FUZZ_RUNS } = process.env

/** The default seconds of all fuzz tests together; two of them run at once. */
const USUAL_SECONDS = 16
/** The rough sum of the shares of all tests. */
const ALL_SHARES = 29

const USUAL_SEED = 1
const isUsual = FUZZ_MINUTES === undefined && FUZZ_RUNS === undefined
const DRAWN_SEED = isUsual ? USUAL_SEED : Math.trunc(Math.random() * 0x7fffffff)

export const SEED = FUZZ_SEED === undefined ? DRAWN_SEED : Number(FUZZ_SEED)
console.info(`FUZZ_SEED=${SEED}`)

/** The budget for `fc.assert`: a test with a larger `share` gets more of the time. */
export interface Budget {
  readonly seed: number
  readonly numRuns: number
  readonly interruptAfterTimeLimit?: number
  readonly endOnFailure?: boolean
}

/** Returns what one fuzz test may spend: `FUZZ_RUNS` tries each, otherwise its share of `FUZZ_MINUTES`. */
export function budget(share = 1): Budget {
  if (FUZZ_RUNS !== undefined) return { seed: SEED, numRuns: Number(FUZZ_RUNS) }
  const seconds = FUZZ_MINUTES === undefined ? USUAL_SECONDS : Number(FUZZ_MINUTES) * 60
  const interruptAfterTimeLimit = (seconds * 1000 * share) / ALL_SHARES
  return { seed: SEED, numRuns: 1_000_000_000, interruptAfterTimeLimit }
}
