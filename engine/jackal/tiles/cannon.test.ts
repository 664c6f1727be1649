import { describe, expect, it } from 'vitest'
import { island } from '../../testkit/island.ts'

const crew = { 'white-1': 'd4', 'white-2': 'g1' }

describe('the cannon (J-CANNON)', () => {
  it.each([
    ['N', 'e13'],
    ['E', 'm5'],
    ['S', 'e1'],
    ['W', 'a5'],
  ])('facing %s shoots a piece from e5 into the sea at %s', (facing, cell) => {
    const game = island(`?cannon/${facing}`, { pieces: crew })
    game.go('white-1', 'e5')
    expect([game.at('white-1'), game.turn]).toEqual([cell, 'red'])
  })

  it('shoots into the corner of the island’s square, which is sea', () => {
    const game = island('cannon/W', { at: 'c2', pieces: { 'white-1': 'd2' } })
    game.go('white-1', 'c2')
    expect(game.at('white-1')).toBe('b2')
  })

  it('sinks the load in the water, and scores it aboard the piece’s own ship', () => {
    const wet = island('empty=1 cannon/S', { pieces: { 'white-1': 'e5' } })
    wet.go('white-1', 'f5', { carry: 'coin' })
    expect([wet.at('white-1'), wet.team('white').gold]).toEqual(['f1', 0])
    const home = island('empty=1 cannon/S', { pieces: { 'white-1': 'e5' }, teams: { white: { ship: 'f1' } } })
    home.go('white-1', 'f5', { carry: 'coin' })
    expect([home.at('white-1'), home.team('white').gold]).toEqual(['f1', 1])
  })

  it('scores for the ally’s ship if it hits that ship', () => {
    const game = island('empty=1 cannon/N', {
      options: { alliances: 'pairs' },
      pieces: { 'white-1': 'e5', 'black-1': 'c9' },
      teams: { black: { ship: 'f13' } },
    })
    game.go('white-1', 'f5', { carry: 'coin' })
    expect([game.at('white-1'), game.team('black').gold, game.team('white').gold]).toEqual(['f13', 1, 0])
  })

  it('is death before an enemy ship, and the load sinks (J-DEATH)', () => {
    const game = island('empty=1 cannon/W', { pieces: { ...crew, 'white-1': 'e5' }, teams: { red: { ship: 'a5' } } })
    expect(game.isFatal('white-1', 'f5', { carry: 'coin' })).toBe(true)
    game.go('white-1', 'f5', { carry: 'coin' })
    expect(game.at('white-1')).toBe('dead')
    expect(game.tile('e5')).toEqual({ kind: 'empty', open: true })
  })

  it('hits an enemy that swims where the piece lands, not a friend (J-HIT)', () => {
    const game = island('cannon/W', { pieces: { ...crew, 'red-1': 'a5', 'red-2': 'a7' } })
    game.go('white-1', 'e5')
    expect([game.at('white-1'), game.at('red-1')]).toEqual(['a5', 'dead'])
    const friends = island('cannon/W', { pieces: { ...crew, 'white-3': 'a5' } })
    friends.go('white-1', 'e5')
    expect([friends.at('white-1'), friends.at('white-3')]).toEqual(['a5', 'a5'])
  })
})
