import { describe, expect, it } from 'vitest'
import { island } from '../../testkit/island.ts'

const ARCH = { variant: 'archipelago' } as const

describe('the trampoline (J-ARCH)', () => {
  it('throws over one cell in any of eight directions', () => {
    const game = island('trampoline', { options: ARCH, pieces: { 'white-1': 'e4' } })
    game.go('white-1', 'e5')
    expect(game.targets('white-1')).toEqual(['c3', 'c5', 'c7', 'e3', 'e7', 'g3', 'g5', 'g7'])
    game.go('white-1', 'g7')
    expect(game.at('white-1')).toBe('g7')
  })

  it('throws aboard with a coin, and into the sea, where it sinks', () => {
    const plan = { options: ARCH, at: 'e3', pieces: { 'white-1': 'e4' }, tiles: { e4: 'empty=1' } }
    const home = island('trampoline', { ...plan, teams: { white: { ship: 'e1' } } })
    home.go('white-1', 'e3', { carry: 'coin' })
    home.go('white-1', 'e1')
    expect(home.team('white').gold).toBe(1)
    const lost = island('trampoline', plan)
    lost.go('white-1', 'e3', { carry: 'coin' })
    expect(lost.go('white-1', 'e1')).toContainEqual(expect.objectContaining({ kind: 'loadLost', to: 'sea' }))
  })

  it('throws no piece off the board, nor onto a closed tile with a load', () => {
    const game = island('trampoline', {
      options: ARCH,
      at: 'b5',
      pieces: { 'white-1': 'b4' },
      tiles: { b4: 'empty=1', d5: '?empty' },
    })
    game.go('white-1', 'b5', { carry: 'coin' })
    expect(game.targets('white-1')).toEqual(['b3', 'b7', 'd3', 'd7'])
  })

  it('throws to death on an enemy ship, which every player can foresee', () => {
    const game = island('trampoline', { options: ARCH, at: 'c7', pieces: { 'white-1': 'c6' } })
    game.go('white-1', 'c7')
    expect(game.isFatal('white-1', 'a7')).toBe(true)
    game.go('white-1', 'a7')
    expect(game.at('white-1')).toBe('dead')
  })

  it('onto ice throws on in the same direction', () => {
    const game = island('trampoline . ice . .', { options: ARCH, at: 'd5', pieces: { 'white-1': 'd4' } })
    game.go('white-1', 'd5')
    game.go('white-1', 'f5')
    expect(game.at('white-1')).toBe('h5')
  })
})
