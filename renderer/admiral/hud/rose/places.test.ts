import { describe, expect, it } from 'vitest'
import { parseCell } from '../../../../engine/admiral/cells.ts'
import { sea } from '../../../../engine/testkit/sea.ts'
import { rosePlaces } from './places.ts'

const places = (ships: Readonly<Record<string, string>>, from = 'k5', board = {}) => {
  const { state } = sea({ ships, board })
  const all = rosePlaces(state, parseCell(from) ?? 0)
  return Object.fromEntries(all.map(({ heading, east, north }) => [heading, [east, north]]))
}

describe('the numbers of the rose', () => {
  it('stand between the first and the second cell all round', () => {
    expect(places({ 'red-brig': 'k5 N' })).toMatchObject({
      N: [0, 1.5],
      NE: [1.5, 1.5],
      W: [-1.5, 0],
      SW: [-1.5, -1.5],
    })
  })

  it('give way to ships and forts, where there is room', () => {
    const ships = {
      'red-brig': 'k5 N',
      'red-line': 'k6 N',
      'blue-line': 'm5 N',
      'blue-brig': 'h5 N',
      'blue-galleon': 'j5 N',
    }
    const forts = { land: ['m7'], forts: [{ id: 'blue-fort', team: 'blue', at: 'm7' }] }
    expect(places(ships, 'k5', forts)).toMatchObject({
      N: [0, 2.5],
      E: [1, 0],
      W: [-1.5, 0],
      NE: [1, 1],
      S: [0, -1.5],
    })
  })

  it('stand beside the field where she lies at its edge', () => {
    expect(places({ 'red-brig': 'b2 N' }, 'b2')).toMatchObject({ S: [0, -1.5], W: [-1.5, 0] })
  })
})
