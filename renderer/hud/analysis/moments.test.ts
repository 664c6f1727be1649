import { describe, expect, it } from 'vitest'
import type { JudgedMove } from '../../../electron/contract/ipc.ts'
import { choiceOf, luckOf, momentsOf } from '../../../electron/contract/moments.ts'
import { openStream } from '../../../engine/kernel/rng.ts'
import { type Balance, balancesOf, chanceAt, expectationOf } from './moments.ts'

const calm = { count: 1, seat: 'white', made: { move: 'a step' }, best: 0.5, played: 0.5, other: 0.5, after: 0.5 }
const DUEL = { white: { red: 1 }, red: { white: 1 } } as const
function at(move: number, more: Partial<JudgedMove> & { readonly seat?: keyof typeof DUEL } = {}): JudgedMove {
  const rival = DUEL[more.seat ?? 'white']
  return { ...calm, move, rivals: { before: rival, after: rival }, ...more }
}
const SIDES = [['white'], ['red']]
const END = { winners: ['white'], scores: {}, reason: 'x' }

it('choice is the played value minus the best, and luck the outcome minus the played value', () => {
  const one = at(0, { best: 0.6, played: 0.45, after: 0.7 })
  expect([choiceOf(one), luckOf(one)].map((n) => Math.round(n * 100))).toEqual([-15, 25])
})

describe('the moments of a match', () => {
  it('are the greatest losses and gains by choice, and the greatest luck, in their order', () => {
    const judged = [
      at(0, { best: 0.51, played: 0.5 }),
      at(1, { best: 0.7, played: 0.5 }),
      at(2, { after: 0.8 }),
      at(3, { after: 0.2 }),
      at(4, { other: 0.3 }),
    ]
    expect(momentsOf(judged, 5).map(({ kind, judged: { move } }) => [kind, move])).toEqual([
      ['lost', 1],
      ['lucky', 2],
      ['unlucky', 3],
      ['found', 4],
    ])
  })

  it('are few: three losses, the greatest of each third of the match', () => {
    const judged = [1, 2, 3, 4, 5].map((n) => at(n, { best: 0.5 + n / 20, played: 0.5, other: 0.5 + n / 20 }))
    expect(momentsOf(judged, 6).map(({ judged: { move } }) => move)).toEqual([1, 3, 5])
  })

  it('are none for a match without a choice or a draw', () => {
    expect(momentsOf([at(0), at(1, { other: null })], 2)).toEqual([])
  })

  it('come from each third of the match, even if the end of one changes more at once', () => {
    const lost = (move: number, by: number) => at(move, { best: 0.5 + by })
    const judged = [lost(10, 0.02), lost(50, 0.03), lost(80, 0.2), lost(85, 0.15), lost(90, 0.1)]
    expect(momentsOf(judged, 100).map(({ judged: { move } }) => move)).toEqual([10, 50, 80])
  })

  it('of a part without a decision come from another part, but never two in a row', () => {
    const lost = (move: number, by: number) => at(move, { best: 0.5 + by })
    const judged = [lost(10, 0.01), lost(80, 0.2), lost(81, 0.15), lost(90, 0.1)]
    expect(momentsOf(judged, 100).map(({ judged: { move } }) => move)).toEqual([80, 90])
  })

  it('are one for each decision: the loss, even if luck changed it too', () => {
    expect(momentsOf([at(0, { best: 0.6, after: 0.9 })], 1).map(({ kind }) => kind)).toEqual(['lost'])
  })
})

describe('the totals', () => {
  const judged = [at(0, { best: 0.6 }), at(1, { seat: 'red', after: 0.75 }), at(2, { best: 0.7 })]
  const SEATS = ['white', 'red']
  const balances = (known: readonly JudgedMove[], of: number, outcome: typeof END | null) => {
    const curves = SEATS.map((seat) => expectationOf(known, seat, of, outcome, SIDES))
    return balancesOf(known, SEATS, curves, SIDES)
  }

  it('of each seat are its own choice and luck; the rest is the others’ effect', () => {
    expect(balances(judged, 3, END)).toEqual([
      { seat: 'white', start: 60, choice: -30, luck: 0, others: 70, end: 100 },
      { seat: 'red', start: 40, choice: 0, luck: 25, others: -65, end: 0 },
    ])
  })

  it('of a seat include what the others leave it before the first of its decisions is analysed', () => {
    const [, red] = balances(judged.slice(0, 1), 3, END)
    expect(red).toEqual({ seat: 'red', start: 40, choice: 0, luck: 0, others: 10, end: 50 })
  })

  it('of a row add up as displayed', () => {
    const thirds = [
      at(0, { best: 0.674, played: 0.333, after: 0.667 }),
      at(1, { best: 0.126, played: 0.114, after: 0.115 }),
    ]
    const [row] = balances(thirds, 9, null)
    expect(row).toEqual({ seat: 'white', start: 67, choice: -35, luck: 34, others: -54, end: 12 })
    const { start = 0, choice = 0, luck = 0, others = 0, end } = row ?? {}
    expect(start + choice + luck + others).toBe(end)
  })
})

