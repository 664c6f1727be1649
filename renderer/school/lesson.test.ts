import { describe, expect, it } from 'vitest'
import { doneAfter, stepBack } from './lesson.ts'

const reaches = (goal: number) => ({
  title: 'lesson.step' as never, // no text is shown here
  text: 'lesson.step' as never,
  done: ({ after }: { after: number }) => after === goal,
})
const LESSON = { steps: [reaches(1), reaches(2), reaches(3)] }
const deeds = (...reached: readonly number[]) =>
  reached.map((after, index) => ({ event: null, before: 0, after, earlier: [], next: null, move: index + 1 }))

describe('the steps of a lesson', () => {
  it('are done one after the other, each by its own deed', () => {
    expect(doneAfter(LESSON, deeds())).toEqual([])
    expect(doneAfter(LESSON, deeds(0, 1, 0, 2))).toEqual([2, 4])
    expect(doneAfter(LESSON, deeds(2, 0, 1))).toEqual([3])
  })

  it('are all done once the last one is', () => {
    expect(doneAfter(LESSON, deeds(1, 0, 3, 0))).toEqual([1, 3, 3])
  })
})

describe('a layout before it is played', () => {
  const drafted = (goal: number) => ({ ...reaches(goal), drafted: () => true })

  it('is done with the deed that plays it, and so is the step after it', () => {
    const lesson = { steps: [drafted(1), drafted(1), reaches(1), reaches(2)] }
    expect(doneAfter(lesson, deeds(0))).toEqual([])
    expect(doneAfter(lesson, deeds(0, 1))).toEqual([2, 2, 2])
    expect(doneAfter(lesson, deeds(0, 1, 2))).toEqual([2, 2, 2, 3])
  })

  it('does not do a step that asks for another deed', () => {
    expect(doneAfter({ steps: [drafted(1), reaches(2), reaches(3)] }, deeds(1, 3))).toEqual([1, 2, 2])
    expect(doneAfter({ steps: [drafted(1), reaches(2), reaches(3)] }, deeds(1, 1))).toEqual([1])
  })
})

describe('a step back', () => {
  it('leads to where the step began', () => {
    expect(stepBack([2], 5)).toBe(2)
    expect(stepBack([], 3)).toBe(0)
  })

  it('leads to the step before if nothing has been played since', () => {
    expect(stepBack([2, 4], 4)).toBe(2)
    expect(stepBack([2], 2)).toBe(0)
    expect(stepBack([], 0)).toBeNull()
  })
})
