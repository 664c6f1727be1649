import type { GameId } from '../electron/contract/ipc.ts'
import type { Translate } from './i18n/t.ts'
import type { OnePage } from './ui/onePage.ts'

/** The rules of each game on one page, loaded when they are read. Outside the games, only this file names one. */
const PAGES: Readonly<Record<GameId, () => Promise<(t: Translate) => OnePage>>> = {
  jackal: async () => (await import('./jackal/rulesBook/onePage.ts')).onePage,
  admiral: async () => (await import('./admiral/rulesBook/onePage.ts')).onePage,
  'sea-battle': async () => (await import('./sea-battle/rulesBook/onePage.ts')).onePage,
}

/** Loads the rules of a game on one page, which need the texts of its book. */
export const loadRulesPage = (game: GameId): Promise<(t: Translate) => OnePage> => PAGES[game]()
