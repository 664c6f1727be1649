import { describe, expect, it } from 'vitest'
import { Scores } from './scores.ts'
import { FLAT, type SearchSettings } from './settings.ts'
import { Standings } from './standings.ts'

const MOVES = ['stay', 'sail', 'fire']

/** Returns standings after rounds in which each move got the given values. */
function standingsAfter(
  rounds: readonly (readonly number[])[],
  settings: Partial<SearchSettings> = {},
  liking?: (move: string) => number,
) {
  const scores = new Scores<string>()
  for (const values of rounds) scores.note(MOVES, values)
  const question = { moves: MOVES, ...(liking && { liking }) }
  return new Standings(question, { ...FLAT, ...settings }, (move) => scores.of(move))
}

const CAUTIOUS = { caution: 2, doubt: 1 }
const often = (values: readonly number[]) => Array.from({ length: 40 }, () => values)

describe('standings', () => {
  it('rank by worth and liking, and in the given order where nothing was tried', () => {
    const round = [[1, 3, 2]]
    expect(standingsAfter(round).rank(MOVES)).toEqual(['sail', 'fire', 'stay'])
    const liking = (move: string) => (move === 'fire' ? 2 : 0)
    expect(standingsAfter(round, {}, liking).rank(MOVES)).toEqual(['fire', 'sail', 'stay'])
    expect(standingsAfter([], {}, liking).rank(MOVES)).toEqual(MOVES)
  })

  it('shortlist the allowed number of moves, beside the par of a cautious search', () => {
    const round = [[9, 1, 2]]
    expect(standingsAfter(round, { shortlist: 1 }).shortlist(MOVES)).toEqual(['stay'])
    expect(standingsAfter(round, { shortlist: 1, ...CAUTIOUS }).shortlist(MOVES)).toEqual(['fire'])
  })

  it('rank another move before the par only if it is clearly better or liked', () => {
    const order = (rounds: readonly (readonly number[])[], liking?: (move: string) => number) =>
      standingsAfter(rounds, CAUTIOUS, liking).withPar(['sail', 'fire'])
    expect(order([[1, 1.2, 0]])).toEqual(['stay', 'sail', 'fire'])
    expect(order(often([1, 2, 0]))).toEqual(['sail', 'stay', 'fire'])
    expect(order(often([1, 2, 0]), (move) => (move === 'stay' ? 1 : 0))).toEqual(['stay', 'sail', 'fire'])
  })

  it('report worth without liking', () => {
    expect(
      standingsAfter([[1, 3, 2]], {}, () => 5)
        .tell(MOVES)
        .map(({ mean }) => mean),
    ).toEqual([1, 3, 2])
  })

  it('report the par plus the lead over it if moves were tried in different worlds', () => {
    const scores = new Scores<string>()
    scores.note(['stay', 'sail'], [10, 12])
    scores.note(['stay'], [0])
    const standings = new Standings({ moves: ['stay', 'sail'] }, { ...FLAT, ...CAUTIOUS }, (move) => scores.of(move))
    expect(standings.tell(['stay', 'sail']).map(({ mean }) => mean)).toEqual([5, 7])
  })
})
