import type { Turn } from '../kernel/game.ts'
import type { AdmiralShape, Task } from './types.ts'

export type AdmiralTurn = Turn<AdmiralShape>

/** A turn for code that draws no luck: pages run such code too, without loading a generator. */
export type TurnWithoutDice = Omit<AdmiralTurn, 'rng'>

/** A move that is being carried out, with its remaining tasks; the next task is last. */
export interface Course {
  readonly turn: AdmiralTurn
  readonly tasks: Task[]
}

/** Puts these tasks, in the given order, before all pending tasks. */
export function doNext({ tasks }: Course, ...next: readonly Task[]): void {
  for (const task of [...next].reverse()) tasks.push(task)
}

/**
 * Rolls six-sided dice: first those that the position prescribes, then drawn ones. The event that reports them uses
 * them up.
 */
export function rollDice({ state, rng }: AdmiralTurn, count: number): readonly number[] {
  return Array.from({ length: count }, (_, i) => state.dice[i] ?? rng.int(6) + 1)
}
