import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { parsePosition } from '../../../engine/admiral/position.ts'
import { openStream } from '../../../engine/kernel/rng.ts'
import { PuzzleGuide } from '../../school/PuzzleGuide.tsx'
import { admiralTableFrom } from '../../testkit/admiral.ts'
import { ADMIRAL_PUZZLES } from './played.ts'
import { PUZZLES } from './puzzles.ts'

async function begun(name: string) {
  const lesson = `puzzle-${name}`
  const position = PUZZLES.find(({ id }) => id === lesson)?.position
  const state = parsePosition(position, openStream(1, 'deal'))
  if (!state.ok) throw new Error(state.problem.what)
  const table = await admiralTableFrom(state.value, { viewer: 'red', bots: ['blue'], lesson })
  return { table, user: table.panel(<PuzzleGuide puzzles={ADMIRAL_PUZZLES} />) }
}

const fire = (shots: number) => ({ kind: 'fire', ship: 'red-line', target: 'blue-galleon', shots, aim: 'hull' })
const sail = (turn: string) => ({ kind: 'steer', ship: 'red-brig', turn })
const dice = () => screen.getByRole('img', { name: /dice/ }).getAttribute('aria-label')

it('shows the remaining dice, and praises a solver who sinks the ship with them', async () => {
  const { table } = await begun('salvo')
  expect(dice()).toBe('The next dice: 2, 3, 4, 2')
  screen.getByText('1 turn left')
  await table.play(fire(1))
  expect(dice()).toBe('The next dice: 3, 4, 2')
  await table.play(fire(2))
  screen.getByRole('heading', { name: 'Solved!' })
  expect(table.host.asked('settings:change')).toEqual([{ stars: { 'puzzle-salvo': 3 } }])
})

it('says that time is up once the turn is over, and goes back to the last move of the solver', async () => {
  const { table, user } = await begun('salvo')
  await table.play(fire(3))
  await table.play({ kind: 'finish', ship: 'red-line' })
  await table.play({ kind: 'finish', ship: 'blue-galleon' }, 'blue')
  screen.getByRole('heading', { name: 'Out of time' })
  await user.click(screen.getByRole('button', { name: 'Back a move' }))
  expect(table.host.asked('match:rewind')).toEqual([{ id: 'admiral-1', moves: 1 }])
})

it('counts whole turns, not the manoeuvres in them', async () => {
  const { table } = await begun('windward')
  await table.play(sail('none'))
  screen.getByText('3 turns left')
  await table.play(sail('left'))
  screen.getByText('2 turns left')
  for (const turn of ['left', 'none']) await table.play(sail(turn))
  screen.getByRole('heading', { name: 'Solved!' })
})

it('reports at once that the goal is out of reach', async () => {
  const { table } = await begun('past')
  expect(screen.queryByRole('img', { name: /dice/ })).toBeNull()
  await table.play(sail('right'))
  screen.getByText('2 turns left')
  for (const turn of ['none', 'none']) await table.play(sail(turn))
  screen.getByRole('heading', { name: 'Not this way' })
})
