import type { BotLevel } from '../../contract/ipc.ts'

/**
 * The thinking time of a bot for one move, in milliseconds: several times what its search takes on an idle computer.
 * After it, the bot plays the best move it has found. The move is recorded, so replays do not depend on the computer.
 */
export const THINKING_TIME = { easy: 2_000, medium: 4_000, hard: 6_000, master: 10_000 } as const satisfies Readonly<
  Record<BotLevel, number>
>

/** The thinking time for one move, in milliseconds, when no person plays and people only wait for the result. */
export const HURRIED_TIME = 60
