import { fireEvent } from '@testing-library/dom'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { handled } from '../testkit/handled.ts'
import { openContext } from './contexts.ts'
import { TABLE } from './tableCommands.ts'

let given: string[]

beforeEach(() => {
  given = []
  onTestFinished(openContext({ kind: 'table', tables: [handled(TABLE, (name) => given.push(name))] }))
})

const press = (code: string, repeat = false) => fireEvent.keyDown(document.body, { code, repeat })

it('a held key keeps moving the cursor, and repeats nothing else', () => {
  press('ArrowUp')
  press('ArrowUp', true)
  press('Enter')
  press('Enter', true)
  expect(given).toEqual(['up', 'up', 'confirm'])
})

it('a key that answered a dialog does nothing at the table while it stays pressed', () => {
  const now = vi.spyOn(Event.prototype, 'timeStamp', 'get')
  onTestFinished(() => now.mockRestore())
  const at = (time: number) => now.mockReturnValue(time)
  const closeDialog = openContext({ kind: 'dialog', tables: [] })
  at(1000)
  press('Enter')
  closeDialog()
  for (const time of [1200, 1800]) {
    at(time)
    press('Enter')
  }
  press('Escape')
  expect(given).toEqual(['cancel'])
  at(2600)
  press('Enter')
  expect(given).toEqual(['cancel', 'confirm'])
})
