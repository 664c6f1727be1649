import { describe, expect, it } from 'vitest'
import { island } from '../../testkit/island.ts'

const crew = { 'white-3': 'g1', 'red-3': 'a7' }

describe('swimming (J-SWIM)', () => {
  it.each([
    ['e1', ['d1', 'f1']],
    ['c1', ['b1', 'b2', 'd1']],
    ['b1', ['a2', 'b2', 'c1']],
    ['b2', ['a2', 'a3', 'b1', 'c1']],
    ['a2', ['a3', 'b1', 'b2']],
    ['l12', ['k13', 'l13', 'm11', 'm12']],
    ['m12', ['l12', 'l13', 'm11']],
  ])('goes from %s to %j, never ashore', (from, to) => {
    const game = island('', { pieces: { ...crew, 'white-1': from } })
    expect(game.targets('white-1')).toEqual(to)
  })

  it('leads out of the water only onto the swimmer’s own or an allied ship', () => {
    const game = island('', { options: { alliances: 'pairs' }, pieces: { 'white-1': 'h13', 'black-1': 'g13' } })
    expect(game.whyNot('white-1', 'h12')).toBe('no-landing-from-water')
    game.go('white-1', 'g13')
    expect(game.targets('white-1')).toEqual([])
    expect(game.at('white-1')).toBe('g13')
  })

  it('is death at an enemy ship', () => {
    const game = island('', { pieces: { ...crew, 'white-1': 'a8' } })
    expect(game.isFatal('white-1', 'a7')).toBe(true)
    game.go('white-1', 'a7')
    expect(game.at('white-1')).toBe('dead')
  })

  it('does not begin on foot from a tile', () => {
    const game = island('', { pieces: { ...crew, 'white-1': 'c3' } })
    expect(game.targets('white-1')).toEqual(['b3', 'b4', 'c2', 'c4', 'd2', 'd3', 'd4'])
    expect(game.whyNot('white-1', 'b2')).toBe('no-jumping-into-the-sea')
  })
})

/** The swimmer from d1 to e1, the swimmer already there, and the fate of both. */
const MEETINGS = [
  ['white-1', 'red-1', 'e1', 'dead'],
  ['white-1', 'ben', 'e1', 'gone'],
  ['ben', 'red-1', 'e1', 'dead'],
  ['white-1', 'missionary', 'dead', 'e1'],
  ['missionary', 'red-1', 'gone', 'e1'],
  ['friday', 'red-1', 'gone', 'e1'],
  ['missionary', 'friday', 'gone', 'gone'],
  ['friday', 'missionary', 'gone', 'gone'],
] as const

describe('swimmers that meet (J-SWIM)', () => {
  it.each(MEETINGS)('%s onto the enemy’s %s: %s and %s', (comer, other, first, second) => {
    const game = island('', { pieces: { ...crew, [comer]: 'd1', [other]: { team: 'red', at: 'e1' } } })
    expect(game.isFatal(comer, 'e1')).toBe(first !== 'e1' && second === 'e1')
    game.go(comer, 'e1')
    expect([game.at(comer), game.at(other)]).toEqual([first, second])
  })

  it('a pirate onto an enemy’s Friday: Friday changes sides', () => {
    const game = island('', { pieces: { ...crew, 'white-1': 'd1', friday: { team: 'red', at: 'e1' } } })
    game.go('white-1', 'e1')
    expect([game.at('white-1'), game.piece('friday')]).toMatchObject(['e1', { team: 'white', at: 'e1' }])
  })

  it('the missionary guards the pieces that swim with it', () => {
    const game = island('', {
      pieces: { ...crew, 'white-1': 'd1', 'red-1': 'e1', missionary: { team: 'red', at: 'e1' } },
    })
    game.go('white-1', 'e1')
    expect([game.at('white-1'), game.at('red-1')]).toEqual(['dead', 'e1'])
  })

  it('friends and allies swim together', () => {
    const game = island('', {
      options: { alliances: 'pairs' },
      pieces: { ...crew, 'white-1': 'd1', 'white-2': 'e1', 'black-1': 'e1', missionary: 'e1' },
    })
    game.go('white-1', 'e1')
    expect(['white-1', 'white-2', 'black-1', 'missionary'].map((id) => game.at(id))).toEqual(['e1', 'e1', 'e1', 'e1'])
  })

  it('Friday and the missionary of one team leave the game here too', () => {
    const game = island('', { pieces: { ...crew, friday: 'd1', missionary: 'e1' } })
    game.go('friday', 'e1')
    expect([game.at('friday'), game.at('missionary')]).toEqual(['gone', 'gone'])
  })

  it('a piece thrown in hits like a swimmer', () => {
    const game = island('v', { at: 'e2', pieces: { ...crew, 'white-1': 'e3', 'red-1': 'e1' } })
    game.go('white-1', 'e2')
    expect([game.at('white-1'), game.at('red-1')]).toEqual(['e1', 'dead'])
  })
})
