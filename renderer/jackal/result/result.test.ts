import { describe, expect, it } from 'vitest'
import { JackalBoard } from '../../testkit/boards/jackalBoard.ts'
import { resultLines } from './result.ts'

describe('the result', () => {
  const board = new JackalBoard().pirate('white', 'dead').pirate('red', 'aboard').state()
  const gold = { white: 5, red: 9, black: 4, yellow: 0 }
  const view = { ...board, teams: board.teams.map((team) => ({ ...team, gold: gold[team.id] })) }
  const scores = { white: 9, red: 9, black: 9, yellow: 9 }
  const lines = resultLines(view, { winners: ['white', 'black'], scores, reason: 'no-gold' }, [
    { events: [{ kind: 'loadScored', piece: 'black-1', team: 'black', load: 'treasure', value: 3 }] },
  ])

  it('shows the bearer of the treasure, the winner and the dead', () => {
    expect(lines.find(({ team }) => team === 'black')).toMatchObject({ treasure: true, wins: true, dead: 0 })
    expect(lines.find(({ team }) => team === 'white')).toMatchObject({ treasure: false, wins: true, dead: 1 })
    expect(lines.find(({ team }) => team === 'red')).toMatchObject({ wins: false })
  })

  it('adds the total of partners only if it differs', () => {
    expect(lines.map(({ team, together }) => [team, together])).toEqual([
      ['white', 9],
      ['red', null],
      ['black', 9],
      ['yellow', 9],
    ])
  })
})
