import { parentPort } from 'node:worker_threads'
import { gameOf } from '../games.ts'
import type { NumberedQuestion } from './botMessages.ts'
import { adviseOn, think } from './botThinking.ts'

/** Entry of the bots' worker thread. */
parentPort?.on('message', (question: NumberedQuestion) => {
  parentPort?.postMessage(question.advice ? adviseOn(gameOf, question) : think(gameOf, question))
})
