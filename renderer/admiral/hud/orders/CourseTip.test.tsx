import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { parseCell } from '../../../../engine/admiral/cells.ts'
import { admiralTable } from '../../../testkit/admiral.ts'
import { useIntent } from '../../intent/intent.ts'
import { Orders } from './Orders.tsx'

const at = (name: string) => parseCell(name) ?? 0
const point = (name: string | null) => act(() => useIntent.getState().hoverCell(name === null ? null : at(name)))
const tip = () => screen.queryByTestId('course-tip')?.textContent ?? null

it('tells of the cell under the pointer what the course costs and leads to', async () => {
  const table = await admiralTable({ ships: { 'red-brig': 'k5 N', 'blue-line': 'n9 N', 'blue-frigate': 'h7 N' } })
  table.panel(<Orders />)
  expect(tip()).toBeNull()
  point('k6')
  expect(tip()).toBe('k6: 4 of 5 points left2 enemies can still come and fire')
  point('k7')
  expect(tip()).toContain('1 enemy can fire at her there · 1 target from there')
  point('k9')
  expect(tip()).toContain('k9: 1 of 5 points leftMay be fired at on the way · 1 enemy can fire at her there')
  expect(screen.getByTestId('course-tip').querySelector('.is-grave')).not.toBeNull()
  point('k6')
  expect(screen.getByTestId('course-tip').querySelector('.is-grave')).toBeNull()
  point('a9')
  expect(tip()).toBeNull()
})

it('says that the move ends where an enemy bars the way on', async () => {
  const table = await admiralTable({ ships: { 'red-brig': 'k5 N', 'blue-line': ['k8 N', { shotsLeft: 0 }] } })
  table.panel(<Orders />)
  point('k7')
  expect(tip()).toContain('k7: the way on is blocked, her move ends there')
})

it('gives way to the panel of the course that is planned', async () => {
  const table = await admiralTable({ ships: { 'red-brig': 'k5 N' } })
  table.panel(<Orders />)
  point('k7')
  expect(tip()).not.toBeNull()
  act(() => useIntent.getState().clickCell(at('k7')))
  expect(tip()).toBeNull()
  expect(screen.getByRole('region', { name: 'Course to k7' })).not.toBeNull()
})
