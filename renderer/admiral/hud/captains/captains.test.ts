import { describe, expect, it } from 'vitest'
import type { AdmiralState } from '../../../../engine/admiral/types.ts'
import { HIDDEN } from '../../../../engine/kernel/game.ts'
import { opening } from '../../../testkit/boards/admiralBoard.ts'
import { captainsKnown } from './captains.ts'

/** Blue's captains in red's view, by ship. */
function seen(cards: Readonly<Record<string, string>>, captains: 'all' | 2 = 'all'): AdmiralState {
  const state = opening({ captains })
  return {
    ...state,
    assigning: [],
    ships: state.ships.map((ship) => {
      const card = cards[ship.id]
      if (card === undefined) return ship
      const [face = HIDDEN, shown] = card.split(' ')
      return { ...ship, captain: face === '?' ? HIDDEN : (face as 'rapid'), shown: shown === 'shown' } // the faces below
    }),
  }
}

const blue = (view: AdmiralState, told: Parameters<typeof captainsKnown>[1] = []) =>
  captainsKnown(view, told).find(({ team }) => team === 'blue')

describe('the possible faces of an enemy captain', () => {
  it('are all four while nothing lies open', () => {
    const known = blue(seen({ 'blue-brig': '?', 'blue-line': '?' }, 2))
    expect(known?.places.map(({ maybe }) => maybe)).toEqual([
      ['rapid', 'swift', 'target', 'berserk'],
      ['rapid', 'swift', 'target', 'berserk'],
    ])
    expect(known?.unused).toBe(2)
  })

  it('exclude those that lie open elsewhere', () => {
    const known = blue(seen({ 'blue-brig': '?', 'blue-line': 'swift shown' }, 2))
    expect(known?.places.find(({ ship }) => ship === 'blue-brig')?.maybe).toEqual(['rapid', 'target', 'berserk'])
    expect(known?.places.find(({ ship }) => ship === 'blue-line')?.maybe).toEqual(['swift'])
  })

  it('exclude a captain that was seen to die, but not one that died unseen', () => {
    const before = seen({ 'blue-brig': '?', 'blue-line': 'swift shown', 'blue-galleon': '?' })
    const sunk = (ship: string) => ({ event: { kind: 'shipSunk', ship, at: 5, cause: 'shot' } as const, before })
    const now = seen({ 'blue-brig': '?' })
    expect(blue(now, [sunk('blue-line')])?.places[0]?.maybe).toEqual(['rapid', 'target', 'berserk'])
    expect(blue(now, [sunk('blue-line')])?.lost).toEqual(['swift'])
    expect(blue(now, [sunk('blue-galleon')])?.places[0]?.maybe).toHaveLength(4)
  })
})
