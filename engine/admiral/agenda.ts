import type { Turn } from '../kernel/game.ts'
import type { AdmiralShape, Task } from './types.ts'

export type AdmiralTurn = Turn<AdmiralShape>

/** A turn of what draws no luck: pages play it, too, and load no generator for it. */
export type LucklessTurn = Omit<AdmiralTurn, 'rng'>

/** A move being carried out, and what is still to be done of it, the next last. */
export interface Course {
  readonly turn: AdmiralTurn
  readonly tasks: Task[]
}

/** Does these first, in the order given, then whatever was to be done before. */
export function doNext({ tasks }: Course, ...next: readonly Task[]): void {
  for (const task of [...next].reverse()) tasks.push(task)
}

/** Dice of six: those that the position prescribes first, then drawn ones. The event that tells of them uses them up. */
export function rollDice({ state, rng }: AdmiralTurn, count: number): readonly number[] {
  return Array.from({ length: count }, (_, i) => state.dice[i] ?? rng.int(6) + 1)
}