/** The sides of a match, and decisions of its seats with random win chances. */
interface Drawn {
  readonly sides: readonly (readonly string[])[]
  readonly judged: readonly JudgedMove[]
}

function drawn(sides: Drawn['sides'], seed: number): Drawn {
  const rng = openStream(seed, 'chances')
  const seats = sides.flat()
  const partsBeside = (seat: string) => {
    const rivals = sides.filter((side) => !side.includes(seat))
    const weights = rivals.map(() => 1 + rng.int(99))
    const whole = weights.reduce((sum, weight) => sum + weight, 0)
    return Object.fromEntries(rivals.flatMap((side, i) => side.map((one) => [one, (weights[i] ?? 0) / whole])))
  }
  const judged = Array.from({ length: 12 }, (_, move) => {
    const seat = seats[move % seats.length] ?? ''
    const [best, after] = [rng.unit(), rng.unit()]
    const rivals = { before: partsBeside(seat), after: partsBeside(seat) }
    return { ...calm, move, seat, best, played: best, after, rivals }
  })
  return { sides, judged }
}

describe.each([
  ['two players', [['a'], ['b']]],
  ['three players', [['a'], ['b'], ['c']]],
  ['four players', [['a'], ['b'], ['c'], ['d']]],
  [
    'pairs',
    [
      ['a', 'c'],
      ['b', 'd'],
    ],
  ],
  ['two allies against two players', [['a', 'c'], ['b'], ['d']]],
])('the win chances of %s', (_, sides) => {
  const SEEDS = Array.from({ length: 50 }, (_, seed) => seed)
  const seats = sides.flat().toSorted()
  const ofSides = (values: (seat: string) => number) => sides.reduce((sum, [first = '']) => sum + values(first), 0)

  it('add up to 1 before and after each decision, and partners share theirs', () => {
    for (const seed of SEEDS) {
      for (const one of drawn(sides, seed).judged) {
        for (const when of ['before', 'after'] as const) {
          expect(ofSides((seat) => chanceAt(one, seat, when))).toBeCloseTo(1, 9)
          for (const side of sides) {
            expect(new Set(side.map((seat) => chanceAt(one, seat, when).toFixed(9))).size).toBe(1)
          }
        }
      }
    }
  })

  it('add up to 100 % as displayed', () => {
    const winners = sides[0] ?? []
    for (const outcome of [null, { ...END, winners }, { ...END, winners: seats }]) {
      for (const seed of SEEDS) {
        const { judged } = drawn(sides, seed)
        const curves = seats.map((seat) => expectationOf(judged, seat, 12, outcome, sides))
        const balances = balancesOf(judged, seats, curves, sides)
        const shown = (column: keyof Omit<Balance, 'seat'>) =>
          ofSides((seat) => balances.find((one) => one.seat === seat)?.[column] ?? 0)
        expect([shown('start'), shown('end')]).toEqual([100, 100])
      }
    }
  })

  it('of one seat are not scaled up if the others are hidden', () => {
    const { judged } = drawn(sides, 1)
    const [seat = ''] = seats
    const curve = expectationOf(judged, seat, 99, null, sides)
    const [row] = balancesOf(judged, [seat], [curve], [[seat]])
    expect(row?.start).toBe(Math.round(100 * (curve[0]?.result ?? 0)))
  })
})

describe('the curve of a seat’s expected result', () => {
  const judged = [at(0, { best: 0.4, after: 0.6 }), at(1, { seat: 'red' }), at(2, { count: 2, best: 0.7, after: 0.8 })]

  it('goes through every decision, before and after each, to the result of the match', () => {
    expect(expectationOf(judged, 'white', 4, END, SIDES)).toEqual([
      { move: 0, result: 0.4 },
      { move: 1, result: 0.6 },
      { move: 1, result: 0.5 },
      { move: 2, result: 0.5 },
      { move: 2, result: 0.7 },
      { move: 4, result: 0.8 },
      { move: 4, result: 1 },
    ])
    expect(expectationOf(judged, 'red', 4, END, SIDES).at(-1)).toEqual({ move: 4, result: 0 })
  })

  it('ends at a whole win for both partners', () => {
    const end = { ...END, winners: ['white', 'black'] }
    const sides = [
      ['white', 'black'],
      ['red', 'yellow'],
    ]
    expect(expectationOf(judged, 'white', 4, end, sides).at(-1)).toEqual({ move: 4, result: 1 })
  })

  it('has no end for a match that is not fully analysed', () => {
    expect(expectationOf(judged, 'white', 9, END, SIDES).at(-1)).toEqual({ move: 4, result: 0.8 })
  })
})
