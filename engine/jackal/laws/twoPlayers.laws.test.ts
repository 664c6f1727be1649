import { describe } from 'vitest'
import { holdLaws } from './matches.node.ts'

describe('with two players, the laws', () => {
  holdLaws([
    { idleRounds: 12, players: 2 },
    { idleRounds: 15, players: 2, crews: 1 },
    { idleRounds: 12, players: 2, shipPicksUpSwimmers: false },
    { idleRounds: 40, players: 2, crews: 1 },
  ])
})
