import { describe, expect, it } from 'vitest'
import { island } from '../../testkit/island.ts'

describe('the cannibal (J-CANNIBAL)', () => {
  it.each([
    ['white-1', 'dead'],
    ['ben', 'gone'],
    ['missionary', 'gone'],
  ])('eats %s, which is %s', (id, end) => {
    const game = island('. cannibal', { pieces: { [id]: 'e5', 'white-2': 'g1' } })
    expect(game.isFatal(id, 'f5')).toBe(true)
    expect(game.go(id, 'f5')).toContainEqual({ kind: 'pieceDied', piece: id, cell: 'f5', cause: 'cannibal', by: null })
    expect(game.at(id)).toBe(end)
  })

  it('takes the load as well', () => {
    const game = island('empty=1T cannibal', { pieces: { 'white-1': 'e5', 'white-2': 'g1' } })
    game.go('white-1', 'f5', { carry: 'treasure' })
    expect(game.tile('e5')).toEqual({ kind: 'empty', open: true, coins: 1 })
    expect(game.tile('f5')).toEqual({ kind: 'cannibal', open: true })
  })

  it('spares Friday, but a load put down there is lost', () => {
    const game = island('empty=1 cannibal', { pieces: { friday: 'e5', 'white-2': 'g1' } })
    expect(game.isFatal('friday', 'f5', { carry: 'coin' })).toBe(false)
    expect(game.go('friday', 'f5', { carry: 'coin' })).toContainEqual({
      kind: 'loadLost',
      piece: 'friday',
      cell: 'f5',
      load: 'coin',
      to: 'cannibal',
    })
    expect(game.at('friday')).toBe('f5')
  })

  it('eats an enemy before it hits Friday there', () => {
    const game = island('. cannibal', { pieces: { 'white-1': 'e5', friday: { team: 'red', at: 'f5' } } })
    game.go('white-1', 'f5')
    expect(game.at('white-1')).toBe('dead')
    expect(game.piece('friday')).toMatchObject({ team: 'red', at: 'f5' })
  })

  it('gives no warning while it is closed', () => {
    const game = island('. ?cannibal', { pieces: { 'white-1': 'e5', 'white-2': 'g1' } })
    expect(game.isFatal('white-1', 'f5')).toBe(false)
    game.go('white-1', 'f5')
    expect(game.at('white-1')).toBe('dead')
  })
})
