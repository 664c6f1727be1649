import { admiralArena } from './admiral.ts'
import type { PairScores } from './arena.ts'
import { jackalArena } from './jackal.ts'
import { seaBattleArena } from './seaBattle.ts'

/** A player by level; the budget is in positions a move, the level's own when left out. */
export interface Entrant {
  readonly level: string
  readonly budget?: number
}

/** Who meets whom, at a table with how many players. */
export interface Pairing {
  readonly table: string
  readonly a: Entrant
  readonly b: Entrant
}

/** A game as the arena offers it. */
export interface ArenaGame {
  readonly id: string
  readonly levels: readonly string[]
  /** Names of the tables it can be played at; the first is the usual one. */
  readonly tables: readonly string[]
  /** Plays the pair of matches of a seed. Levels and tables must be among those named here. */
  pairs(pairing: Pairing): (seed: number) => PairScores
}

const ARENA_GAMES: readonly ArenaGame[] = [jackalArena, admiralArena, seaBattleArena]

/** Ids of all games with bots. */
export const ARENA_IDS: readonly string[] = ARENA_GAMES.map(({ id }) => id)

/** A game of the arena by its id; null for one without bots. */
export function arenaGame(id: string): ArenaGame | null {
  return ARENA_GAMES.find((one) => one.id === id) ?? null
}
