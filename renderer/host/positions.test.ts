import { expect, it } from 'vitest'
import { positionsBy } from './positions.ts'

type Tally = { readonly gold: number }

const isTally = (start: unknown): start is Tally => typeof start === 'object' && start !== null && 'gold' in start
const positionsOf = positionsBy(isTally, (view, events) => ({ gold: view.gold + events.length }))

const step = (events: number) => ({ events: Array.from({ length: events }, () => ({ kind: 'found' })) })

it('has the view before the first move and after each', () => {
  const recording = { start: { gold: 1 }, steps: [step(2), step(0), step(1)] }
  expect(positionsOf(recording).map(({ gold }) => gold)).toEqual([1, 3, 3, 4])
})

it('is empty for a recording of another game', () => {
  expect(positionsOf({ start: { ships: [] }, steps: [step(1)] })).toEqual([])
})
