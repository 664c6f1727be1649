import { expect, it } from 'vitest'
import { translator } from '../i18n/t.ts'
import { chordName } from './keyNames.ts'

it.each([
  ['KeyE', 'E'],
  ['Digit4', '4'],
  ['Numpad4', 'Num 4'],
  ['NumpadEnter', 'Num Enter'],
  ['NumpadAdd', 'Num +'],
  ['ArrowLeft', '←'],
  ['F6', 'F6'],
  ['Shift+Tab', 'Shift + Tab'],
  ['Space', 'Space'],
])('%s is printed as %s', (chord, name) => {
  expect(chordName(translator('en'), chord)).toBe(name)
})

it('words are in the player’s language', () => {
  expect(chordName(translator('ru'), 'Ctrl+Space')).toBe('Ctrl + Пробел')
})

it('letters are those of the player’s keyboard', () => {
  const azerty = new Map([['KeyQ', 'a']])
  expect(['KeyQ', 'KeyE'].map((code) => chordName(translator('en'), code, azerty))).toEqual(['A', 'E'])
})
