import type { GameId } from '../../electron/contract/ipc.ts'
import { admiralScreens } from '../admiral/screens.ts'
import type { GameScreens, GameWorkshop } from '../gameScreens.ts'
import { jackalScreens } from '../jackal/screens.ts'
import { stillLife } from '../jackal/table/stillLife.ts'
import { useTableGame } from '../playback/shownStore.ts'
import { seaBattleScreens } from '../sea-battle/screens.ts'

/** The games of this window. Outside the games, only this file names one. */
const GAMES: Readonly<Record<GameId, GameScreens>> = {
  jackal: jackalScreens,
  admiral: admiralScreens,
  'sea-battle': seaBattleScreens,
}

/** The workshop of the game that has one; null if none has. */
export const WORKSHOP: GameWorkshop | null = Object.values(GAMES).find(({ workshop }) => workshop)?.workshop ?? null

/** The scene on the table behind the menus. */
export const MENU_SCENE: { readonly game: GameId; readonly view: () => unknown } = { game: 'jackal', view: stillLife }

/** The game whose first lesson comes before all others. */
export const LEARNT_FIRST: GameId = 'jackal'

export const gameScreens = (game: GameId): GameScreens => GAMES[game]

/** Returns the screens of the game on the table. */
export function useGameScreens(): GameScreens {
  return GAMES[useTableGame((state) => state.game)]
}
