import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LessonGuide } from '../../school/LessonGuide.tsx'
import { seaBattleTable } from '../../testkit/seaBattle.ts'
import { layAtRandom, putToSea } from '../placement/fleetOrders.ts'
import { usePlacement } from '../placement/placementStore.ts'
import { SEA_BATTLE_COURSE } from './lessons.ts'

async function fleetLesson() {
  const table = await seaBattleTable(
    { south: null, options: { first: 'south' } },
    { lesson: 'fleet', viewer: 'south', bots: ['north'], settings: { language: 'en' } },
  )
  return { table, user: table.panel(<LessonGuide course={SEA_BATTLE_COURSE} />) }
}

const step = () => screen.getByRole('heading').textContent
const placement = () => usePlacement.getState()

/** Lays the ship in hand, or the next from the harbour, at a square. */
async function lay(east: number, south: number, upright = false): Promise<void> {
  await act(async () => {
    const { next, step: moveBy, turn, confirm } = placement()
    next()
    const [fromEast, fromSouth] = placement().held?.at ?? [0, 0]
    moveBy(east - fromEast, south - fromSouth)
    if (upright) turn(1)
    confirm()
  })
}

it('counts the laid ships, one step after the other, by keys', async () => {
  const { table } = await fleetLesson()
  expect(step()).toBe('The longest first')
  await lay(3, 1)
  expect(step()).toBe('Turn a ship')
  await lay(3, 3)
  expect(step()).toBe('Turn a ship')
  await lay(8, 3, true)
  expect(step()).toBe('Water between them')
  await lay(1, 5)
  await lay(1, 7)
  expect(step()).toBe('The whole fleet')
  await act(async () => layAtRandom())
  expect(step()).toBe('To battle!')
  await act(async () => putToSea())
  expect(step()).toBe('Your first shot')
  expect(table.view.fleets.south).not.toBeNull()
})

it('goes back to the empty sea, and keeps a done step while ships are taken up again', async () => {
  const { user } = await fleetLesson()
  await lay(3, 1)
  await lay(8, 3, true)
  await act(async () => placement().putBack(0))
  expect(step()).toBe('Water between them')
  await user.click(screen.getByRole('button', { name: 'Back a step' }))
  expect(step()).toBe('The longest first')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Back a step' }).disabled).toBe(true)
})
