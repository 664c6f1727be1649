import { describe, expect, it } from 'vitest'
import { cellsInto, StepSorter } from './steps.ts'

describe('steps sorted by their end', () => {
  it('are listed for each cell in the order in which they were added', () => {
    const steps = new StepSorter()
    steps.begin()
    for (const [from, to] of [
      [4, 1],
      [2, 3],
      [0, 1],
      [3, 3],
    ] as const)
      steps.add(from, to)
    const into = steps.sorted(5)
    expect([0, 1, 2, 3, 4].map((cell) => cellsInto(into, cell))).toEqual([[], [4, 0], [], [2, 3], []])
  })

  it('are cleared when others begin, and may be many', () => {
    const steps = new StepSorter()
    for (const count of [5000, 3]) {
      steps.begin()
      for (let i = 0; i < count; i++) steps.add(i % 7, 2)
      expect(cellsInto(steps.sorted(7), 2)).toHaveLength(count)
    }
  })
})
