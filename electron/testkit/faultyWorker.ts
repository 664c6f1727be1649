import { parentPort } from 'node:worker_threads'
import type { NumberedQuestion } from '../matches/bots/botMessages.ts'

/** A worker for tests: the seat in the question selects how it fails. */
parentPort?.on('message', ({ number, seat }: NumberedQuestion) => {
  switch (seat) {
    case 'crashes':
      throw new Error('a crash')
    case 'ends':
      return process.exit(3)
    case 'sticks':
      for (;;);
    case 'fails':
      return parentPort?.postMessage({ number, failure: 'no idea' })
    case 'strays':
      return parentPort?.postMessage({ number: number + 1, move: { kind: 'roll' } })
    case 'crashes-later':
      setTimeout(() => {
        throw new Error('a late crash')
      }, 10)
  }
  parentPort?.postMessage({ number, move: { kind: 'roll' } })
})
