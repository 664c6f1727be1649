import { describe, expect, it } from 'vitest'
import { JackalBoard } from '../gallery/jackalBoard.ts'
import { commanderOf, crewsOf, groveCommands, roundsOf } from './crews.ts'

const view = new JackalBoard()
  .pirate('white', 'aboard')
  .pirate('white', 'dead')
  .resident('ben', 'white', 'aboard')
  .toMove('red')
  .state()

describe('crews', () => {
  it('count pirates alive and dead; residents are counted apart', () => {
    expect(crewsOf(view)[0]).toMatchObject({
      id: 'white',
      alive: 1,
      dead: 1,
      residents: [{ id: 'ben' }],
      acting: false,
    })
  })

  it('are commanded by their own players as a rule', () => {
    expect(groveCommands(view)).toEqual([])
    expect(commanderOf(view)).toBe('red')
  })

  it('are commanded by the next player for as many turns as a grove lasts', () => {
    const lost = { ...view, groveTurns: 2 }
    expect(groveCommands(lost)).toEqual([
      { team: 'red', seat: 'black' },
      { team: 'black', seat: 'yellow' },
    ])
    expect(commanderOf(lost)).toBe('black')
  })

  it('play a round in as many turns as there are crews', () => {
    expect([0, 4, 5, 8].map((turnNumber) => roundsOf({ ...view, turnNumber }))).toEqual([1, 1, 2, 2])
  })
})
