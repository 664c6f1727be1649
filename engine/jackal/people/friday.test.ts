import { describe, expect, it } from 'vitest'
import { island } from '../../testkit/island.ts'

const crew = { 'white-1': 'g1' }
const enemy = (at: string, more: object = {}) => ({ team: 'red', at, ...more })

describe('Friday (J-FRIDAY)', () => {
  it('carries coins and the treasure and brings them aboard', () => {
    const game = island('empty=1T', { at: 'f2', pieces: { ...crew, friday: 'f2' } })
    game.go('friday', 'g1', { carry: 'treasure' })
    expect(game.team('white').gold).toBe(3)
  })

  it('cannot hit: Friday cannot enter tiles with enemies, and dies if a chain leads there', () => {
    const game = island('. > .', { pieces: { ...crew, friday: 'e5', 'red-1': 'g5', 'red-2': 'd5' } })
    expect(game.whyNot('friday', 'd5')).toBe('friday-cannot-hit')
    expect(game.isFatal('friday', 'f5')).toBe(true)
    game.go('friday', 'f5')
    expect([game.at('friday'), game.at('red-1')]).toEqual(['gone', 'g5'])
  })

  it.each(['white-2', 'ben'])('changes sides when hit by %s, and stays', (id) => {
    const game = island('', { pieces: { ...crew, [id]: 'd5', friday: enemy('e5') } })
    expect(game.go(id, 'e5')).toContainEqual({
      kind: 'fridayTurned',
      piece: 'friday',
      by: id,
      from: 'red',
      to: 'white',
    })
    game.passBy()
    expect(game.targets('friday')).toHaveLength(8)
  })

  it('changes sides while its companions fly to their ship and their loads stay', () => {
    const game = island('. empty=2', { pieces: { 'white-1': 'e5', friday: enemy('f5'), 'red-1': 'f5', 'red-2': 'f5' } })
    game.go('white-1', 'f5')
    expect([game.at('red-1'), game.at('red-2'), game.piece('friday')?.team]).toEqual(['a7', 'a7', 'white'])
    expect(game.tile('f5')).toMatchObject({ coins: 2 })
  })

  it('is not turned by a piece with a load', () => {
    const game = island('empty=1', { pieces: { 'white-1': 'e5', friday: enemy('f5') } })
    expect(game.whyNot('white-1', 'f5', { carry: 'coin' })).toBe('enemies-with-load')
  })

  it('crosses a turntable in one move, standing on its last step', () => {
    const game = island('. mountain', { pieces: { ...crew, friday: 'e5' } })
    game.go('friday', 'f5')
    expect(game.piece('friday')).toMatchObject({ at: 'f5', step: 5 })
    game.passBy()
    expect(game.targets('friday')).toHaveLength(8)
    const earlier = island('mountain', { pieces: { ...crew, friday: { at: 'e5', step: 2 } } })
    expect(earlier.targets('friday')).toHaveLength(8)
  })

  it('is hit on a turntable by a piece that enters its step', () => {
    const game = island('jungle', { pieces: { 'white-1': { at: 'e5', step: 1 }, friday: enemy('e5') } })
    game.go('white-1', 'e5')
    expect(game.piece('friday')).toMatchObject({ team: 'white', step: 2 })
  })

  it('cannot sail a ship (J-SHIP)', () => {
    const game = island('', { pieces: { friday: 'g1', 'white-1': 'c9' } })
    expect(game.refusal('white', { kind: 'sail', team: 'white', to: 'f1' })).toBe('no-sailor-aboard')
  })

  it('dies on an enemy ship’s cell like any other piece (J-SHIP)', () => {
    const game = island('', { pieces: { ...crew, friday: 'b7' } })
    expect(game.isFatal('friday', 'a7')).toBe(true)
    game.go('friday', 'a7')
    expect(game.at('friday')).toBe('gone')
  })
})
