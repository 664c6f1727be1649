import { parentPort, workerData } from 'node:worker_threads'
import type { PairScores } from './arena.ts'
import type { Pairing } from './arenaGame.ts'
import { arenaGame } from './games.ts'

/** What a worker is started with. */
export interface PairOrder {
  readonly game: string
  readonly pairing: Pairing
}

/** A pair played, by its seed. */
export interface PairReport {
  readonly seed: number
  readonly scores: PairScores
}

/** Plays the pair of every seed it is sent. */
const { game, pairing } = workerData as PairOrder // tournament.node.ts starts no other
const play = arenaGame(game)?.pairs(pairing)
parentPort?.on('message', (seed: number) => {
  if (!play) throw new RangeError(`no game ${game}`)
  const report: PairReport = { seed, scores: play(seed) }
  parentPort?.postMessage(report)
})
