import { expect, it } from 'vitest'
import { SEA_BATTLE } from '../../protocol/games.ts'
import { blindMatches } from '../../testkit/batches.node.ts'
import { holdBlindness } from '../../testkit/blindness.ts'
import { seaBattleKit } from '../../testkit/seaBattleKit.ts'
import { SEA_BATTLE_JUDGE } from '../bots/judge.ts'

const VARIANTS = [{}, { touch: 'corners' }]

it.each(blindMatches(seaBattleKit.game, VARIANTS))(
  'Blindness: bots choose the same whatever is hidden, seed $seed',
  (match) => {
    expect(
      holdBlindness(seaBattleKit, SEA_BATTLE.bots, {
        ...match,
        judge: SEA_BATTLE_JUDGE,
        every: 12,
        budget: 120,
        moves: 200,
      }),
    ).toBeGreaterThan(0)
  },
)
