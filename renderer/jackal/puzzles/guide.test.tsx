import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { parsePosition } from '../../../engine/jackal/position.ts'
import { openStream } from '../../../engine/kernel/rng.ts'
import { PuzzleGuide } from '../../school/PuzzleGuide.tsx'
import { jackalTableFrom } from '../../testkit/jackal.ts'
import { JACKAL_PUZZLES, PUZZLES } from './puzzles.ts'

async function begun(lesson = 'puzzle-carry') {
  const state = parsePosition(PUZZLES[0]?.position, openStream(1, 'deal'))
  if (!state.ok) throw new Error(state.problem.what)
  const table = await jackalTableFrom(state.value, { viewer: 'white', lesson })
  return { table, user: table.panel(<PuzzleGuide puzzles={JACKAL_PUZZLES} />) }
}

const going = (to: string, carry?: 'coin') => ({ kind: 'go', piece: 'white-1', to, ...(carry && { carry }) })

it('counts the moves, praises the solver, and leaves no save behind', async () => {
  const { table, user } = await begun()
  screen.getByText('Bring the coin home in three moves.')
  screen.getByText('3 moves left')
  await table.play(going('f3', 'coin'))
  await table.play(going('e2', 'coin'))
  screen.getByText('1 move left')
  await table.play(going('d1', 'coin'))
  screen.getByRole('heading', { name: 'Solved!' })
  screen.getByRole('button', { name: 'Next: Up and away' })
  screen.getByRole('img', { name: '3 stars of 3' })
  expect(table.host.asked('settings:change')).toEqual([{ stars: { 'puzzle-carry': 3 } }])
  await user.click(screen.getByRole('button', { name: 'To the puzzles' }))
  expect(table.host.asked('saves:remove')).toEqual([{ id: 'jackal-1' }])
})

it('says when the moves are used up, and goes back a move or to the beginning', async () => {
  const { table, user } = await begun()
  for (const cell of ['e3', 'e2', 'd1']) await table.play(going(cell))
  screen.getByRole('heading', { name: 'Out of moves' })
  await user.click(screen.getByRole('button', { name: 'Back a move' }))
  await user.click(screen.getByRole('button', { name: 'Start over' }))
  expect(table.host.asked('match:rewind')).toEqual([
    { id: 'jackal-1', moves: 2 },
    { id: 'jackal-1', moves: 0 },
  ])
})

it('hints in two steps, each on request', async () => {
  const { user } = await begun()
  expect(screen.queryByText(/^Count the tiles/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'A hint' }))
  screen.getByText(/^Count the tiles/)
  expect(screen.queryByText(/^Take the coin along/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'A second hint' }))
  screen.getByText(/^Take the coin along/)
  expect(screen.queryByRole('button', { name: /hint/ })).toBeNull()
})

it('takes a star for each hint, and keeps the best result', async () => {
  const { table, user } = await begun()
  await user.click(screen.getByRole('button', { name: 'A hint' }))
  for (const cell of ['f3', 'e2', 'd1']) await table.play(going(cell, 'coin'))
  screen.getByRole('img', { name: '2 stars of 3' })
  expect(table.host.asked('settings:change')).toEqual([{ stars: { 'puzzle-carry': 2 } }])
})

it('shows no guide in a match that is not a puzzle', async () => {
  await begun('ashore')
  expect(screen.queryByRole('region')).toBeNull()
})
