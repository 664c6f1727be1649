import { expect, it } from 'vitest'
import { JACKAL } from '../../protocol/games.ts'
import { blindMatches } from '../../testkit/batches.node.ts'
import { holdBlindness } from '../../testkit/blindness.ts'
import { jackalKit } from '../../testkit/jackalKit.ts'
import { JACKAL_JUDGE } from '../bots/judge.ts'

const VARIANTS = [
  { players: 2 },
  { players: 4, alliances: 'pairs', lifeboat: true },
  { players: 3, variant: 'archipelago' },
]

it.each(blindMatches(jackalKit.game, VARIANTS))(
  'Blindness: bots choose the same regardless of hidden facts, seed $seed',
  (match) => {
    expect(
      holdBlindness(jackalKit, JACKAL.bots, { ...match, judge: JACKAL_JUDGE, every: 40, budget: 120, moves: 400 }),
    ).toBeGreaterThan(0)
  },
)
