import { act, cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ADMIRAL_COURSE } from '../admiral/lessons/lessons.ts'
import { useSession } from '../host/session.ts'
import { JACKAL_COURSE } from '../jackal/lessons/lessons.ts'
import { pageTable } from '../playback/pageTable.ts'
import { admiralTable } from '../testkit/admiral.ts'
import { jackalTable } from '../testkit/jackal.ts'
import { LessonGuide } from './LessonGuide.tsx'

it('calls a step too late once a move is over, not in the middle of it, when a coin lies on no tile', async () => {
  const [lesson] = JACKAL_COURSE
  if (!lesson) throw new Error('there is a first lesson')
  const table = await jackalTable('. .', {}, { lesson: lesson.id, viewer: 'white', settings: { language: 'en' } })
  table.panel(<LessonGuide course={[{ ...lesson, next: null, missed: () => 'lesson.missed.ship' }]} />)
  const title = () => screen.getByRole('heading', { level: 2 }).textContent
  expect(title()).toBe('Too late for that')
  act(() => pageTable.shown.setState({ busy: true }))
  expect(title()).toBe('Step ashore')
  act(() => pageTable.shown.setState({ busy: false }))
  expect(title()).toBe('Too late for that')
})

it('marks a step as done while the table still shows its deed, and shows the next step after that', async () => {
  const [lesson] = JACKAL_COURSE
  if (!lesson) throw new Error('there is a first lesson')
  const doneAfter: typeof lesson.doneAfter = (_start, steps) => steps.map((_, index) => index + 1)
  const table = await jackalTable('. .', {}, { lesson: lesson.id, viewer: 'white', settings: { language: 'en' } })
  table.panel(<LessonGuide course={[{ ...lesson, next: null, missed: () => null, doneAfter }]} />)
  const marks = () => screen.getAllByRole('listitem').map(({ className }) => className)
  const title = () => screen.getByRole('heading', { level: 2 }).textContent
  const step = { by: 'white', events: [] }
  expect(marks().slice(0, 2)).toEqual(['is-next', ''])
  act(() => useSession.setState({ coming: [step] }))
  expect(marks().slice(0, 2)).toEqual(['is-done', ''])
  expect(title()).toBe('Step ashore')
  act(() => useSession.setState({ coming: [], steps: [step] }))
  expect(marks().slice(0, 2)).toEqual(['is-done', 'is-next'])
  expect(title()).toBe('Turn a tile over')
})

it('describes on the 3D table what the flat one does not have', async () => {
  const [lesson] = ADMIRAL_COURSE
  if (!lesson) throw new Error('there is a first lesson')
  const table = await admiralTable(
    { ships: { 'red-brig': 'f3 E' } },
    { lesson: lesson.id, settings: { language: 'en' } },
  )
  const course = [{ ...lesson, missed: () => null }]
  const told = (isFlat: boolean) => {
    table.panel(<LessonGuide course={course} isFlat={isFlat} />)
    const { textContent } = screen.getByText(/The brig is chosen/)
    cleanup()
    return textContent
  }
  expect(told(false)).toContain('Its tag shows B for brig')
  expect(told(true)).not.toContain('tag')
})
