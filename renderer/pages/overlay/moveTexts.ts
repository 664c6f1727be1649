import type { GameId } from '../../../electron/contract/ipc.ts'
import { addTexts, type Language, type SomeTexts } from '../../i18n/t.ts'

type Texts = () => Promise<SomeTexts>

/** The names of moves, which overlays need only for a vote. */
const TEXTS: Readonly<Record<Language, Readonly<Record<GameId, Texts>>>> = {
  en: {
    jackal: async () => (await import('../../i18n/en/jackal/coach.ts')).jackalCoach,
    admiral: async () => (await import('../../i18n/en/admiral/coach.ts')).admiralCoach,
    'sea-battle': async () => (await import('../../i18n/en/sea-battle/coach.ts')).seaBattleCoach,
  },
  ru: {
    jackal: async () => (await import('../../i18n/ru/jackal/coach.ts')).jackalCoach,
    admiral: async () => (await import('../../i18n/ru/admiral/coach.ts')).admiralCoach,
    'sea-battle': async () => (await import('../../i18n/ru/sea-battle/coach.ts')).seaBattleCoach,
  },
}

/** Loads the names of a game's moves in a language. */
export async function loadMoveTexts(game: GameId, language: Language): Promise<void> {
  addTexts(language, await TEXTS[language][game]())
}
