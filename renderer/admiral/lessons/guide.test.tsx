import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { steer } from '../../../engine/testkit/sea.ts'
import { LessonGuide } from '../../school/LessonGuide.tsx'
import { PointedOut } from '../../school/PointedOut.tsx'
import { admiralTable } from '../../testkit/admiral.ts'
import type { Seating } from '../../testkit/openTable.tsx'
import { useToasts } from '../../ui/toasts/toasts.ts'
import { ADMIRAL_COURSE } from './lessons.ts'

async function match(ship: string, seating: Seating = { lesson: 'sailing' }) {
  const table = await admiralTable(
    { ships: { 'red-brig': ship, 'blue-brig': 'c3 N' }, wind: 'S fresh', round: 2 },
    seating,
  )
  const guide = (
    <>
      <LessonGuide course={ADMIRAL_COURSE} />
      <PointedOut />
    </>
  )
  return { table, user: table.panel(guide) }
}

it('goes on to the next step only after the deed of the current one', async () => {
  const { table } = await match('f3 E')
  screen.getByRole('region', { name: 'Sailing' })
  screen.getByRole('list', { name: 'Step 0 of 4' })
  await table.play(steer('red-brig'))
  screen.getByRole('heading', { name: 'Turn into the wind' })
  await table.play(steer('red-brig'))
  screen.getByRole('list', { name: 'Step 1 of 4' })
})

it('praises the pupil at the buoy, and leaves no save behind', async () => {
  const { table, user } = await match('j7 E')
  await table.play(steer('red-brig'))
  screen.getByRole('heading', { name: 'Well done!' })
  screen.getByText(/^Every cell and every turn costs points/)
  screen.getByRole('button', { name: 'Next: Gunnery' })
  await user.click(screen.getByRole('button', { name: 'To the lessons' }))
  expect(table.host.asked('saves:remove')).toEqual([{ id: 'admiral-1' }])
})

it('says what to try if the match ended before the lesson', async () => {
  const { table } = await match('f3 E', { lesson: 'skirmish' })
  await act(async () => table.loseOnTime('red'))
  screen.getByRole('heading', { name: 'Not this time' })
  screen.getByText(/^The battle is lost, the lesson is not/)
  screen.getByRole('button', { name: 'Start over' })
})

it('says why a step has become impossible, and takes back the moves', async () => {
  const { table, user } = await match('d5 E', { lesson: 'weather' })
  await table.play(steer('red-brig'))
  screen.getByRole('heading', { name: 'Too late for that' })
  screen.getByText(/^The calm is over/)
  await user.click(screen.getByRole('button', { name: 'Back a step' }))
  expect(table.host.asked('match:rewind')).toEqual([{ id: 'admiral-1', moves: 0 }])
})

it.each([
  [{ kind: 'finish', ship: 'red-brig' }, [expect.stringMatching(/^The ship did nothing this turn/)]],
  [steer('red-brig'), []],
] as const)('reports only a deed that is off the point: %j', async (move, notices) => {
  useToasts.setState({ toasts: [] })
  const { table } = await match('f3 E')
  await table.play(move)
  expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(notices)
})

it('appears only in lessons, not in other matches', async () => {
  await match('l7 N', {})
  expect(screen.queryByRole('region')).toBeNull()
})

it('goes back a step, and begins again', async () => {
  const { table, user } = await match('f3 E')
  const back = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Back a step' })
  expect(back().disabled).toBe(true)
  await table.play(steer('red-brig'))
  await table.play(steer('red-brig'))
  await user.click(back())
  expect(table.host.asked('match:rewind')).toEqual([{ id: 'admiral-1', moves: 1 }])
  await user.click(screen.getByRole('button', { name: 'Start over' }))
  expect(table.host.asked('saves:remove')).toEqual([{ id: 'admiral-1' }])
})
