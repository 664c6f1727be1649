import { expect, it } from 'vitest'
import { ADMIRAL } from '../../protocol/games.ts'
import { admiralKit } from '../../testkit/admiralKit.ts'
import { blindMatches } from '../../testkit/batches.node.ts'
import { holdBlindness } from '../../testkit/blindness.ts'
import { ADMIRAL_JUDGE } from '../bots/judge.ts'

const VARIANTS = [{ roundLimit: 6 }, { players: 3, captains: 2, scenario: 'treasure' }]

it.each(blindMatches(admiralKit.game, VARIANTS))(
  'Blindness: bots choose the same whatever is hidden, seed $seed',
  (match) => {
    expect(
      holdBlindness(admiralKit, ADMIRAL.bots, { ...match, judge: ADMIRAL_JUDGE, every: 40, budget: 120, moves: 400 }),
    ).toBeGreaterThan(0)
  },
)
