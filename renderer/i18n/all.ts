import type { Language } from '../../electron/contract/ipc.ts'
import { en } from './en.ts'
import { ru } from './ru.ts'
import { addTexts, type Catalog } from './t.ts'

export const CATALOGS: Readonly<Record<Language, Catalog>> = { en, ru }

// Importing this module loads every language at once.
addTexts('en', en)
addTexts('ru', ru)
