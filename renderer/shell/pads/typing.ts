import { create } from 'zustand'
import type { Language } from '../../../electron/contract/ipc.ts'
import type { PadButton } from '../../input/commands.ts'

/** The pages of the on-screen keyboard, by rows of characters. */
export const KEY_PAGES = {
  latin: ['1234567890', 'qwertyuiop', 'asdfghjkl’', 'zxcvbnm-.,'],
  cyrillic: ['1234567890', 'йцукенгшщзхъ', 'фывапролджэё', 'ячсмитьбю-.,'],
  signs: ['1234567890', '@#№&+=*%$€', '.,:;!?-_()', '/\\\'"«»’…~^'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type KeyPage = keyof typeof KEY_PAGES
export const PAGES = ['latin', 'cyrillic', 'signs'] as const satisfies readonly KeyPage[]

type Field = HTMLInputElement | HTMLTextAreaElement

interface Typing {
  /** The field that the on-screen keyboard types into; null while it is closed. */
  readonly field: Field | null
  readonly text: string
  readonly page: KeyPage
  readonly isUpper: boolean
}

const CLOSED: Typing = { field: null, text: '', page: 'latin', isUpper: false }

/** The on-screen keyboard. */
export const useTyping = create<Typing>(() => CLOSED)

/** The types of input fields that hold text. */
const TEXT_TYPES: ReadonlySet<string> = new Set(['text', 'search', 'url', 'number', 'tel', 'email', 'password'])

/** Returns the text field that has the focus and can be written; null for none. */
export function focusedField(): Field | null {
  const { activeElement: at } = document
  if (at instanceof HTMLTextAreaElement) return at.disabled || at.readOnly ? null : at
  if (!(at instanceof HTMLInputElement) || !TEXT_TYPES.has(at.type)) return null
  return at.disabled || at.readOnly ? null : at
}

/** Opens the on-screen keyboard for a field, with the letters of the player's language. */
export function startTyping(field: Field, language: Language): void {
  const isNumber = field.type === 'number' || field.inputMode === 'numeric'
  const page = isNumber ? 'signs' : language === 'ru' ? 'cyrillic' : 'latin'
  useTyping.setState({ field, text: field.value, page, isUpper: field.value === '' })
}

export const stopTyping = (): void => useTyping.setState(CLOSED)

/** Writes a character at the end. The first letter of a word after a space stays small. */
export function typeCharacter(character: string): void {
  const { field, text, isUpper } = useTyping.getState()
  const most = field && field.maxLength >= 0 ? field.maxLength : Number.POSITIVE_INFINITY
  if (!field || text.length + character.length > most) return
  write(field, text + (isUpper ? character.toLocaleUpperCase() : character))
  useTyping.setState({ isUpper: false })
}

/** Removes the last character; an empty text begins with a capital again. */
export function erase(): void {
  const { field, text } = useTyping.getState()
  if (!field) return
  const left = [...text].slice(0, -1).join('')
  write(field, left)
  if (left === '') useTyping.setState({ isUpper: true })
}

export const toggleUpper = (): void => useTyping.setState(({ isUpper }) => ({ isUpper: !isUpper }))

/** Shows the next page of characters, or the previous one. */
export function turnPage(step: 1 | -1): void {
  useTyping.setState(({ page }) => ({
    page: PAGES[(PAGES.indexOf(page) + step + PAGES.length) % PAGES.length] ?? 'latin',
  }))
}

/** The effects of the buttons of a pad besides moving and pressing. */
const SHORTCUTS: Readonly<Partial<Record<PadButton, () => void>>> = {
  west: erase,
  north: () => typeCharacter(' '),
  'left-trigger': toggleUpper,
  'left-bumper': () => turnPage(-1),
  'right-bumper': () => turnPage(1),
}

/** Handles a button while the keyboard is open; returns false if the button means something else. */
export function typeByButton(button: PadButton): boolean {
  const act = useTyping.getState().field && SHORTCUTS[button]
  act?.()
  return Boolean(act)
}

/** Writes a field's text as a keyboard does, so that its component learns of it. */
function write(field: Field, text: string): void {
  const proto: object = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  useTyping.setState({ text: field.value })
}
