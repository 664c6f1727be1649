import type { GameId } from '../electron/contract/ipc.ts'
import type { FlatGame } from './flatGame.ts'
import { hasFlatTable, loadFlatGame } from './flatGames.ts'

/** Flat tables that only pages with the 3D table show: too heavy for the page of a seat. */
const HERE_ALONE: Readonly<Partial<Record<GameId, () => Promise<FlatGame>>>> = {
  admiral: async () => (await import('./admiral/flat/game.ts')).admiralFlat,
}

/** Whether a page with the 3D table can show a game on the flat table. */
export const isFlatHere = (game: GameId): boolean => hasFlatTable(game) || HERE_ALONE[game] !== undefined

/** Loads the flat table of a game for such a page; null for one without. */
export async function loadFlatHere(game: GameId): Promise<FlatGame | null> {
  return (await HERE_ALONE[game]?.()) ?? loadFlatGame(game)
}
