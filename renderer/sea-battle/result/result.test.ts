import { describe, expect, it } from 'vitest'
import type { Shot } from '../../../engine/sea-battle/types.ts'
import { laid, midBattle } from '../../testkit/boards/seaBoard.ts'
import { resultLines } from './result.ts'

describe('the result of a battle', () => {
  const shots: readonly Shot[] = [
    { at: 0, result: 'hit' },
    { at: 1, result: 'sunk' },
    { at: 5, result: 'miss' },
  ]
  const view = {
    ...midBattle(),
    shots: { north: [], south: shots },
    sunk: { north: [], south: [laid(2, [0, 0], 'east')] },
  }

  it('counts for each sea the sunk ships and the shots there, the winner first', () => {
    expect(resultLines(view, { winners: ['south'] })).toEqual([
      { seat: 'south', wins: true, sunk: 0, shots: 0, accuracy: null },
      { seat: 'north', wins: false, sunk: 1, shots: 3, accuracy: 67 },
    ])
  })
})
