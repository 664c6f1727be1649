import { parentPort } from 'node:worker_threads'
import { arenaGame } from './games.ts'
import { closedPairing, type OpenPairing, type PairReport } from './guests/contestant.ts'
import { startProgram } from './guests/program.node.ts'

/** A pair to play. */
export interface PairOrder {
  readonly game: string
  readonly pairing: OpenPairing
  readonly seed: number
}

/** Plays every pair that it receives. */
parentPort?.on('message', async (order: PairOrder) => {
  const report: PairReport = await play(order)
  parentPort?.postMessage(report)
})

async function play({ game: id, pairing, seed }: PairOrder): Promise<PairReport> {
  const game = arenaGame(id)
  if (!game) throw new RangeError(`no game ${id}`)
  const closed = closedPairing(pairing)
  if (closed) return { scores: game.pairs(closed)(seed), forfeits: [] }
  return game.openPairs(pairing, startProgram)(seed)
}
