import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { steer } from '../../../engine/testkit/sea.ts'
import { admiralTable } from '../../testkit/admiral.ts'
import type { Seating } from '../../testkit/openTable.tsx'
import { LessonGuide } from './LessonGuide.tsx'

async function match(ship: string, seating: Seating = { lesson: 'sailing' }) {
  const table = await admiralTable(
    { ships: { 'red-brig': ship, 'blue-brig': 'c3 N' }, wind: 'S fresh', round: 2 },
    seating,
  )
  return { table, user: table.panel((view) => <LessonGuide view={view} />) }
}

it('leads from step to step as they are done', async () => {
  const { table } = await match('j7 E')
  screen.getByRole('region', { name: 'Sailing' })
  screen.getByRole('list', { name: 'Step 3 of 4' })
  await table.play(steer('red-brig'))
  screen.getByRole('heading', { name: 'Well done!' })
  screen.getByRole('list', { name: 'Step 4 of 4' })
})

it('praises the pupil at the buoy, and leaves no save behind', async () => {
  const { table, user } = await match('l7 N')
  screen.getByRole('heading', { name: 'Well done!' })
  screen.getByRole('button', { name: 'Next: Gunnery' })
  await user.click(screen.getByRole('button', { name: 'To the lessons' }))
  expect(table.host.asked('saves:remove')).toEqual([{ id: 'admiral-1' }])
})

it('guides nobody through a match that is no lesson', async () => {
  await match('l7 N', {})
  expect(screen.queryByRole('region')).toBeNull()
})
