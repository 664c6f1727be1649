import type { Steps } from '../../../../engine/match/steps.ts'
import type { Replay } from '../../../contract/ipc.ts'

/** Prints a replay as JSON. Yields after each move, when it is made and when it is printed. */
export function* printReplay(replay: Steps<Replay>): Steps<string> {
  const { steps, ...rest } = yield* replay
  const printed: string[] = []
  for (const step of steps) {
    printed.push(JSON.stringify(step))
    yield
  }
  return `${JSON.stringify(rest).slice(0, -1)},"steps":[${printed.join(',')}]}`
}

/** Prints a value of small size as JSON. */
// biome-ignore lint/correctness/useYield: a small value is printed in one step
export function* printWhole(value: unknown): Steps<string> {
  return JSON.stringify(value)
}
