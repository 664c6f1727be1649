import { fireEvent } from '@testing-library/dom'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { Command } from './commands.ts'
import { listenToKeyboard } from './devices.ts'
import { TABLE } from './tableCommands.ts'

let given: string[]

beforeEach(() => {
  given = []
  const run = ({ id }: Command) => void given.push(id)
  onTestFinished(listenToKeyboard({ tables: () => [TABLE], run }))
})

const press = (code: string, repeat = false) => fireEvent.keyDown(document.body, { code, repeat })

it('a held key keeps moving the cursor, and repeats nothing else', () => {
  press('ArrowUp')
  press('ArrowUp', true)
  press('Enter')
  press('Enter', true)
  expect(given).toEqual(['table/up', 'table/up', 'table/confirm'])
})

it('a key that answered a dialog does nothing at the table while it stays pressed', () => {
  const now = vi.spyOn(Event.prototype, 'timeStamp', 'get')
  onTestFinished(() => now.mockRestore())
  const at = (time: number) => now.mockReturnValue(time)
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.open = true
  at(1000)
  press('Enter')
  dialog.remove()
  for (const time of [1200, 1800]) {
    at(time)
    press('Enter')
  }
  press('Escape')
  expect(given).toEqual(['table/cancel'])
  at(2600)
  press('Enter')
  expect(given).toEqual(['table/cancel', 'table/confirm'])
})
