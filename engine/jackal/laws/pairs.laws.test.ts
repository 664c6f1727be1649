import { describe } from 'vitest'
import { holdLaws } from './matches.node.ts'

describe('with pairs, the laws', () => {
  holdLaws([
    { idleRounds: 12, alliances: 'pairs' },
    { idleRounds: 12, alliances: 'pairs', shipPicksUpSwimmers: false },
    { idleRounds: 25, alliances: 'pairs' },
  ])
})
