import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { ADMIRAL_COURSE } from '../admiral/lessons/lessons.ts'
import { JACKAL_COURSE } from '../jackal/lessons/lessons.ts'
import { SEA_BATTLE_COURSE } from '../sea-battle/lessons/lessons.ts'
import { jackalTable } from '../testkit/jackal.ts'
import { useScreen } from '../ui/screens.ts'
import type { GuidedLesson } from './course.ts'
import { LessonGuide } from './LessonGuide.tsx'

const COURSES = { jackal: JACKAL_COURSE, admiral: ADMIRAL_COURSE, 'sea-battle': SEA_BATTLE_COURSE }
const EACH = Object.entries(COURSES)

/** Renders the guide of a passed lesson; the table under it does not matter. */
async function passed(course: readonly GuidedLesson[], index: number, stars: Readonly<Record<string, number>> = {}) {
  const lesson = course.at(index)
  if (!lesson) throw new Error('there is such a lesson')
  const settings = { language: 'en', stars } as const
  const table = await jackalTable('. .', {}, { lesson: lesson.id, viewer: 'white', settings })
  const done = lesson.steps.map(() => 1)
  const user = table.panel(<LessonGuide course={[{ ...lesson, next: lesson.next, doneAfter: () => done }]} />)
  return { table, user, lesson }
}

beforeEach(() => useScreen.getState().go({ name: 'match' }))

it('saves that a lesson was passed', async () => {
  const { table } = await passed(JACKAL_COURSE, 0)
  expect(table.host.asked('settings:change')).toEqual([{ lessonsPassed: ['ashore'] }])
})

it('leads from the first lesson of Jackal straight into a first match, and to the next lesson as well', async () => {
  const { table, user } = await passed(JACKAL_COURSE, 0)
  const [first] = screen.getAllByRole('button').filter((one) => one.classList.contains('is-main'))
  expect(first?.textContent).toBe('First easy match')
  screen.getByTestId('lesson-next')
  await user.click(screen.getByTestId('lesson-first-match'))
  expect(table.host.asked('match:create')).toMatchObject([{ game: 'jackal' }])
})

describe.each(EACH)('after a lesson of %s', (game, course) => {
  it('goes on with the next one, as long as there is one', async () => {
    await passed(course, 0)
    expect(screen.getByTestId('lesson-next').textContent).toContain('Next: ')
    expect(screen.queryByTestId('lesson-first-match') !== null).toBe(course[0]?.isEnough)
  })

  it('offers a first match from the second lesson on', async () => {
    const { table, user } = await passed(course, 1)
    await user.click(screen.getByRole('button', { name: 'First easy match' }))
    expect(table.host.asked('match:create')).toMatchObject([{ game }])
  })

  it('offers only a first match against easy bots after the last lesson', async () => {
    const { table, user } = await passed(course, -1)
    expect(screen.queryByTestId('lesson-next')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'First easy match' }))
    const [setup] = table.host.asked('match:create')
    expect([setup?.game, setup?.lesson]).toEqual([game, undefined])
    const players = Object.values(setup?.seats ?? {}).map(({ player }) =>
      player.kind === 'bot' ? player.level : 'you',
    )
    expect(players.filter((one) => one !== 'easy')).toEqual(['you'])
  })

  it('offers the puzzles after the last lesson, from the first unsolved one', async () => {
    const [first, second] = course[0]?.followUp.puzzles ?? []
    const { user } = await passed(course, -1, { [first?.id ?? '']: 2 })
    await user.click(screen.getByRole('button', { name: 'To the puzzles' }))
    expect(useScreen.getState().screen).toEqual({ name: 'lessons', at: second?.id })
  })
})
