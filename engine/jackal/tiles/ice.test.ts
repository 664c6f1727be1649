import { describe, expect, it } from 'vitest'
import { island } from '../../testkit/island.ts'

describe('ice (J-ICE)', () => {
  it.each([
    ['d4', 'f6'],
    ['d5', 'f5'],
    ['d6', 'f4'],
    ['e4', 'e6'],
    ['e6', 'e4'],
    ['f4', 'd6'],
    ['f5', 'd5'],
    ['f6', 'd4'],
  ])('slides a piece that comes from %s on to %s', (from, to) => {
    const game = island('ice', { pieces: { 'white-1': from } })
    game.go('white-1', 'e5')
    expect([game.at('white-1'), game.turn]).toEqual([to, 'red'])
  })

  it('slides on from the ship, and over ice after ice', () => {
    const game = island(
      `.
       ice
       ice`,
      { at: 'g2', pieces: { 'white-1': 'g1' } },
    )
    game.go('white-1', 'g2')
    expect(game.at('white-1')).toBe('g4')
  })

  it('repeats the direction of an arrow', () => {
    const game = island(
      `.           ice
       arrow-1d    .`,
      { pieces: { 'white-1': 'd5' } },
    )
    game.go('white-1', 'e5')
    expect(game.at('white-1')).toBe('g7')
  })

  it('repeats a horse’s leap by another knight’s move of the player’s choice', () => {
    const game = island('horse', { tiles: { f7: 'ice', g9: 'fort' }, pieces: { 'white-1': 'd5', 'red-1': 'g9' } })
    game.go('white-1', 'e5')
    game.go('white-1', 'f7')
    expect(game.targets('white-1')).toEqual(['d6', 'd8', 'e5', 'e9', 'g5', 'h6', 'h8'])
    game.go('white-1', 'h8')
    expect([game.at('white-1'), game.turn]).toEqual(['h8', 'red'])
  })

  it('repeats a flight by another one to any tile, to a neighbouring one too', () => {
    const game = island('airplane ice .', { pieces: { 'white-1': 'e5' } })
    game.go('white-1', 'f5')
    expect(game.targets('white-1')).toHaveLength(116)
    game.go('white-1', 'k3')
    expect([game.at('white-1'), game.turn]).toEqual(['k3', 'red'])
  })

  it('carries a flying piece with a load on over open tiles only', () => {
    const game = island('airplane=1 ice ?empty', { pieces: { 'white-1': 'e5' } })
    game.go('white-1', 'f5', { carry: 'coin' })
    expect(game.targets('white-1')).toHaveLength(115)
    expect(game.targets('white-1')).not.toContain('g5')
  })

  it('slides a piece into the water, and aboard its own ship', () => {
    const wet = island('ice', { at: 'e2', pieces: { 'white-1': 'e3' } })
    wet.go('white-1', 'e2')
    expect(wet.at('white-1')).toBe('e1')
    const home = island('ice', { at: 'f2', pieces: { 'white-1': 'e3', 'white-2': 'g1' } })
    home.go('white-1', 'f2')
    expect(home.at('white-1')).toBe('g1')
  })

  it('kills a piece with a load before a closed tile, an enemy or a fort; the load stays (J-DEATH)', () => {
    for (const beyond of ['?empty', 'fort', 'thicket', 'empty']) {
      const game = island(`empty=1 ice ${beyond}`, { pieces: { 'white-1': 'e5', ...(beyond === 'empty' && foe) } })
      expect(game.isFatal('white-1', 'f5', { carry: 'coin' })).toBe(true)
      game.go('white-1', 'f5', { carry: 'coin' })
      expect(game.at('white-1')).toBe('dead')
      expect(game.tile('e5')).toMatchObject({ coins: 1 })
    }
  })

  it('slides a piece with empty hands onto an enemy, which is struck', () => {
    const game = island('. ice .', { pieces: { 'white-1': 'e5', ...foe } })
    game.go('white-1', 'f5')
    expect(game.at('red-2')).toBe('a7')
  })
})

const foe = { 'red-2': 'g5' }
