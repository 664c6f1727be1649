import { admiralArena } from './admiral.ts'
import type { ArenaGame } from './arenaGame.ts'
import { jackalArena } from './jackal.ts'
import { seaBattleArena } from './seaBattle.ts'

const ARENA_GAMES: readonly ArenaGame[] = [jackalArena, admiralArena, seaBattleArena]

/** Ids of all games with bots. */
export const ARENA_IDS: readonly string[] = ARENA_GAMES.map(({ id }) => id)

/** A game of the arena by its id; null for one without bots. */
export function arenaGame(id: string): ArenaGame | null {
  return ARENA_GAMES.find((one) => one.id === id) ?? null
}
