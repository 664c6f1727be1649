import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cellNamed } from '../../../gallery/jackalBoard.ts'
import { jackalTable } from '../../../testkit/jackal.ts'
import { useIntent } from '../../intent/intent.ts'
import { OddsTip } from './OddsTip.tsx'

const point = (cell: string) => act(() => useIntent.getState().hoverCell(cellNamed(cell)))
const tip = () => screen.queryByTestId('odds-tip')?.textContent ?? null

it('tells the odds at the closed tile under the pointer, only where the chosen one may go', async () => {
  const table = await jackalTable('. ?empty', { pieces: { 'white-1': 'e5' } }, { viewer: 'white' })
  table.panel(<OddsTip />)
  expect(tip()).toBeNull()
  point('f5')
  expect(tip()).toMatch(/^gold \d+% · trap or rum \d+% · cannibal \d+%$/)
  point('e5')
  expect(tip()).toBeNull()
  point('k5')
  expect(tip()).toBeNull()
})

it('gives way to the reason why a cell cannot be chosen', async () => {
  const table = await jackalTable('. ?empty', { pieces: { 'white-1': 'e5' } }, { viewer: 'white' })
  table.panel(<OddsTip />)
  point('f5')
  act(() => useIntent.getState().clickCell(cellNamed('g7')))
  expect(tip()).toBeNull()
})
