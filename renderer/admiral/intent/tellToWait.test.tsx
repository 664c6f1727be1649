import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { parseCell } from '../../../engine/admiral/cells.ts'
import { admiralTable } from '../../testkit/admiral.ts'
import { AdmiralHud } from '../hud/AdmiralHud.tsx'
import { useIntent } from './intent.ts'
import { tellToWait } from './tellToWait.ts'

const BATTLE = { ships: { 'red-brig': 'k5 N', 'blue-line': 'p9 N' }, turn: 'blue' } as const
const cell = (name: string) => parseCell(name) ?? 0
const why = () => useIntent.getState().why

it.each([
  ['Enter', 'Enter'],
  ['Tab', 'Tab'],
  ['a digit', 'Digit3'],
  ['the end of the turn', 'KeyE'],
  ['fire', 'KeyF'],
])('%s shows that others are to move', async (_, code) => {
  const table = await admiralTable(BATTLE, { viewer: 'red', bots: ['blue'] })
  table.panel(<AdmiralHud />)
  expect(useIntent.getState().asked).toBeNull()
  fireEvent.keyDown(window, { code, key: code === 'Enter' || code === 'Tab' ? code : '' })
  expect(why()).toEqual({ cell: cell('k5'), refusal: 'not-your-turn' })
  expect(screen.getByTestId('why').textContent).toContain('It is not your turn')
})

it('shows it beside a clicked cell, until the turn comes', async () => {
  const table = await admiralTable(BATTLE, { viewer: 'red', bots: ['blue'] })
  expect(tellToWait(cell('d9'))).toBe(true)
  await table.play({ kind: 'finish', ship: 'blue-line' })
  expect(why()).toEqual({ cell: cell('d9'), refusal: 'not-your-turn' })
  await table.play({ kind: 'finish', ship: 'blue-far' })
  expect(useIntent.getState().asked?.seat).toBe('red')
  expect(why()).toBeNull()
  act(() => void tellToWait())
  expect(why()).toBeNull()
})

it('shows nothing to spectators', async () => {
  await admiralTable(BATTLE, { viewer: 'spectator', bots: ['red', 'blue'] })
  expect(tellToWait()).toBe(false)
  expect(why()).toBeNull()
})
