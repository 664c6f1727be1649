import { expect, it } from 'vitest'
import { batches, playBatch } from '../../testkit/matches/seaBattle.node.ts'

const VARIANTS = [{ shapes: 'bent' }, { touch: 'corners', shapes: 'bent', first: 'south' }]

it.each(batches())('the laws hold with bent ships in matches $first to $last', (batch) => {
  expect(playBatch(VARIANTS, batch)).toBe(batch.last - batch.first + 1)
})
