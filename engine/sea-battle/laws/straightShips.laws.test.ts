import { expect, it } from 'vitest'
import { batches, playBatch } from '../../testkit/matches/seaBattle.node.ts'

const VARIANTS = [{}, { touch: 'corners' }, { first: 'north', autoMark: false }]

it.each(batches())('the laws hold with straight ships in matches $first to $last', (batch) => {
  expect(playBatch(VARIANTS, batch)).toBe(batch.last - batch.first + 1)
})
