import { describe, expect, it } from 'vitest'
import { JackalBoard } from '../../gallery/jackalBoard.ts'
import { translator } from '../../i18n/t.ts'
import { FIRST_ISLAND } from '../newMatch/firstIsland.ts'
import { reasonText } from './reasonText.ts'

const t = translator('en')
const board = new JackalBoard().pirate('white', 'aboard').pirate('red', 'aboard').state()
/** White wins on the first island, whose goal is six coins of eleven. */
const wonWith = (gold: number) => ({
  ...board,
  board: { ...board.board, deck: FIRST_ISLAND.deck },
  options: { ...board.options, endWhenDecided: true },
  teams: board.teams.map((team) => ({ ...team, gold: team.seat === 'white' ? gold : 4 })),
})
const outcome = (reason: string) => ({ winners: ['white'], scores: {}, reason })

describe('why a race ended', () => {
  it('is told as its goal was: so many coins were brought first', () => {
    expect(reasonText(t, wonWith(6), outcome('decided'))).toBe(
      'The winner brought 6 of the 11 coins aboard: just what it took.',
    )
  })

  it('is told otherwise where fewer were enough, or something else ended it', () => {
    expect(reasonText(t, wonWith(5), outcome('decided'))).toMatch(/catch/)
    expect(reasonText(t, wonWith(6), outcome('agreed'))).toMatch(/agreed/)
  })
})
