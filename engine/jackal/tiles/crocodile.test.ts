import { describe, expect, it } from 'vitest'
import { island } from '../../testkit/island.ts'

describe('the crocodile (J-CROCODILE)', () => {
  it('sends a piece back to where it came from, with its load', () => {
    const game = island('empty=1 crocodile', { pieces: { 'white-1': 'e5' } })
    game.go('white-1', 'f5', { carry: 'coin' })
    expect([game.at('white-1'), game.turn]).toEqual(['e5', 'red'])
    expect(game.tile('e5')).toMatchObject({ coins: 1 })
  })

  it('sends a piece back aboard the ship it left', () => {
    const game = island('?crocodile', { at: 'g2', pieces: { 'white-1': 'g1' } })
    game.go('white-1', 'g2')
    expect([game.at('white-1'), game.turn]).toEqual(['g1', 'red'])
  })

  it('makes ice slide on backwards', () => {
    const game = island('. ice crocodile', { pieces: { 'white-1': 'e5' } })
    expect(game.isFatal('white-1', 'f5')).toBe(false)
    expect(game.go('white-1', 'f5').filter((event) => event.kind === 'pieceMoved')).toMatchObject([
      { to: 'f5', cause: 'walk' },
      { to: 'g5', cause: 'ice' },
      { to: 'f5', cause: 'crocodile' },
      { to: 'e5', cause: 'ice' },
    ])
  })

  it('lets an arrow offer its other directions, a single one automatically', () => {
    const one = island('arrow-2/E crocodile', { pieces: { 'white-1': 'e4' } })
    one.go('white-1', 'e5')
    one.go('white-1', 'f5')
    expect([one.at('white-1'), one.turn]).toEqual(['d5', 'red'])
    const three = island('arrow-4 crocodile', { pieces: { 'white-1': 'd4' } })
    three.go('white-1', 'e5')
    three.go('white-1', 'f5')
    expect(three.targets('white-1')).toEqual(['d5', 'e4', 'e6'])
  })

  it('lets a horse leap elsewhere', () => {
    const game = island('horse', { tiles: { f7: 'crocodile' }, pieces: { 'white-1': 'd5' } })
    game.go('white-1', 'e5')
    game.go('white-1', 'f7')
    expect(game.targets('white-1')).toEqual(['c4', 'c6', 'd3', 'd7', 'f3', 'g4', 'g6'])
  })

  it('sends a flying piece back to the airplane, which is then used up', () => {
    const game = island('airplane', { tiles: { k10: '?crocodile' }, pieces: { 'white-1': 'e5' } })
    game.go('white-1', 'k10')
    expect([game.at('white-1'), game.turn]).toEqual(['e5', 'red'])
    expect(game.tile('e5')).toMatchObject({ used: true })
  })

  it('lets the tile act again: a trap holds, rum is drunk, the caramba asks for an oath, a turntable begins again', () => {
    const trap = island('trap crocodile', { pieces: { 'white-1': { at: 'e5', trapped: true } }, teams: BOTTLED })
    trap.go('white-1', 'f5', { bottle: true })
    expect(trap.piece('white-1')).toMatchObject({ at: 'e5', trapped: true })

    const rum = island('rum crocodile', { pieces: { 'white-1': 'e5' } })
    rum.go('white-1', 'f5')
    expect(rum.piece('white-1')).toMatchObject({ at: 'e5', drunk: true })

    const caramba = island('caramba crocodile', { pieces: { 'white-1': 'e5' } })
    caramba.go('white-1', 'f5')
    expect(caramba.moves().map((move) => move.kind)).toEqual(['swear', 'swear'])

    const turntable = island('swamp crocodile', { pieces: { 'white-1': { at: 'e5', step: 4 } } })
    turntable.go('white-1', 'f5')
    expect(turntable.piece('white-1')).toMatchObject({ at: 'e5', step: 1 })
  })

  it('kills if the way back would be a cycle: an arrow that points at it (J-DEATH)', () => {
    const game = island('empty=1 > crocodile', { pieces: { 'white-1': 'e5' } })
    expect(game.isFatal('white-1', 'f5', { carry: 'coin' })).toBe(true)
    expect(game.go('white-1', 'f5', { carry: 'coin' })).toContainEqual({
      kind: 'pieceDied',
      piece: 'white-1',
      cell: 'f5',
      cause: 'cycle',
      by: null,
    })
    expect(game.tile('e5')).toMatchObject({ coins: 1 })
  })
})

const BOTTLED = { white: { bottles: 1 } }
