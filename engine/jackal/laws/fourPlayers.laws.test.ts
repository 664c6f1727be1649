import { describe } from 'vitest'
import { holdLaws } from './matches.node.ts'

describe('with four players, the laws', () => {
  holdLaws([
    { idleRounds: 12 },
    { idleRounds: 12, shipPicksUpSwimmers: false },
    { idleRounds: 12, endWhenDecided: true },
    { idleRounds: 30 },
  ])
})
