import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { JACKAL_COURSE } from '../jackal/lessons/lessons.ts'
import { useShownStore } from '../playback/shownStore.ts'
import { jackalTable } from '../testkit/jackal.ts'
import { LessonGuide } from './LessonGuide.tsx'

it('calls a step too late once a move is over, not in the middle of it, when a coin lies on no tile', async () => {
  const [lesson] = JACKAL_COURSE
  if (!lesson) throw new Error('there is a first lesson')
  const table = await jackalTable('. .', {}, { lesson: lesson.id, viewer: 'white', settings: { language: 'en' } })
  table.panel(<LessonGuide course={[{ ...lesson, next: null, missed: () => 'lesson.missed.ship' }]} />)
  const title = () => screen.getByRole('heading', { level: 2 }).textContent
  expect(title()).toBe('Too late for that')
  act(() => useShownStore.setState({ busy: true }))
  expect(title()).toBe('Step ashore')
  act(() => useShownStore.setState({ busy: false }))
  expect(title()).toBe('Too late for that')
})
