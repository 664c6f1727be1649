import { describe, expect, it } from 'vitest'
import { AdmiralPupil } from '../../testkit/admiralPupil.ts'
import { ADMIRAL_COURSE } from './lessons.ts'
import { WAYS } from './ways.ts'

const TAKEN = ADMIRAL_COURSE.flatMap((lesson) =>
  (['keys', 'mouse'] as const).map((hands) => ({ id: lesson.id, hands, lesson, way: WAYS[lesson.id] ?? [] })),
)

describe('the way through each lesson', () => {
  it.each(TAKEN)(
    '$id by $hands: each step waits for its deed, and the last one passes it',
    ({ lesson, hands, way }) => {
      const pupil = new AdmiralPupil(lesson, hands)
      const done = way.map((order) => {
        pupil.order(order)
        return pupil.match.done.length
      })
      expect(done).toEqual(way.map((order) => order.done))
      expect(done.at(-1)).toBe(lesson.steps.length)
    },
  )
})
