import { describe } from 'vitest'
import { holdLaws } from './matches.node.ts'

describe('with three players, the laws', () => {
  holdLaws([
    { idleRounds: 12, players: 3 },
    { idleRounds: 12, players: 3, endWhenDecided: true },
    { idleRounds: 25, players: 3 },
  ])
})
