import { describe, expect, it } from 'vitest'
import { island } from '../../testkit/island.ts'

const pair = { 'white-1': 'e5', 'white-2': 'g1' }

describe('a cycle (J-DEATH)', () => {
  it('of two arrows kills', () => {
    const game = island('empty=1 > <', { pieces: pair })
    expect(game.isFatal('white-1', 'f5', { carry: 'coin' })).toBe(true)
    expect(game.go('white-1', 'f5', { carry: 'coin' })).toContainEqual(
      expect.objectContaining({ kind: 'pieceDied', piece: 'white-1', cause: 'cycle' }),
    )
    expect(game.tile('e5')).toMatchObject({ coins: 1 })
  })

  it('of ice between arrows, and of a ring, kills', () => {
    const ice = island('. > ice <', { pieces: pair })
    expect(ice.isFatal('white-1', 'f5')).toBe(true)
    const ring = island(
      `. v        <
       . arrow-1d ^`,
      { pieces: { 'white-1': 'e6', 'white-2': 'g1' } },
    )
    expect(ring.isFatal('white-1', 'f6')).toBe(true)
    ring.go('white-1', 'f6')
    expect(ring.at('white-1')).toBe('dead')
  })

  it('is allowed where there is another way, and is marked', () => {
    const game = island('. > arrow-2/E', { pieces: pair })
    expect(game.isFatal('white-1', 'f5')).toBe(false)
    game.go('white-1', 'f5')
    expect(game.targets('white-1')).toEqual(['f5', 'h5'])
    expect([game.isFatal('white-1', 'f5'), game.isFatal('white-1', 'h5')]).toEqual([true, false])
    game.go('white-1', 'f5')
    expect(game.at('white-1')).toBe('dead')
  })

  it('is closed only by the same step twice: a tile may be crossed again another way', () => {
    const game = island(
      `. arrow-4 .
       . ^       .`,
      { pieces: { 'white-1': 'e5', 'white-2': 'g1' } },
    )
    game.go('white-1', 'f5')
    expect(game.targets('white-1')).toEqual(['e6', 'f5', 'f7', 'g6'])
    game.go('white-1', 'f5')
    expect(game.targets('white-1')).toEqual([])
    expect(game.at('white-1')).toBe('dead')
  })
})

describe('the impossible (J-DEATH)', () => {
  it.each([
    ['a fort with an enemy inside', '. > fort', 'white-1', {}],
    ['a closed tile while carrying', 'empty=1 > ?empty', 'white-1', { carry: 'coin' }],
    ['enemies while carrying', 'empty=1 > .', 'white-1', { carry: 'coin' }],
    ['a fort while carrying', 'empty=1 > fort', 'white-1', { carry: 'coin' }],
    ['a thicket while carrying', 'empty=1 > thicket', 'white-1', { carry: 'coin' }],
    ['enemies for Friday', '. > .', 'friday', {}],
    ['enemies for the missionary', '. > .', 'missionary', {}],
  ] as const)('kills at the end of a chain: %s', (_, row, id, how) => {
    const closed = row.includes('?')
    const game = island(row, { pieces: { [id]: 'e5', 'white-2': 'g1', ...(closed ? {} : { 'red-1': 'g5' }) } })
    expect(game.isFatal(id, 'f5', how)).toBe(true)
    expect(game.go(id, 'f5', how)).toContainEqual({
      kind: 'pieceDied',
      piece: id,
      cell: 'f5',
      cause: 'impossible',
      by: null,
    })
    expect(game.turn).toBe('red')
  })

  it('is not offered while another way exists; a single way left is taken automatically', () => {
    const game = island('. arrow-2/E fort', { pieces: { 'white-1': 'f6', 'white-2': 'g1', 'red-1': 'g5' } })
    game.go('white-1', 'f5')
    expect([game.at('white-1'), game.turn]).toEqual(['e5', 'red'])
  })

  it('may not be chosen on foot', () => {
    const game = island('. fort', { pieces: { ...pair, 'red-1': 'f5' } })
    expect(game.whyNot('white-1', 'f5')).toBe('fort-taken')
  })
})

describe('the dead (J-DEATH)', () => {
  it('are revived only if they are pirates', () => {
    const game = island('. cannibal', { pieces: { 'white-1': 'e5', ben: 'e6', missionary: 'e4', 'white-2': 'g1' } })
    game.go('white-1', 'f5')
    game.passBy()
    game.go('ben', 'f5')
    game.passBy()
    game.go('missionary', 'f5')
    expect(['white-1', 'ben', 'missionary'].map((id) => game.at(id))).toEqual(['dead', 'gone', 'gone'])
  })

  it('include residents gone for good, even a missionary turned pirate', () => {
    const game = island('', { pieces: { missionary: { at: 'b7', fighter: true }, 'white-2': 'g1' } })
    game.go('missionary', 'a7')
    expect(game.at('missionary')).toBe('gone')
  })
})
