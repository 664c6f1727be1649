import { describe, expect, it } from 'vitest'
import type { IslandPlan } from '../../testkit/drawnIsland.ts'
import { island } from '../../testkit/island.ts'
import { landOf } from '../geometry/terrain.ts'

const quake = (plan: IslandPlan = {}) => {
  const game = island('. ?earthquake', {
    ...plan,
    pieces: { 'white-1': 'e5', 'white-2': 'g1', 'red-1': 'c9', ...plan.pieces },
  })
  game.go('white-1', 'f5')
  return game
}

describe('the earthquake (J-EARTHQUAKE)', () => {
  it('swaps two tiles, open or closed, and keeps their orientation', () => {
    const game = quake({ tiles: { c3: '?cannon/E', k10: 'airplane!' } })
    game.play('white', { kind: 'swap', cell: 'c3' })
    expect(game.turn).toBe('white')
    game.play('white', { kind: 'swap', cell: 'k10' })
    expect(game.tile('c3')).toEqual({ kind: 'airplane', open: true, used: true })
    expect(game.tile('k10')).toEqual({ kind: 'cannon', open: false, facing: 'E' })
    expect([game.at('white-1'), game.turn]).toEqual(['f5', 'red'])
  })

  it('excludes its own tile, tiles with pieces, and tiles with loads', () => {
    const game = quake({ tiles: { d3: 'empty=1', d4: 'galleon=T', d6: 'jungle=1' }, pieces: { friday: 'c8' } })
    const cells = game.moves().map((move) => move.cell)
    for (const taken of ['f5', 'c9', 'c8', 'd3', 'd4', 'd6', 'l11', 'g1']) expect(cells).not.toContain(taken)
    expect(cells).toContain('e5')
    expect(cells).toHaveLength(landOf(game.state.board).length - 7)
    expect(game.refusal('white', { kind: 'swap', cell: 'f5' })).toBe('tile-not-free')
  })

  it('needs two different tiles', () => {
    const game = quake()
    game.play('white', { kind: 'swap', cell: 'c3' })
    expect(game.refusal('white', { kind: 'swap', cell: 'c3' })).toBe('tile-not-free')
  })

  it('may move a cave, and pieces lost inside move with it', () => {
    const game = quake({ tiles: { c3: 'cave' }, pieces: { 'white-3': { at: 'c3', inCave: 'c3' } } })
    game.play('white', { kind: 'swap', cell: 'c3' })
    game.play('white', { kind: 'swap', cell: 'k10' })
    expect(game.piece('white-3')).toMatchObject({ at: 'k10', inCave: 'k10' })
  })

  it.each([
    [0, 'red'],
    [1, 'red'],
    [2, 'white'],
  ])('with %i free tiles leaves %s to move', (free, mover) => {
    const laden = { kind: 'empty', coins: 1 }
    const list = Object.fromEntries(['e5', 'k10'].slice(0, free).map((cell) => [cell, { kind: 'empty' }]))
    const game = island('', {
      pieces: { 'white-1': 'e5', 'white-2': 'g1' },
      more: {
        board: { default: laden, tiles: { e5: laden, ...list, f5: { kind: 'earthquake', open: false } } },
      },
    })
    game.go('white-1', 'f5')
    expect(game.turn).toBe(mover)
  })

  it('acts only when it is turned', () => {
    const game = island('. earthquake', { pieces: { 'white-1': 'e5' } })
    game.go('white-1', 'f5')
    expect(game.turn).toBe('red')
  })
})
