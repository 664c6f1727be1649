import type { BotLevel } from '../../contract/ipc.ts'

/**
 * How long a bot may think about one move, in milliseconds: several times what its search takes on an idle computer. Then
 * it plays the best it has found. The move is recorded, so replays do not depend on the computer.
 */
export const THINKING_TIME = { easy: 2_000, medium: 4_000, hard: 6_000, master: 10_000 } as const satisfies Readonly<
  Record<BotLevel, number>
>

/** The same when no person plays any more, and a person only waits for the result. */
export const HURRIED_TIME = 60
