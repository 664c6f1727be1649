import { expect, it } from 'vitest'
import { batches, playBatch } from '../../testkit/matches/jackal.node.ts'

const VARIANTS = [
  { idleRounds: 12, players: 3 },
  { idleRounds: 12, players: 3, endWhenDecided: true },
  { idleRounds: 16, players: 3 },
  { idleRounds: 12, players: 3, lifeboat: true },
]

it.each(batches())('the laws hold with three players in matches $first to $last', (batch) => {
  expect(playBatch(VARIANTS, batch)).toBe(batch.last - batch.first + 1)
})
