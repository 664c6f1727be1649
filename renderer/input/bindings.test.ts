import { describe, expect, it } from 'vitest'
import { ADMIRAL, ASSIGNING, SIGHTS } from '../admiral/commands.ts'
import { JACKAL } from '../jackal/commands.ts'
import { BATTLE, PLACING } from '../sea-battle/commands.ts'
import { commandAt, keysOf } from './bindings.ts'
import { type CommandTable, commandsOf } from './commands.ts'
import { REPLAY, TABLE } from './tableCommands.ts'

/** Contexts that apply at the same time. */
const TOGETHER: readonly (readonly CommandTable[])[] = [
  [JACKAL, TABLE],
  [ADMIRAL, SIGHTS, TABLE],
  [ASSIGNING, SIGHTS, TABLE],
  [PLACING, BATTLE, TABLE],
  [REPLAY],
]
const idOf = (tables: readonly CommandTable[], ...chords: string[]) => commandAt(chords, tables)?.id ?? null

describe.each(TOGETHER.map((tables) => ({ tables, names: tables.map(({ name }) => name).join(', ') })))(
  'the commands of $names',
  ({ tables }) => {
    const commands = tables.flatMap(commandsOf)

    it('can each be given', () => {
      const lost = commands.filter((one) => {
        const given = keysOf(one).some((key) => commandAt([key], tables) === one)
        return !given && one.mouse === undefined
      })
      expect(lost).toEqual([])
    })

    it('have keys of their own', () => {
      const keys = commands.flatMap(keysOf)
      expect(keys.filter((key, index) => keys.indexOf(key) < index)).toEqual([])
    })
  },
)

describe('a key', () => {
  it.each([
    ['Enter', 'table/confirm'],
    ['NumpadEnter', 'table/confirm'],
    ['Space', 'table/skip'],
    ['Home', 'table/overview'],
    ['Escape', 'table/cancel'],
    ['Digit2', 'table/choose-2'],
    ['Numpad2', 'table/choose-2'],
    ['Ctrl+KeyZ', 'table/undo'],
    ['Digit0', null],
    ['Ctrl+KeyE', null],
  ])('%s stands for %s', (chord, id) => {
    expect(idOf([TABLE], chord)).toBe(id)
  })

  it('means what is bound to it exactly, else what it means without Shift', () => {
    expect(idOf([TABLE], 'Shift+Tab', 'Tab')).toBe('table/previous-piece')
    expect(idOf([TABLE], 'Shift+KeyL', 'KeyL')).toBe('table/log')
  })

  it('means the first of what the contexts know it as', () => {
    const own = { ...JACKAL, commands: { look: { id: 'jackal/look', label: 'key.skip', keys: ['KeyL'] } } } as const
    expect([idOf([own, TABLE], 'KeyL'), idOf([TABLE, own], 'KeyL')]).toEqual(['jackal/look', 'table/log'])
  })
})
