import { describe, expect, it } from 'vitest'
import { JackalBoard } from '../../../testkit/boards/jackalBoard.ts'
import { commanderOf, crewsOf, groveCommands, roundsOf } from './crews.ts'

const view = new JackalBoard()
  .pirate('white', 'aboard')
  .pirate('white', 'dead')
  .resident('ben', 'white', 'aboard')
  .toMove('red')
  .state()

describe('crews', () => {
  it('count living and dead pirates; residents are counted apart', () => {
    expect(crewsOf(view)[0]).toMatchObject({
      id: 'white',
      alive: 1,
      dead: 1,
      residents: [{ id: 'ben' }],
      acting: false,
    })
  })

  it('are normally commanded by their own players', () => {
    expect(groveCommands(view)).toEqual([])
    expect(commanderOf(view)).toBe('red')
  })

  it('are commanded by the next player for the turns of a grove', () => {
    const lost = { ...view, groveTurns: 2 }
    expect(groveCommands(lost)).toEqual([
      { team: 'red', seat: 'black' },
      { team: 'black', seat: 'yellow' },
    ])
    expect(commanderOf(lost)).toBe('black')
  })

  it('count their gold together with an ally, and alone without one (J-SEATS)', () => {
    const [white, red, black, yellow] = [2, 1, 3, 0].map((gold, i) => ({ ...view.teams[i], gold }))
    const teams = [white, red, black, yellow] as typeof view.teams
    const paired = { ...view, teams, options: { ...view.options, alliances: 'pairs' as const } }
    expect(crewsOf(paired).map(({ alliance }) => alliance)).toEqual([
      { partner: 'black', gold: 5 },
      { partner: 'yellow', gold: 1 },
      { partner: 'white', gold: 5 },
      { partner: 'red', gold: 1 },
    ])
    expect(crewsOf({ ...view, teams })[0]?.alliance).toBeNull()
  })

  it('play a round in as many turns as there are crews', () => {
    expect([0, 4, 5, 8].map((turnNumber) => roundsOf({ ...view, turnNumber }))).toEqual([1, 1, 2, 2])
  })

  it('count the round in which the match ended, but none without a move', () => {
    const endedBy = (reason: string) =>
      roundsOf({ ...view, turnNumber: 8, result: { winners: [], scores: {}, reason } })
    expect([endedBy('decided'), endedBy('idle')]).toEqual([3, 2])
  })
})
