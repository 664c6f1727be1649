import { admiralArena } from './admiral.ts'
import type { ArenaGame } from './arenaGame.ts'
import { jackalArena } from './jackal.ts'
import { seaBattleArena } from './seaBattle.ts'

const ARENA_GAMES: readonly ArenaGame[] = [jackalArena, admiralArena, seaBattleArena]

/** The ids of all games with bots. */
export const ARENA_IDS: readonly string[] = ARENA_GAMES.map(({ id }) => id)

/** Returns the arena game of an id; null for a game without bots. */
export function arenaGame(id: string): ArenaGame | null {
  return ARENA_GAMES.find((one) => one.id === id) ?? null
}
