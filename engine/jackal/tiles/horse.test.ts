import { describe, expect, it } from 'vitest'
import { island } from '../../testkit/island.ts'

describe('the horse (J-HORSE)', () => {
  it.each([
    ['e5', ['c4', 'c6', 'd3', 'd7', 'f3', 'f7', 'g4', 'g6']],
    ['b5', ['a3', 'a7', 'c3', 'c7', 'd4', 'd6']],
    ['c2', ['a3', 'b4', 'd4', 'e1', 'e3']],
    ['b3', ['a5', 'c1', 'c5', 'd2', 'd4']],
  ])('leaps from %s by a knight’s move onto land or swimmable sea: %j', (cell, to) => {
    const game = island('', { tiles: { [cell]: 'horse', i9: 'airplane' }, pieces: { 'white-1': 'i9' } })
    game.go('white-1', cell)
    expect(game.targets('white-1')).toEqual(to)
  })

  it('turns only the tile where it lands', () => {
    const game = island(
      `?empty ?empty
       ?empty ?bottle-1
       horse  ?empty`,
      { pieces: { 'white-1': 'd5' } },
    )
    game.go('white-1', 'e5')
    game.go('white-1', 'f7')
    for (const cell of ['e6', 'e7', 'f5', 'f6']) expect(game.tile(cell)).toMatchObject({ open: false })
    expect(game.tile('f7')).toMatchObject({ open: true })
  })

  it('lets a piece leap aboard its own ship with a load', () => {
    const game = island('empty=1 horse', { at: 'e3', pieces: { 'white-1': 'e3' }, teams: { white: { ship: 'e1' } } })
    game.go('white-1', 'f3', { carry: 'coin' })
    game.go('white-1', 'e1')
    expect([game.at('white-1'), game.team('white').gold]).toEqual(['e1', 1])
  })

  it('does not offer the impossible: closed tiles with a load, forts with enemies (J-DEATH)', () => {
    const game = island('empty=1 horse', {
      tiles: { g7: '?empty', h6: 'fort', h4: '.' },
      pieces: { 'white-1': 'e5', 'red-1': 'h6', 'red-2': 'h4' },
    })
    game.go('white-1', 'f5', { carry: 'coin' })
    expect(game.targets('white-1')).toEqual(['d4', 'd6', 'e3', 'e7', 'g3'])
  })

  it('strikes where it lands (J-HIT)', () => {
    const game = island('. horse', { pieces: { 'white-1': 'e5', 'red-2': 'g7' } })
    game.go('white-1', 'f5')
    game.go('white-1', 'g7')
    expect([game.at('white-1'), game.at('red-2')]).toEqual(['g7', 'a7'])
  })
})
