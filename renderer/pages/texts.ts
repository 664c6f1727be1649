import type { GameId } from '../../electron/contract/ipc.ts'
import { addTexts, hasTexts, LANGUAGES, type Language, type SomeTexts } from '../i18n/t.ts'

type Texts = () => Promise<SomeTexts>

const SHARED: Readonly<Record<Language, Texts>> = {
  en: async () => (await import('../i18n/en/shared.ts')).shared,
  ru: async () => (await import('../i18n/ru/shared.ts')).shared,
}

const OF_GAMES: Readonly<Record<Language, Readonly<Record<GameId, Texts>>>> = {
  en: {
    jackal: async () => (await import('../i18n/en/jackal/tableTexts.ts')).jackalTable,
    admiral: async () => (await import('../i18n/en/admiral/tableTexts.ts')).admiralTable,
    'sea-battle': async () => (await import('../i18n/en/sea-battle/tableTexts.ts')).seaBattleTable,
  },
  ru: {
    jackal: async () => (await import('../i18n/ru/jackal/tableTexts.ts')).jackalTable,
    admiral: async () => (await import('../i18n/ru/admiral/tableTexts.ts')).admiralTable,
    'sea-battle': async () => (await import('../i18n/ru/sea-battle/tableTexts.ts')).seaBattleTable,
  },
}

/** The texts of the parts of pages that load later. */
const LATER: Readonly<Record<Language, Texts>> = {
  en: async () => (await import('../i18n/en/later.ts')).later,
  ru: async () => (await import('../i18n/ru/later.ts')).later,
}

/** The texts of the overlays alone. */
const OVERLAYS: Readonly<Record<Language, Texts>> = {
  en: async () => (await import('../i18n/en/overlay.ts')).overlay,
  ru: async () => (await import('../i18n/ru/overlay.ts')).overlay,
}

/** The texts of the books of rules, many times as large as those of a table. */
const BOOKS: Readonly<Record<Language, Texts>> = {
  en: async () => (await import('../i18n/en/book.ts')).book,
  ru: async () => (await import('../i18n/ru/book.ts')).book,
}

/** The games that this page shows, in any language. */
const games = new Set<GameId>()
/** True once the page shows a part that loads later. */
let hasLaterParts = false
/** True if the page shows overlays. */
let hasOverlays = false
const loads = new Map<string, Promise<void>>()

/** Loads the texts of a language, once. A page over a network loads only its reader's language and its games. */
export async function loadTexts(language: Language): Promise<void> {
  const ofGames = [...games].map((game) => load(language, game, OF_GAMES[language][game]))
  const later = hasLaterParts ? [load(language, 'later', LATER[language])] : []
  const overlays = hasOverlays ? [load(language, 'overlay', OVERLAYS[language])] : []
  await Promise.all([load(language, 'shared', SHARED[language]), ...ofGames, ...later, ...overlays])
}

/** Loads the texts of a game, in the languages that the page has used. */
export async function loadGameTexts(game: GameId): Promise<void> {
  games.add(game)
  await Promise.all(LANGUAGES.filter(hasTexts).map(loadTexts))
}

/** Loads a part of the page with the texts of all parts that load later. */
export async function withTexts<T>(part: () => Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([part(), loadLaterTexts()])
  return loaded
}

/** Loads the texts of the parts that load later, in the languages that the page has used. */
export async function loadLaterTexts(): Promise<void> {
  hasLaterParts = true
  await Promise.all(LANGUAGES.filter(hasTexts).map(loadTexts))
}

/** Loads the texts of the overlays, in the languages that the page has used. */
export async function loadOverlayTexts(): Promise<void> {
  hasOverlays = true
  await Promise.all(LANGUAGES.filter(hasTexts).map(loadTexts))
}

/** Loads the texts of the books of rules. */
export const loadBookTexts = (language: Language): Promise<void> => load(language, 'book', BOOKS[language])

/** Loads texts once; after a failure the next call tries again. */
function load(language: Language, name: GameId | 'shared' | 'book' | 'later' | 'overlay', texts: Texts): Promise<void> {
  const key = `${language} ${name}`
  const loading =
    loads.get(key) ??
    texts().then(
      (found) => addTexts(language, found),
      (error) => {
        loads.delete(key)
        throw error
      },
    )
  loads.set(key, loading)
  return loading
}
