import { describe, expect, it } from 'vitest'
import { type ToyShape, toyRules } from '../testkit/toy.ts'
import { type Bot, botsOf, expectedResult, inOrder } from './bots.ts'
import { openStream } from './rng.ts'

const rolls: Bot<ToyShape> = { choose: () => ({ kind: 'roll' }), advise: () => [] }
const raises: Bot<ToyShape> = { choose: () => ({ kind: 'raise' }), advise: () => [] }
const bots = botsOf<ToyShape, 'easy' | 'hard'>(['easy', 'hard'], { easy: rolls, hard: raises })

function moveAt(level: string): ToyShape['move'] | string {
  const bot = bots.at(level)
  const view = toyRules.setup({ cards: 2 }, openStream(1, 'deal'))
  return bot.ok ? bot.value.choose(view, 'left', openStream(1, 'bot')) : bot.problem.what
}

describe('the bots of a game', () => {
  it('play each level in its own way', () => {
    expect(['easy', 'hard'].map(moveAt)).toEqual([{ kind: 'roll' }, { kind: 'raise' }])
  })

  it('list their levels, weakest first', () => {
    expect(bots.levels).toEqual(['easy', 'hard'])
  })

  it.each(['godlike', '', 'EASY', 'toString', '__proto__'])(
    'lists the available levels if %j is requested',
    (level) => {
      expect(moveAt(level)).toBe(`no bot ${level}: there are easy, hard`)
    },
  )

  it('do not compile with a level that is not built, nor with one that is not listed', () => {
    // @ts-expect-error `hard` is listed and not built
    const missing = botsOf<ToyShape, 'easy' | 'hard'>(['easy', 'hard'], { easy: rolls })
    // @ts-expect-error `hard` is built and not listed
    const unlisted = botsOf<ToyShape, 'easy'>(['easy'], { easy: rolls, hard: raises })
    expect(missing.levels).not.toEqual(unlisted.levels)
  })
})

describe('advice', () => {
  it('is sorted by value behind the first entry, and no value is higher than the first', () => {
    const [first, ...others] = ['b', 'c', 'a'].map((move, i) => ({ move, value: [0.5, 0.2, 0.9][i] ?? 0 }))
    if (!first) throw new Error('no advice')
    expect(inOrder(first, others)).toEqual([first, { move: 'a', value: 0.5 }, { move: 'c', value: 0.2 }])
  })

  it('expects half of an even match, three quarters with a lead of the scale, and all of an infinite lead', () => {
    const results = [0, 8, -8, 1e9].map((lead) => expectedResult(lead, 8))
    for (const [i, result] of [0.5, 0.75, 0.25, 1].entries()) expect(results[i]).toBeCloseTo(result)
  })
})
