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
  it('clashes with bindings that apply at the same time', () => {
    expect([clashes(fire, 'KeyL'), clashes(log, 'KeyF'), clashes(log, 'KeyE')]).toEqual([
      ['shared/log'],
      ['sail/fire'],
      ['dig/carry'],
    ])
  })

  it('clashes neither with its own command nor with another game', () => {
    expect([clashes(log, 'KeyL'), clashes(fire, 'KeyE'), clashes(log, 'KeyQ')]).toEqual([[], [], []])
  })

  it('is free once it was given away', () => {
    expect(clashes(log, 'KeyF', { 'sail/fire': ['KeyG'] })).toEqual([])
    expect(clashes(log, 'KeyG', { 'sail/fire': ['KeyG'] })).toEqual(['sail/fire'])
  })
})

describe('a key that a game uses itself', () => {
  const look = commandTable('look', 'commands.table', { focus: { label: 'command.focus', keys: ['End', 'KeyF'] } })
  const sets: readonly CommandSet[] = [
    [sail, shared, look],
    [dig, shared, look],
  ]
  const taken = (command: typeof log, chosen: ChosenKeys = {}) =>
    takenBefore(command, sets, chosen).map(({ key, table, instead }) => `${table.name}: ${key} ${instead.id}`)

  it('is shown with the context that has it first', () => {
    expect(taken(look.commands.focus)).toEqual(['sail: KeyF sail/fire'])
    expect(taken(fire)).toEqual([])
  })

  it('is no longer shown once either has other keys', () => {
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

  it('is not saved if it is the default', () => {
    expect(withKey(log, 'KeyL', 'KeyJ', { 'shared/log': ['KeyJ'], 'sail/fire': [] })).toEqual({ 'sail/fire': [] })
  })

  it('can be taken from the commands that have it', () => {
    expect(withoutKey([log, undo], 'KeyL', {})).toEqual({ 'shared/log': [] })
  })
})

describe('swapping', () => {
  it('gives the other commands the freed key', () => {
    expect(swapped(fire, 'KeyL', 'KeyF', SETS, {})).toEqual({ 'sail/fire': ['KeyL'], 'shared/log': ['KeyF'] })
  })

  it('is impossible if the freed key would clash too', () => {
    const chosen = { 'dig/carry': ['KeyF'] }
    expect(clashes(fire, 'KeyL', chosen)).toEqual(['shared/log'])
    expect(swapped(fire, 'KeyL', 'KeyF', SETS, chosen)).toBeNull()
  })

  it('is impossible with a command that has no key to give, or whose keys are fixed', () => {
    expect(swapped(carry, 'KeyL', null, SETS, {})).toBeNull()
    expect([clashes(log, 'Escape'), swapped(log, 'Escape', 'KeyL', SETS, {})]).toEqual([[leave.id], null])
  })
})
