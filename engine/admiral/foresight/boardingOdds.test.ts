import { describe, expect, it } from 'vitest'
import { type Json, sea } from '../../testkit/sea.ts'
import { view } from '../view.ts'
import { boardingOdds } from './boardingOdds.ts'

const odds = (red: Json, blue: Json, more: Json = {}) => {
  const { state } = sea({
    ships: { 'red-brig': ['k8 N', red], 'blue-brig': ['l8 NE', blue] },
    options: { captains: 'all' },
  })
  return boardingOdds(view(state, 'red'), { kind: 'board', ship: 'red-brig', target: 'blue-brig', ...more })
}

describe('the odds of boarding', () => {
  it('are 15 of 36 between equals: a tie is the defender’s', () => {
    expect(odds({}, {})).toMatchObject({ strengths: [3, 3], wins: 15, winsAgainstBerserk: null })
  })

  it('grow with the hull left on the own side', () => {
    expect(odds({}, { hullDamage: 1 })).toMatchObject({ strengths: [3, 2], wins: 21 })
    expect(odds({ hullDamage: 2 }, {})).toMatchObject({ strengths: [1, 3], wins: 6 })
  })

  it('count the own Berserk only if it is used', () => {
    expect(odds({ captain: 'berserk' }, {}, { captain: true })).toMatchObject({ strengths: [4, 3], wins: 21 })
    expect(odds({ captain: 'berserk' }, {})).toMatchObject({ wins: 15 })
  })

  it('include both cases if Berserk may command the defender', () => {
    for (const captain of ['berserk', 'swift']) {
      expect(odds({}, { captain })).toMatchObject({ wins: 15, winsAgainstBerserk: 10 })
    }
    expect(odds({}, { captain: 'berserk', faceUp: true })).toMatchObject({
      wins: 10,
      winsAgainstBerserk: null,
    })
  })

  it('include the shots that the defender may fire first', () => {
    expect(odds({}, {})).toMatchObject({ fire: null })
    const { state } = sea({ ships: { 'red-brig': 'k8 N', 'blue-line': 'l8 N' } })
    expect(boardingOdds(state, { kind: 'board', ship: 'red-brig', target: 'blue-line' })).toMatchObject({
      fire: { shots: 3, faces: [1, 3, 4, 5, 6] },
    })
  })
})
