import type { table } from '../i18n/en/table.ts'
import { addTexts, type Catalog, hasTexts, type Language, type Message } from '../i18n/t.ts'

type TableTexts = Readonly<Record<keyof typeof table, Message>>

/** A catalog without the books of rules: no page opens them, as a test of what pages import makes sure. */
const withoutBook = (texts: TableTexts): Catalog => texts as Catalog

const TEXTS = {
  en: async () => withoutBook((await import('../i18n/en/table.ts')).table),
  ru: async () => withoutBook((await import('../i18n/ru/table.ts')).table),
} as const

/** Loads the texts of a language, once: a page over a network brings those of its reader alone. */
export async function loadTexts(language: Language): Promise<void> {
  if (!hasTexts(language)) addTexts(language, await TEXTS[language]())
}
