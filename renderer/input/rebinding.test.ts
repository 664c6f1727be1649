import { describe, expect, it } from 'vitest'
import type { ChosenKeys, CommandSet } from './bindings.ts'
import { commandTable } from './commands.ts'
import { clashesOf, swapped, takenBefore, withKey, withoutKey } from './rebinding.ts'

const shared = commandTable('shared', 'commands.table', {
  log: { label: 'command.log', keys: ['KeyL'] },
  undo: { label: 'command.undo', keys: ['KeyZ', 'Ctrl+KeyZ'] },
  leave: { label: 'command.leave', keys: ['Escape'], isFixed: true },
})
const sail = commandTable('sail', 'game.admiral', { fire: { label: 'command.admiral.fire', keys: ['KeyF'] } })
const dig = commandTable('dig', 'game.jackal', { carry: { label: 'command.jackal.carry', keys: ['KeyE'] } })
const SETS: readonly CommandSet[] = [
  [sail, shared],
  [dig, shared],
]
const { log, undo, leave } = shared.commands
const { fire } = sail.commands
const { carry } = dig.commands
const clashes = (...[command, key, chosen = {}]: [typeof log, string, ChosenKeys?]) =>
  clashesOf(command, key, SETS, chosen).map(({ id }) => id)

describe('a key', () => {
  it('clashes with what applies at the same time', () => {
    expect([clashes(fire, 'KeyL'), clashes(log, 'KeyF'), clashes(log, 'KeyE')]).toEqual([
      ['shared/log'],
      ['sail/fire'],
      ['dig/carry'],
    ])
  })

  it('clashes neither with its own command nor with another game', () => {
    expect([clashes(log, 'KeyL'), clashes(fire, 'KeyE'), clashes(log, 'KeyQ')]).toEqual([[], [], []])
  })

  it('that was given away is free', () => {
    expect(clashes(log, 'KeyF', { 'sail/fire': ['KeyG'] })).toEqual([])
    expect(clashes(log, 'KeyG', { 'sail/fire': ['KeyG'] })).toEqual(['sail/fire'])
  })
})

describe('a key that a game has a use of its own for', () => {
  const look = commandTable('look', 'commands.table', { focus: { label: 'command.focus', keys: ['End', 'KeyF'] } })
  const sets: readonly CommandSet[] = [
    [sail, shared, look],
    [dig, shared, look],
  ]
  const taken = (command: typeof log, chosen: ChosenKeys = {}) =>
    takenBefore(command, sets, chosen).map(({ key, table, instead }) => `${table.name}: ${key} ${instead.id}`)

  it('is told with the context that has it first', () => {
    expect(taken(look.commands.focus)).toEqual(['sail: KeyF sail/fire'])
    expect(taken(fire)).toEqual([])
  })

  it('is told no more where either has other keys', () => {
    expect([
      taken(look.commands.focus, { 'sail/fire': [] }),
      taken(look.commands.focus, { 'look/focus': ['End'] }),
    ]).toEqual([[], []])
  })
})

describe('a new key', () => {
  it('takes the place of the one that was chosen', () => {
    expect(withKey(undo, 'KeyU', 'KeyZ', {})).toEqual({ 'shared/undo': ['KeyU', 'Ctrl+KeyZ'] })
    expect(withKey(undo, 'Ctrl+KeyZ', 'KeyZ', {})).toEqual({ 'shared/undo': ['Ctrl+KeyZ'] })
  })

  it('is the first of a command without keys', () => {
    expect(withKey(log, 'KeyJ', null, { 'shared/log': [] })).toEqual({ 'shared/log': ['KeyJ'] })
  })

  it('that is the default leaves nothing to be saved', () => {
    expect(withKey(log, 'KeyL', 'KeyJ', { 'shared/log': ['KeyJ'], 'sail/fire': [] })).toEqual({ 'sail/fire': [] })
  })

  it('can be taken from whoever has it', () => {
    expect(withoutKey([log, undo], 'KeyL', {})).toEqual({ 'shared/log': [] })
  })
})

describe('swapping', () => {
  it('gives the others the key that is given up', () => {
    expect(swapped(fire, 'KeyL', 'KeyF', SETS, {})).toEqual({ 'sail/fire': ['KeyL'], 'shared/log': ['KeyF'] })
  })

  it('is not possible where that key would clash in its turn', () => {
    const chosen = { 'dig/carry': ['KeyF'] }
    expect(clashes(fire, 'KeyL', chosen)).toEqual(['shared/log'])
    expect(swapped(fire, 'KeyL', 'KeyF', SETS, chosen)).toBeNull()
  })

  it('is not possible with a command without a key to give, nor with one whose keys are fixed', () => {
    expect(swapped(carry, 'KeyL', null, SETS, {})).toBeNull()
    expect([clashes(log, 'Escape'), swapped(log, 'Escape', 'KeyL', SETS, {})]).toEqual([[leave.id], null])
  })
})
