import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { PairScores } from './arena.ts'
import type { PairReport } from './guests/contestant.ts'
import type { PairOrder } from './pairWorker.node.ts'

/** The minimum number of pairs for which workers are used: starting one costs as much as a few matches. */
const WORTH_A_WORKER = 2

/** Work for a crew: hands out pairs, and takes their results. */
export interface Heap<Order extends PairOrder> {
  /** Returns the next pair to play; null when none is left. */
  next(): Order | null
  note(order: Order, report: PairReport): void
}

/** Plays the pairs of all seeds, spread over the cores; scores come in the order of the seeds. */
export async function playPairs(
  order: Omit<PairOrder, 'seed'>,
  seeds: readonly number[],
  onPair: (done: number) => void,
): Promise<readonly PairScores[]> {
  const scores = new Map<number, PairScores>()
  const waiting = [...seeds]
  await playHeap(seeds.length, {
    next() {
      const seed = waiting.shift()
      return seed === undefined ? null : { ...order, seed }
    },
    note({ seed }, report) {
      scores.set(seed, report.scores)
      onPair(scores.size)
    },
  })
  return seeds.map((seed) => scores.get(seed)).filter((pair) => pair !== undefined)
}

/**
 * Plays the pairs of a heap until none is left, spread over the cores.
 *
 * @param expected the approximate number of pairs
 */
export async function playHeap<Order extends PairOrder>(expected: number, heap: Heap<Order>): Promise<void> {
  const hands = Math.max(1, Math.min(availableParallelism(), Math.floor(expected / WORTH_A_WORKER)))
  await Promise.all(Array.from({ length: hands }, () => work(heap)))
}

/** Runs one worker that takes pairs from the heap until none is left. */
function work<Order extends PairOrder>(heap: Heap<Order>): Promise<void> {
  const worker = new Worker(new URL('./pairWorker.node.ts', import.meta.url))
  return new Promise((resolve, reject) => {
    let order: Order | null = null
    const next = () => {
      order = heap.next()
      if (order) worker.postMessage(order)
      else worker.terminate().then(() => resolve(), reject)
    }
    worker.on('message', (report: PairReport) => {
      if (order) heap.note(order, report)
      next()
    })
    worker.on('error', reject)
    next()
  })
}
