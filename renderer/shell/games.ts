import type { GameId } from '../../electron/contract/ipc.ts'
import { admiralParts } from '../admiral/gameParts.ts'
import type { GameParts, GameWorkshop } from '../gameParts.ts'
import { jackalParts } from '../jackal/gameParts.ts'
import { stillLife } from '../jackal/table/stillLife.ts'
import { useTableGame } from '../playback/useShownTable.ts'
import { seaBattleParts } from '../sea-battle/gameParts.ts'

/** The games of this window. Outside the games, only this file names one. */
const GAMES: Readonly<Record<GameId, GameParts>> = {
  jackal: jackalParts,
  admiral: admiralParts,
  'sea-battle': seaBattleParts,
}

/** The workshop of the game that has one; null if none has. */
export const WORKSHOP: GameWorkshop | null = Object.values(GAMES).find(({ workshop }) => workshop)?.workshop ?? null

/** The scene on the table behind the menus. */
export const MENU_SCENE: { readonly game: GameId; readonly view: () => unknown } = { game: 'jackal', view: stillLife }

/** The game whose first lesson comes before all others. */
export const LEARNT_FIRST: GameId = 'jackal'

export const gameParts = (game: GameId): GameParts => GAMES[game]

/** Returns the screens of the game on the table. */
export function useGameParts(): GameParts {
  return GAMES[useTableGame((state) => state.game)]
}
