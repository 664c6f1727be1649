import type { BotLevel } from '../../../electron/contract/ipc.ts'

/** `elsewhere`: a person on another screen; `viewers`: those who watch, by their votes. */
export type PlayerKind = 'human' | 'elsewhere' | 'viewers' | BotLevel

/** Returns whether a person plays, here or on another screen. */
export const isPerson = (kind: PlayerKind): boolean => kind === 'human' || kind === 'elsewhere'

/** Returns whether a bot plays, and decides itself. */
export const isBot = (kind: PlayerKind): boolean => !isPerson(kind) && kind !== 'viewers'
