import { describe, expect, it } from 'vitest'
import { openStream } from '../../kernel/rng.ts'
import { decline, finish, fire, type Json, type Sea, sea } from '../../testkit/sea.ts'
import type { AdmiralMove } from '../types.ts'
import { view } from '../view.ts'
import { PATIENT, WARY } from './conduct.ts'
import { BOTS } from './index.ts'
import { ADMIRAL_JUDGE } from './judge.ts'
import type { Plan } from './plans.ts'
import { toldPlansOf } from './toldPlans.ts'

/** Returns the plans shown to a seat, given plans with their worths, in order. */
function scoreSentence({ state }: Sea, seat: string, plans: readonly (readonly [number, ...Json[]])[], conduct = WARY) {
  const ranked = plans.map(([mean, ...moves]) => ({ move: moves as unknown as Plan, mean, trials: 9 })) // public form
  return toldPlansOf({ view: view(state, seat), seat, conduct }, ranked)
}

/** Returns kinds, ships and whether they are a choice. */
const told = (plans: ReturnType<typeof toldPlansOf>) =>
  plans.map(({ move: [first], beside }) => [first?.kind, first && 'ship' in first ? first.ship : null, beside])

const shot = (ship: string, target: string, more: Json = {}) => ({
  ...fire(ship, target),
  shots: 1,
  aim: 'hull',
  ...more,
})
const turn = (ship: string, heading: string, more: Json = {}) => ({ kind: 'turn', ship, heading, ...more })

const BATTLE = {
  ships: { 'red-line': 'k8 N', 'blue-galleon': 'm8 N', 'red-brig': 'c3 N', 'blue-brig': 'q14 N' },
} as const

describe('an alternative to the first plan', () => {
  it('is another deed of the same ship; another ship’s turn that may also come first is listed last, and is no choice', () => {
    const plans = [
      [5, shot('red-line', 'blue-galleon')],
      [5, turn('red-brig', 'NE')],
      [4, shot('red-line', 'blue-galleon', { aim: 'sails' })],
      [3, finish('red-line')],
    ] as const
    expect(told(scoreSentence(sea(BATTLE), 'red', plans))).toEqual([
      ['fire', 'red-line', undefined],
      ['fire', 'red-line', undefined],
      ['finish', 'red-line', undefined],
      ['turn', 'red-brig', 'order'],
    ])
  })

  it('is not another ship’s idleness, nor a deed of another ship that is worse than its idleness', () => {
    const plans = [
      [5, shot('red-line', 'blue-galleon')],
      [5, finish('red-brig')],
      [3, turn('red-brig', 'NE')],
    ] as const
    expect(told(scoreSentence(sea(BATTLE), 'red', plans))).toEqual([['fire', 'red-line', undefined]])
  })

  it('has another outcome: neither the captain nor the heading alone makes another plan', () => {
    const plans = [
      [5, turn('red-line', 'NE')],
      [5, turn('red-line', 'NE', { captain: true })],
      [5, turn('red-line', 'E')],
      [4, { kind: 'board', ship: 'red-line', target: 'blue-galleon', captain: true }],
      [1, { kind: 'board', ship: 'red-line', target: 'blue-galleon' }],
    ] as const
    expect(scoreSentence(sea(BATTLE), 'red', plans).map(({ mean }) => mean)).toEqual([5, 4])
  })

  it('is not to hold fire if the same shot is fired later', () => {
    const game = sea({ ships: { 'red-line': 'k8 N', 'blue-line': 'm8 N' }, dice: [2, 2, 2] })
    game.play(fire('red-line', 'blue-line'))
    const both = (mean: number) =>
      told(
        scoreSentence(game, 'blue', [
          [5, shot('blue-line', 'red-line')],
          [mean, decline],
        ]),
      ).at(-1)
    expect(both(5)).toEqual(['decline', null, 'later'])
    expect(both(4)).toEqual(['decline', null, undefined])
  })
})

describe('the first plan is', () => {
  const ends = (plans: ReturnType<typeof toldPlansOf>) =>
    plans[0]?.move.map((move: AdmiralMove) => move.kind === 'finish' && move.ship)

  it('one end of the turn if no ship does anything more', () => {
    const port = { forts: [{ id: 'red-fort', team: 'red', at: 'k9', hullDamage: 0, shotsLeft: 2 }] }
    const game = sea({
      ships: { 'red-line': 'k8 N', 'red-brig': 'l8 N', 'blue-line': 'v14 S' },
      board: port,
      wind: 'N storm',
    })
    const plans = [
      [5, finish('red-line')],
      [5, finish('red-brig')],
      [5, finish('red-far')],
    ] as const
    const all = scoreSentence(game, 'red', plans, PATIENT)
    expect(ends(all)?.toSorted()).toEqual(['red-brig', 'red-far', 'red-line'])
    expect(all).toHaveLength(1)
  })

  it('a deed, not a ship’s idleness, if it is as good', () => {
    const plans = (mean: number) =>
      [
        [5, finish('red-brig')],
        [mean, shot('red-line', 'blue-galleon')],
        [1, turn('red-brig', 'E')],
      ] as const
    expect(told(scoreSentence(sea(BATTLE), 'red', plans(5)))[0]).toEqual(['fire', 'red-line', undefined])
    expect(told(scoreSentence(sea(BATTLE), 'red', plans(4)))[0]).toEqual(['finish', 'red-brig', undefined])
  })
})

describe('a ship about to sink', () => {
  const HUNT = {
    wind: 'S fresh',
    options: { scenario: 'treasure' },
    board: {
      land: ['r15'],
      treasures: [{ at: 'r15', gold: 3 }],
      forts: [
        { id: 'red-fort', team: 'red', at: 'a8', hullDamage: 0, shotsLeft: 2 },
        { id: 'blue-fort', team: 'blue', at: 'x8', hullDamage: 0, shotsLeft: 2 },
      ],
    },
  }
  it.each([
    ['i8 NW', 'f11 SE', 'S fresh'],
    ['i8 E', 'm8 E', 'S fresh'],
    ['i8 N', 'i11 S', 'W fresh'],
  ])(
    'at %s, before a ship of the line at %s in a wind to the %s, is advised to run and not to fire',
    (brig, line, wind) => {
      const ships = { 'red-brig': [brig, { hullDamage: 2 }], 'blue-line': line } as const
      const { state } = sea({ ...HUNT, ships, wind })
      const options = { budget: 6000, forPeople: true }
      const [first] = BOTS.master.advise(view(state, 'red'), 'red', openStream(3, 'bot'), options)
      expect(first?.move).toMatchObject({ kind: 'steer', ship: 'red-brig' })
    },
  )

  it('is blamed by the analysis for firing, but not for another ship’s idleness meanwhile', () => {
    const { state } = sea({ ships: { 'red-brig': ['i8 E', { hullDamage: 2 }], 'blue-line': 'l8 NW' }, ...HUNT })
    const better = (played: AdmiralMove) =>
      ADMIRAL_JUDGE.judge(view(state, 'red'), 'red', [played], openStream(1, 'judge'), 3000)?.better?.move
    const shot = { kind: 'fire', ship: 'red-brig', target: 'blue-line', shots: 1, aim: 'hull' } as const
    expect(better(shot)).toMatchObject({ kind: 'steer', ship: 'red-brig' })
    expect(better({ kind: 'finish', ship: 'red-far' })).toBeUndefined()
  })
})
