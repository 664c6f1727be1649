import { describe, expect, it } from 'vitest'
import { island } from './island.ts'

describe('a drawn island', () => {
  it('puts rows from north to south, the last one beginning at its cell', () => {
    const game = island(
      `. horse
       > ?chest-3`,
    )
    expect(game.tile('e6')).toMatchObject({ kind: 'empty', open: true })
    expect(game.tile('f6')).toMatchObject({ kind: 'horse', open: true })
    expect(game.tile('e5')).toMatchObject({ kind: 'arrow-1', facing: 'E' })
    expect(game.tile('f5')).toMatchObject({ kind: 'chest-3', open: false })
    expect(game.tile('c3')).toMatchObject({ kind: 'empty', open: true })
  })

  it('reads facings, coins, the treasure and used-up tiles', () => {
    const game = island('cannon/S empty=2 galleon=T empty=1T airplane!', { at: 'c3' })
    expect(game.tile('c3')).toMatchObject({ kind: 'cannon', facing: 'S' })
    expect(game.tile('d3')).toMatchObject({ coins: 2 })
    expect(game.tile('e3')).toMatchObject({ kind: 'galleon', treasure: true })
    expect(game.tile('f3')).toMatchObject({ coins: 1, treasure: true })
    expect(game.tile('g3')).toMatchObject({ kind: 'airplane', used: true })
  })

  it('reads teams and types from the names of pieces', () => {
    const game = island('.', { pieces: { 'black-2': 'c3', friday: { team: 'red', at: 'd4' } } })
    expect(game.piece('black-2')).toEqual({ id: 'black-2', type: 'pirate', team: 'black', at: 'c3' })
    expect(game.piece('friday')).toEqual({ id: 'friday', type: 'friday', team: 'red', at: 'd4' })
    expect(game.at('white-1')).toBe('g1')
    expect(game.at('red-1')).toBeUndefined()
  })

  it.each(['volcano', '?', 'empty/X'])('refuses the tile %j', (text) => {
    expect(() => island(text)).toThrow()
  })
})

describe('a match on it', () => {
  it('plays public moves and returns public events', () => {
    const game = island('. > .', { pieces: { 'white-1': 'e5', 'white-2': 'g1' } })
    expect(game.targets('white-1')).toEqual(['d4', 'd5', 'd6', 'e4', 'e6', 'f4', 'f5', 'f6'])
    expect(game.play('white', { kind: 'go', piece: 'white-1', to: 'f5' })).toEqual([
      { kind: 'pieceMoved', piece: 'white-1', from: 'e5', to: 'f5', step: 0, cause: 'walk', load: null },
      { kind: 'pieceMoved', piece: 'white-1', from: 'f5', to: 'g5', step: 0, cause: 'arrow', load: null },
      { kind: 'turnPassed', from: 'white', to: 'red', seat: 'red', sobered: [] },
    ])
    expect(game.at('white-1')).toBe('g5')
    expect([game.turn, game.actor]).toEqual(['red', 'red'])
  })

  it('returns why a move is refused', () => {
    const game = island('.', { pieces: { 'white-1': 'e5' } })
    expect(game.refusal('white', { kind: 'go', piece: 'white-1', to: 'e9' })).toBe('too-far')
    expect(() => game.play('white', { kind: 'go', piece: 'white-1', to: 'e9' })).toThrow('too-far')
  })
})
