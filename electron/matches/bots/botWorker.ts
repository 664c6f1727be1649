import { parentPort } from 'node:worker_threads'
import { gameOf } from '../../games/games.ts'
import type { BotReply, NumberedJudging, NumberedQuestion } from './botMessages.ts'
import { adviseOn, think } from './botThinking.ts'
import { judge } from './judgeThinking.ts'

/** Entry of the bots' worker thread. */
parentPort?.on('message', (question: NumberedQuestion | NumberedJudging) => {
  parentPort?.postMessage(replyTo(question))
})

function replyTo(question: NumberedQuestion | NumberedJudging): BotReply {
  if ('played' in question) return judge(gameOf, question)
  return question.advice ? adviseOn(gameOf, question) : think(gameOf, question)
}
