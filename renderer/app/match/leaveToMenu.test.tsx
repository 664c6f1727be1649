import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { JACKAL_COURSE } from '../../jackal/lessons/lessons.ts'
import { LessonGuide } from '../../school/LessonGuide.tsx'
import { jackalTable } from '../../testkit/jackal.ts'
import { leaveToMenu } from './leaveToMenu.ts'

/** Leaves the first lesson of Jackal for the menu with so many of its five steps done. */
async function leftWith(done: number) {
  const table = await jackalTable('. .', {}, { lesson: 'ashore', viewer: 'white' })
  const course = JACKAL_COURSE.map((lesson) => ({ ...lesson, doneAfter: () => Array.from({ length: done }, () => 1) }))
  table.panel(<LessonGuide course={course} />)
  await act(leaveToMenu)
  return table.host.asked('saves:remove')
}

it('a passed lesson leaves no save to be continued', async () => {
  expect(await leftWith(5)).toEqual([{ id: 'jackal-1' }])
})

it('one that is not passed does', async () => {
  expect(await leftWith(4)).toEqual([])
})
