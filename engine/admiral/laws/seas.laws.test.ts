import { expect, it } from 'vitest'
import { batches, playSeas } from '../../testkit/matches/admiral.node.ts'

const VARIANTS = [
  { scenario: 'custom' },
  { scenario: 'custom', rememberCaptains: true },
  { scenario: 'custom', players: 3 },
  { scenario: 'treasure', autoReply: { blue: 'hull' } },
  { scenario: 'custom', autoReply: 'sails' },
  {
    scenario: 'custom',
    players: 4,
    alliances: [
      ['red', 'blue'],
      ['green', 'gold'],
    ],
  },
]

it.each(batches())('the laws hold in crowded seas $first to $last', (batch) => {
  expect(playSeas(VARIANTS, batch)).toBeGreaterThan(0)
})
