import { describe, expect, it } from 'vitest'
import { END_REASONS } from '../../../engine/jackal/types.ts'
import { LANGUAGES, translator } from '../../i18n/t.ts'
import { JackalBoard } from '../../testkit/boards/jackalBoard.ts'
import { FIRST_ISLAND } from '../newMatch/firstIsland.ts'
import { endReasonText } from './endReason.ts'
import { tell } from './sentences.ts'

const t = translator('en')
const board = new JackalBoard().pirate('white', 'aboard').pirate('red', 'aboard').state()
/** The goal of the first island is six coins of eleven. */
const first = {
  ...board,
  board: { ...board.board, deck: FIRST_ISLAND.deck },
  options: { ...board.options, endWhenDecided: true },
}
const wonWith = <R extends string>(gold: number, reason: R) => ({
  winners: ['white'],
  scores: { white: gold, red: 4 },
  reason,
})

describe('the reason for the end of a race', () => {
  it('repeats its goal: a number of coins was brought first', () => {
    expect(endReasonText(t, first, wonWith(6, 'decided'))).toBe(
      'The winner brought 6 of the 11 coins aboard: just enough.',
    )
  })

  it('differs if fewer were enough, or something else ended it', () => {
    expect(endReasonText(t, first, wonWith(5, 'decided'))).toMatch(/catch/)
    expect(endReasonText(t, first, wonWith(6, 'agreed'))).toMatch(/agreed/)
    expect(endReasonText(t, board, wonWith(6, 'decided'))).toMatch(/catch/)
  })

  it.each(LANGUAGES)('is the same on the page and in the last line of the log, in %s', (language) => {
    const words = { t: translator(language), nameOf: (seat: string) => seat }
    const ended = { kind: 'matchEnded', ...wonWith(6, 'decided') } as const
    const said = endReasonText(words.t, first, ended)
    expect(said).toContain('11')
    expect(tell(ended, first, words)).toContain(said)
  })
})

it.each(LANGUAGES)('every end has a reason of its own, in %s', (language) => {
  const reasons = END_REASONS.map((reason) => endReasonText(translator(language), board, wonWith(6, reason)))
  expect(new Set(reasons).size).toBe(END_REASONS.length)
  expect(reasons).not.toContain('')
})
