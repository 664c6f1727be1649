import { describe, expect, it, onTestFinished } from 'vitest'
import { JACKAL } from '../jackal/commands.ts'
import { allSets } from '../shell/keys/commandSets.ts'
import { adoptKeys, type CommandSet, chosenKeys, commandAt, keysOf } from './bindings.ts'
import { commandsOf } from './commands.ts'
import { CHOICES, TABLE } from './tableCommands.ts'

const SETS = allSets()
const idOf = (set: CommandSet, ...chords: string[]) => commandAt(chords, set, {})?.id ?? null

it('commands have unique ids', () => {
  const ids = [...new Set(SETS.flat())].flatMap(commandsOf).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

describe.each(SETS.map((set) => ({ set, names: set.map(({ name }) => name).join(', ') })))(
  'the commands of $names',
  ({ set }) => {
    const commands = set.flatMap(commandsOf)

    it('can each be given', () => {
      const lost = commands.filter((one) => {
        const given = keysOf(one, {}).some((key) => commandAt([key], set, {}) === one)
        return !given && one.mouse === undefined && one.pad === undefined
      })
      expect(lost).toEqual([])
    })

    it('share no key within a table', () => {
      for (const table of set) {
        const keys = commandsOf(table).flatMap((one) => keysOf(one, {}))
        expect(keys.filter((key, index) => keys.indexOf(key) < index)).toEqual([])
      }
    })

    it('share no button of a gamepad within a table', () => {
      for (const table of set) {
        const buttons = commandsOf(table).flatMap(({ pad = [] }) => pad)
        expect(buttons.filter((button, index) => buttons.indexOf(button) < index)).toEqual([])
      }
    })

    it('share keys only if the shared command has another free key', () => {
      const shown = commands.filter((one) => keysOf(one, {}).length > 0)
      const hidden = shown.filter((one) => commandAt(keysOf(one, {}).slice(0, 1), set, {}) !== one)
      expect(hidden).toEqual([])
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
    ['Digit2', 'choose/2'],
    ['Numpad2', 'choose/2'],
    ['Ctrl+KeyZ', 'table/undo'],
    ['Digit0', null],
    ['Ctrl+KeyE', null],
  ])('%s stands for %s', (chord, id) => {
    expect(idOf([TABLE, CHOICES], chord)).toBe(id)
  })

  it('gives the command that is bound to it exactly, else the one bound to it without Shift', () => {
    expect(idOf([TABLE], 'Shift+Tab', 'Tab')).toBe('table/previous-piece')
    expect(idOf([TABLE], 'Shift+KeyL', 'KeyL')).toBe('table/log')
  })

  it('gives the command of the first context that knows it', () => {
    const own = { ...JACKAL, commands: { look: { id: 'jackal/look', label: 'key.skip', keys: ['KeyL'] } } } as const
    expect([idOf([own, TABLE], 'KeyL'), idOf([TABLE, own], 'KeyL')]).toEqual(['jackal/look', 'table/log'])
  })

  it('is the one that the player has chosen', () => {
    const chosen = { 'table/log': ['KeyJ'], 'table/undo': [] }
    const at = (key: string) => commandAt([key], [TABLE], chosen)?.id
    expect([at('KeyJ'), at('KeyL'), at('KeyZ'), at('Space')]).toEqual(['table/log', undefined, undefined, 'table/skip'])
  })

  it('follows a change of the settings', () => {
    onTestFinished(() => adoptKeys({}))
    adoptKeys({ 'table/log': ['KeyJ'] })
    expect(commandAt(['KeyJ'], [TABLE], chosenKeys())?.id).toBe('table/log')
  })
})
