import { describe, expect, it } from 'vitest'
import { island } from '../../testkit/island.ts'

describe('the airplane (J-AIRPLANE)', () => {
  it('flies to any tile of the island, not onto ships or the sea', () => {
    const game = island('airplane', { pieces: { 'white-1': 'e5', 'white-2': 'g1' } })
    expect(game.targets('white-1')).toHaveLength(116)
    expect(game.whyNot('white-1', 'g1')).toBe('too-far')
    expect(game.whyNot('white-1', 'c1')).toBe('too-far')
  })

  it('flies once a game, a step to the next tile being a flight too; then it is an empty tile', () => {
    const game = island('airplane .', { pieces: { 'white-1': 'e5', 'white-2': 'd5' } })
    expect(game.go('white-1', 'f5').slice(0, 2)).toEqual([
      { kind: 'airplaneUsed', cell: 'e5' },
      { kind: 'pieceMoved', piece: 'white-1', from: 'e5', to: 'f5', step: 0, cause: 'flight', load: null },
    ])
    game.passBy()
    game.go('white-2', 'e5')
    expect(game.turn).toBe('red')
    game.passBy()
    expect(game.targets('white-2')).toHaveLength(8)
  })

  it('lets the arriving piece fly at once or stay', () => {
    const flying = island('?airplane', { pieces: { 'white-1': 'd5' } })
    flying.go('white-1', 'e5')
    expect([flying.turn, flying.targets('white-1').length]).toEqual(['white', 116])
    flying.go('white-1', 'k10')
    expect([flying.at('white-1'), flying.turn]).toEqual(['k10', 'red'])
    expect(flying.tile('e5')).toMatchObject({ used: true })
    const staying = island('?airplane', { pieces: { 'white-1': 'd5', 'white-2': 'g1' } })
    staying.go('white-1', 'e5')
    staying.play('white', { kind: 'decline' })
    expect(staying.tile('e5')).toEqual({ kind: 'airplane', open: true })
    staying.passBy()
    expect(staying.targets('white-1')).toHaveLength(116)
  })

  it('carries pieces with a load to open tiles only, at once and later', () => {
    const game = island('empty=1 airplane', { tiles: { k10: '?empty' }, pieces: { 'white-1': 'e5', 'white-2': 'g1' } })
    game.go('white-1', 'f5', { carry: 'coin' })
    expect(game.targets('white-1')).not.toContain('k10')
    game.play('white', { kind: 'decline' })
    expect(game.tile('f5')).toMatchObject({ coins: 1 })
    game.passBy()
    expect(game.targets('white-1')).toContain('k10')
    expect(game.targets('white-1', { carry: 'coin' })).not.toContain('k10')
    game.go('white-1', 'k9', { carry: 'coin' })
    expect(game.tile('k9')).toMatchObject({ coins: 1 })
  })

  it('is used up by a step aboard a ship from it', () => {
    const game = island('airplane', { at: 'g2', pieces: { 'white-1': 'g2' } })
    game.go('white-1', 'g1')
    expect(game.at('white-1')).toBe('g1')
    expect(game.tile('g2')).toMatchObject({ used: true })
  })

  it('passes to a piece that drives another off', () => {
    const game = island('. airplane', { turn: 'red', pieces: { 'red-1': 'e5', 'white-1': 'f5' } })
    game.go('red-1', 'f5')
    expect(game.at('white-1')).toBe('g1')
    expect(game.targets('red-1')).toHaveLength(116)
  })

  it('lets the tile where it lands act at once, load and all', () => {
    const game = island('airplane=1', { tiles: { k10: 'balloon' }, pieces: { 'white-1': 'e5', 'white-2': 'g1' } })
    game.go('white-1', 'k10', { carry: 'coin' })
    expect([game.at('white-1'), game.team('white').gold]).toEqual(['g1', 1])
  })

  it('takes the missionary and Friday where they may come, and no piece into a guarded fort', () => {
    const game = island('airplane', {
      tiles: { k3: 'fort' },
      pieces: { missionary: 'e5', 'white-1': 'g1', 'red-1': 'k3', 'red-2': 'k10' },
    })
    expect(game.targets('missionary')).toHaveLength(114)
    expect(game.whyNot('missionary', 'k10')).toBe('preacher-avoids-enemies')
    expect(game.whyNot('missionary', 'k3')).toBe('fort-taken')
  })

  it('is left behind with the coin when Friday meets the missionary on it (J-FRIDAY)', () => {
    const game = island('empty=1 airplane', { pieces: { friday: 'e5', missionary: 'f5', 'white-1': 'g1' } })
    game.go('friday', 'f5', { carry: 'coin' })
    expect([game.at('friday'), game.at('missionary')]).toEqual(['gone', 'gone'])
    expect(game.tile('f5')).toEqual({ kind: 'airplane', open: true, coins: 1 })
  })
})
