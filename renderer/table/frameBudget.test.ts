import { expect, it } from 'vitest'
import { overBudget } from './frameBudget.ts'

it.each([
  ['low', { drawCalls: 80, triangles: 80_000 }, []],
  ['low', { drawCalls: 81, triangles: 80_000 }, ['81 drawCalls, 80 allowed']],
  ['low', { drawCalls: 80, triangles: 80_001 }, ['80001 triangles, 80000 allowed']],
  ['medium', { drawCalls: 150, triangles: 200_000 }, []],
  [
    'medium',
    { drawCalls: 151, triangles: 200_001 },
    ['151 drawCalls, 150 allowed', '200001 triangles, 200000 allowed'],
  ],
  ['high', { drawCalls: 300, triangles: 600_000 }, []],
  ['high', { drawCalls: 301, triangles: 600_000 }, ['301 drawCalls, 300 allowed']],
] as const)('on %s, of %j', (tier, work, excess) => {
  expect(overBudget(work, tier)).toEqual(excess)
})
