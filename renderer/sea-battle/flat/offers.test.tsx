import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openStream } from '../../../engine/kernel/rng.ts'
import { printCell } from '../../../engine/sea-battle/cells.ts'
import { legalMoves } from '../../../engine/sea-battle/moves.ts'
import { parsePosition } from '../../../engine/sea-battle/position.ts'
import { seaBattleTable, seaBattleTableFrom } from '../../testkit/seaBattle.ts'
import { useAim } from '../intent/aim.ts'
import { PUZZLES } from '../puzzles/puzzles.ts'
import { SeaTable } from './SeaTable.tsx'

const EN = { settings: { language: 'en' } } as const

// not by role: that is slow over a hundred cells at each move
const openCells = () =>
  [...screen.getByTestId('flat-board').querySelectorAll<HTMLElement>('[role=gridcell][aria-disabled=false]')].map(
    ({ dataset }) => Number(dataset.index),
  )

/** The numbers of all cells in a fixed, scattered order. */
const SCATTERED = Array.from({ length: 100 }, (_, i) => (i * 37 + 11) % 100)

it('offers with both tables exactly the allowed cells, move by move', async () => {
  const table = await seaBattleTable({}, { ...EN, viewer: 'north', bots: ['south'] })
  table.panel(<SeaTable />)
  let asked = 0
  for (const at of SCATTERED.slice(0, 40)) {
    const { turn, result, shots } = table.view
    if (result) break
    const legal = legalMoves(table.view, 'north').flatMap((move) => (move.kind === 'fire' ? [move.at] : []))
    expect(openCells()).toEqual(legal)
    expect([...useAim.getState().open]).toEqual(legal)
    if (legal.length > 0) asked++
    if (shots[turn].every((shot) => shot.at !== at)) await table.play({ kind: 'fire', at: printCell(at) })
  }
  expect(asked).toBeGreaterThan(10)
})

it('shows in a puzzle neither an own sea without ships nor the number of earlier shots', async () => {
  const puzzle = PUZZLES.find(({ id }) => id === 'puzzle-line')
  const state = parsePosition(puzzle?.position, openStream(1, 'deal'))
  if (!state.ok) throw new Error(state.problem.what)
  const table = await seaBattleTableFrom(state.value, {
    ...EN,
    viewer: 'south',
    bots: ['north'],
    lesson: 'puzzle-line',
  })
  table.panel(<SeaTable />)
  expect(screen.getByTestId('flat-turn').textContent).toBe('Your shot')
  expect(screen.queryByText('Your sea')).toBeNull()
})

it('offers choices only to the seat’s own viewer', async () => {
  const table = await seaBattleTable({}, { ...EN, viewer: 'spectator' })
  table.panel(<SeaTable />)
  expect(openCells()).toEqual([])
  expect(screen.queryByTestId('flat-main')).toBeNull()
})

it('aims by touch and fires only with the brass button, at the cell that it names', async () => {
  const table = await seaBattleTable({}, { ...EN, viewer: 'north', bots: ['south'] })
  const user = table.panel(<SeaTable />)
  expect(screen.getByTestId<HTMLButtonElement>('flat-main').disabled).toBe(true)
  await act(async () => screen.getByRole('gridcell', { name: /^E4\./ }).click())
  expect(table.host.asked('match:play')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Fire at E4' }))
  expect(table.host.asked('match:play').map(({ move }) => move)).toEqual([{ kind: 'fire', at: 34 }])
})

it('shows why a cell cannot be fired at again', async () => {
  const table = await seaBattleTable({}, { ...EN, viewer: 'north', bots: ['south'] })
  const user = table.panel(<SeaTable />)
  await table.play({ kind: 'fire', at: 'a10' })
  await user.click(screen.getByRole('gridcell', { name: /^A10\./ }))
  expect(screen.getByTestId('flat-dock').textContent).toMatch(/already/)
  expect(screen.getByTestId<HTMLButtonElement>('flat-main').disabled).toBe(true)
})

it('is played with the keyboard alone', async () => {
  const table = await seaBattleTable({}, { ...EN, viewer: 'north', bots: ['south'] })
  const user = table.panel(<SeaTable />)
  await act(async () => screen.getByRole('gridcell', { name: /^A1\./ }).focus())
  await user.keyboard('{ArrowRight}{ArrowDown}{End}')
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^J2\./)
  await user.keyboard('{Enter}')
  expect(table.host.asked('match:play').map(({ move }) => move)).toEqual([{ kind: 'fire', at: 19 }])
})

it('asks to wait for a touched or confirmed cell while the other player is to fire, until the turn comes', async () => {
  const table = await seaBattleTable({ turn: 'south' }, { ...EN, viewer: 'north', bots: ['south'] })
  const user = table.panel(<SeaTable />)
  const dock = () => screen.getByTestId('flat-dock').textContent
  expect(dock()).not.toMatch(/not your turn/)
  await user.click(screen.getByRole('gridcell', { name: /^E4\./ }))
  expect(dock()).toMatch(/not your turn/)
  await act(async () => useAim.setState({ refused: null }))
  act(() => screen.getByRole('gridcell', { name: /^E4\./ }).focus())
  await user.keyboard('{Enter}')
  expect(dock()).toMatch(/not your turn/)
})
