import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { PairScores } from './arena.ts'
import type { PairOrder, PairReport } from './pairWorker.node.ts'

/** Fewer pairs are played without workers: starting one costs as much as a few matches. */
const WORTH_A_WORKER = 2

/** Plays the pairs of all seeds, spread over the cores; scores come in the order of the seeds. */
export async function playPairs(
  order: PairOrder,
  seeds: readonly number[],
  onPair: (done: number) => void,
): Promise<readonly PairScores[]> {
  const scores = new Map<number, PairScores>()
  const waiting = [...seeds]
  const hands = Math.max(1, Math.min(availableParallelism(), Math.floor(seeds.length / WORTH_A_WORKER)))
  const note = ({ seed, scores: pair }: PairReport) => {
    scores.set(seed, pair)
    onPair(scores.size)
  }
  await Promise.all(Array.from({ length: hands }, () => work(order, waiting, note)))
  return seeds.map((seed) => scores.get(seed)).filter((pair) => pair !== undefined)
}

/** One worker takes seeds from the heap until none is left. */
function work(order: PairOrder, waiting: number[], note: (report: PairReport) => void): Promise<void> {
  const worker = new Worker(new URL('./pairWorker.node.ts', import.meta.url), { workerData: order })
  return new Promise((resolve, reject) => {
    const next = () => {
      const seed = waiting.shift()
      if (seed === undefined) worker.terminate().then(() => resolve(), reject)
      else worker.postMessage(seed)
    }
    worker.on('message', (report: PairReport) => {
      note(report)
      next()
    })
    worker.on('error', reject)
    next()
  })
}
