import type { Language } from '../../electron/contract/ipc.ts'
import type { en } from './en.ts'
import { fill } from './fill.ts'

export { LANGUAGES, type Language } from '../../electron/contract/ipc.ts'

/** Forms of one text by the plural category of its parameter `n`. */
export type PluralForms = { readonly other: string } & { readonly [form in Intl.LDMLPluralRule]?: string }
export type Message = string | PluralForms
export type Catalog = Readonly<Record<TextKey, Message>>
/** Texts of one part of the program. */
export type SomeTexts = Partial<Catalog>

type Texts = typeof en
export type TextKey = keyof Texts

type Template<M> = M extends string ? M : M extends { readonly other: infer O } ? O | '{n}' : never
type Names<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never
type ParamsOf<K extends TextKey> = Names<Template<Texts[K]>>
type Args<K extends TextKey> = [ParamsOf<K>] extends [never]
  ? []
  : [params: { readonly [name in ParamsOf<K>]: name extends 'n' ? number : string | number }]

/** Keys of texts that need no parameters. */
export type PlainTextKey = { [K in TextKey]: Args<K> extends [] ? K : never }[TextKey]

/** Returns whether the key has a text that needs no parameters. */
export function isPlainText(key: string): key is PlainTextKey {
  const text = hasText(key) ? messageOf('en', key) : undefined
  return typeof text === 'string' && !text.includes('{')
}

/**
 * Returns the text of a key in one language; the parameters are those named in the English text. With the first
 * signature the compiler names a key that has no text, instead of a number of arguments.
 */
export interface Translate {
  (key: PlainTextKey): string
  <K extends TextKey>(key: K, ...args: Args<K>): string
}

const catalogs: Partial<Record<Language, SomeTexts>> = {}

/**
 * Adds texts of a language. The window has all from the start (`all.ts`), a page only those that it shows in its
 * reader's language.
 */
export function addTexts(language: Language, texts: SomeTexts): void {
  catalogs[language] = { ...catalogs[language], ...texts }
}

export const hasTexts = (language: Language): boolean => catalogs[language] !== undefined

/** Returns whether the key has a text. */
export function hasText(key: string): key is TextKey {
  return Object.values(catalogs).some((texts) => Object.hasOwn(texts, key))
}

/** Returns a text in a language, or in another one while that loads. Throws if the text was not added. */
function messageOf(language: Language, key: TextKey): Message {
  const message = catalogs[language]?.[key] ?? Object.values(catalogs).find((texts) => texts[key] !== undefined)?.[key]
  if (message === undefined) throw new Error(`the text ${key} has not been added`)
  return message
}

const PLURALS: Readonly<Record<Language, Intl.PluralRules>> = {
  en: new Intl.PluralRules('en'),
  ru: new Intl.PluralRules('ru'),
}

const TRANSLATORS: Readonly<Record<Language, Translate>> = { en: translatorOf('en'), ru: translatorOf('ru') }

/** Returns the translator of a language; always the same function, so that it can be a dependency of a hook. */
export function translator(language: Language): Translate {
  return TRANSLATORS[language]
}

function translatorOf(language: Language): Translate {
  return (key: TextKey, params: Readonly<Record<string, string | number>> = {}) =>
    fill(templateOf(language, key, params), params)
}

function templateOf(language: Language, key: TextKey, params: Readonly<Record<string, string | number>>): string {
  const message = messageOf(language, key)
  if (typeof message === 'string') return message
  const form = PLURALS[language].select(Number(params.n))
  return message[form] ?? message.other
}

/** Makes the first letter lower case, for a sentence after a colon. */
export function continuing(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** Does the same, but keeps the capital of a line that starts with one of the names. */
export function afterColon(line: string, names: readonly string[]): string {
  return names.some((name) => name === opening(name) && line.startsWith(name)) ? line : continuing(line)
}

/** Capitalises the first letter, for a phrase at the start of a sentence. */
export function opening(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
