import type { Language } from '../../electron/contract/ipc.ts'
import { en } from './en.ts'
import { fill } from './fill.ts'
import { ru } from './ru.ts'

export { LANGUAGES, type Language } from '../../electron/contract/ipc.ts'

/** Forms of one text by the plural category of its parameter `n`. */
export type PluralForms = { readonly other: string } & { readonly [form in Intl.LDMLPluralRule]?: string }
export type Message = string | PluralForms
export type Catalog = Readonly<Record<TextKey, Message>>

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

/** Whether there is a text of this key that needs no parameters. */
export function isPlainText(key: string): key is PlainTextKey {
  const text: Message | undefined = Object.hasOwn(en, key) ? CATALOGS.en[key as TextKey] : undefined // a key of its own
  return typeof text === 'string' && !text.includes('{')
}

/** Gives the text of a key in one language; the parameters are those named in the English text. */
export type Translate = <K extends TextKey>(key: K, ...args: Args<K>) => string

export const CATALOGS: Readonly<Record<Language, Catalog>> = { en, ru }

const PLURALS: Readonly<Record<Language, Intl.PluralRules>> = {
  en: new Intl.PluralRules('en'),
  ru: new Intl.PluralRules('ru'),
}

const TRANSLATORS: Readonly<Record<Language, Translate>> = { en: translatorOf('en'), ru: translatorOf('ru') }

/** The translator of a language; always the same function, so that it can be a dependency of a hook. */
export function translator(language: Language): Translate {
  return TRANSLATORS[language]
}

function translatorOf(language: Language): Translate {
  return (key, ...args) => {
    const params: Readonly<Record<string, string | number>> = args[0] ?? {}
    return fill(templateOf(language, key, params), params)
  }
}

function templateOf(language: Language, key: TextKey, params: Readonly<Record<string, string | number>>): string {
  const message: Message = CATALOGS[language][key]
  if (typeof message === 'string') return message
  const form = PLURALS[language].select(Number(params.n))
  return message[form] ?? message.other
}

/** Begins with a small letter, for a sentence that follows a colon. */
export function continuing(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** Capitalises the first letter, for a phrase that opens a sentence. */
export function opening(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
