import { KINDS } from './messages.ts'
import { Trial, type TrialResult } from './trial.ts'

/** The cost of one message to one viewer, and of one viewer, for the server and for `ws` alone. */
export interface FanOut {
  /** The processor time of a message with `ws` alone, as a share of ours. */
  readonly ratio: number
  /** Processor time of a message in microseconds, and memory of a viewer in bytes. */
  readonly ours: Cost
  readonly bare: Cost
}

type Cost = Pick<TrialResult, 'processor' | 'memory'>

/**
 * Measures both servers with the same number of viewers, in turn, so that other load affects both. Processor time is
 * compared, not delays, so a busy computer changes little.
 * @returns medians of the rounds
 */
export async function compared(viewers: number, rounds: number, texts: readonly string[]): Promise<FanOut> {
  const costs = { ours: [] as Cost[], bare: [] as Cost[] }
  for (let round = 0; round < rounds; round++)
    for (const kind of KINDS) costs[kind].push(await Trial.run(kind, viewers, texts))
  const [ours, bare] = [medians(costs.ours), medians(costs.bare)]
  return { ratio: bare.processor / ours.processor, ours, bare }
}

function medians(costs: readonly Cost[]): Cost {
  const median = (of: keyof Cost) => costs.map((cost) => cost[of]).toSorted((a, b) => a - b)[costs.length >> 1] ?? 0
  return { processor: median('processor'), memory: median('memory') }
}
