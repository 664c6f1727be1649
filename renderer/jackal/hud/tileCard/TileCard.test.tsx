import { act, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cellNamed } from '../../../testkit/boards/jackalBoard.ts'
import { jackalTable } from '../../../testkit/jackal.ts'
import { useIntent } from '../../intent/intent.ts'
import { useSideSeen } from '../../table/sideSeen.ts'
import { TileCard } from './TileCard.tsx'

const hover = (cell: string | null) => act(() => useIntent.getState().hoverCell(cell === null ? null : cellNamed(cell)))
const card = () => screen.getByRole('region', { name: 'Tile at the cursor' })
const title = () => within(card()).getByRole('heading').textContent

async function shown(drawing: string, pieces: Readonly<Record<string, string>> = { 'white-1': 'e5' }) {
  const table = await jackalTable(drawing, { pieces })
  table.panel((view) => <TileCard view={view} />)
  return table
}

const lines = () => [...card().querySelectorAll('.tile-lines > span')].map((line) => line.textContent)

it('is about the cell under the pointer, else about the chosen one, else it is absent', async () => {
  await shown('. ?rum')
  expect([title(), lines()]).toEqual(['Open ground e5', ['A safe place to rest.']])
  hover('f5')
  expect(title()).toBe('Closed tile f5')
  expect(card().textContent).toContain('What may lie there: gold ')
  expect(card().querySelector('.odds-bar [data-fortune="gold"]')).not.toBeNull()
  hover(null)
  act(() => useIntent.setState({ selected: null }))
  expect(screen.queryByRole('region')).toBeNull()
})

it('names the things and pieces there, and turns with the tile', async () => {
  const table = await shown('. ?chest-3', { 'white-1': 'e5', 'white-2': 'g1' })
  hover('f5')
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  expect(title()).toBe('Chest: 3\u00a0coins f5')
  expect(lines()).toEqual(['White pirate', 'A man carries one coin at a time.'])
})

it('follows the keyboard while the pointer is away', async () => {
  await shown('. .')
  act(() => useIntent.getState().moveCursor(1, 0))
  const { cursor } = useIntent.getState()
  hover('a1')
  expect(title()).toBe('Open sea a1')
  hover(null)
  expect(cursor).not.toBeNull()
  expect(title()).not.toContain('a1')
})

it('turns its arrow with the camera, and no picture without a direction', async () => {
  const turnOf = () => card().querySelector<HTMLElement>('.tile-face')?.style.rotate
  await shown('arrow-1 fort')
  const turns = (cell: string) => {
    hover(cell)
    return ([0, 1, 2, 3] as const).map((side) => {
      act(() => useSideSeen.setState(side, true))
      return turnOf()
    })
  }
  expect(turns('e5')).toEqual(['0deg', '90deg', '180deg', '270deg'])
  expect(new Set(turns('f5'))).toEqual(new Set(['0deg']))
  act(() => useSideSeen.setState(0, true))
})
