import { describe, expect, it } from 'vitest'
import { island } from '../../testkit/island.ts'

describe('the balloon (J-BALLOON)', () => {
  it.each(['balloon', '?balloon'])('%s carries a piece to its own ship at any place', (tile) => {
    const game = island(`. ${tile}`, { pieces: { 'white-1': 'e5' }, teams: { white: { ship: 'k1' } } })
    game.go('white-1', 'f5')
    expect([game.at('white-1'), game.turn]).toEqual(['k1', 'red'])
  })

  it('scores the load', () => {
    const game = island('empty=T balloon', { pieces: { 'white-1': 'e5' } })
    expect(game.go('white-1', 'f5', { carry: 'treasure' })).toContainEqual({
      kind: 'loadScored',
      piece: 'white-1',
      team: 'white',
      load: 'treasure',
      value: 3,
    })
    expect(game.team('white').gold).toBe(3)
  })

  it('never carries to the ally’s ship, not even a piece that came from there', () => {
    const game = island('balloon', {
      at: 'g12',
      options: { alliances: 'pairs' },
      pieces: { 'white-1': 'g13', 'black-1': 'c9' },
    })
    game.go('white-1', 'g12')
    expect(game.at('white-1')).toBe('g1')
  })

  it('carries Friday to the ship of Friday’s team', () => {
    const game = island('empty=1 balloon', { turn: 'red', pieces: { friday: { team: 'red', at: 'e5' } } })
    game.go('friday', 'f5', { carry: 'coin' })
    expect([game.at('friday'), game.team('red').gold]).toEqual(['a7', 1])
  })
})
