import { expect, it } from 'vitest'
import { commandTable } from '../commands.ts'
import { TABLE } from '../tableCommands.ts'
import { buttonsOf, type ChosenButtons } from './chosenButtons.ts'
import { withButton } from './rebinding.ts'

const GAME = commandTable('test', 'commands.table', { carry: { label: 'command.undo', keys: [], pad: ['west'] } })
const SETS = [[GAME, TABLE]]
const { carry } = GAME.commands
const { coach, undo, cancel } = TABLE.commands

const given = (chosen: ChosenButtons | null, ...commands: readonly (typeof carry)[]) =>
  commands.map((command) => buttonsOf(command, chosen ?? {}))

it('swaps the buttons of two commands that apply together', () => {
  const chosen = withButton(coach, 'west', SETS, {})
  expect(given(chosen, coach, carry)).toEqual([['west'], ['north']])
  expect(withButton(coach, 'north', SETS, chosen ?? {})).toEqual({})
})

it('gives a button to a command that had none, and takes it from the other', () => {
  expect(given(withButton(undo, 'west', SETS, {}), undo, carry)).toEqual([['west'], []])
})

it('does not take the button that leads back', () => {
  expect(withButton(coach, 'east', SETS, {})).toBeNull()
  expect(buttonsOf(cancel, {})).toEqual(['east'])
})
