import type { GameId } from '../electron/contract/ipc.ts'
import type { FlatGame } from './flatGame.ts'

/** The flat tables of the games, each loaded when it is needed. Outside the games, only this file names one. */
const GAMES: Readonly<Partial<Record<GameId, () => Promise<FlatGame>>>> = {
  jackal: async () => (await import('./jackal/flat/game.ts')).jackalFlat,
  admiral: async () => (await import('./admiral/flat/game.ts')).admiralFlat,
  'sea-battle': async () => (await import('./sea-battle/flat/game.ts')).seaBattleFlat,
}

/** Returns whether a game has a flat table. */
export const hasFlatTable = (game: GameId): boolean => GAMES[game] !== undefined

/** Loads the flat table of a game; null for one without. */
export async function loadFlatGame(game: GameId): Promise<FlatGame | null> {
  return (await GAMES[game]?.()) ?? null
}
