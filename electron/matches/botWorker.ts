import { parentPort } from 'node:worker_threads'
import type { NumberedQuestion } from './botMessages.ts'
import { think } from './botThinking.ts'
import { gameOf } from './games.ts'

/** Entry of the thread in which bots think. */
parentPort?.on('message', (question: NumberedQuestion) => {
  parentPort?.postMessage(think(gameOf, question))
})
