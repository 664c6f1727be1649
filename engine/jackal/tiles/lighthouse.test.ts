import { describe, expect, it } from 'vitest'
import { type Island, island } from '../../testkit/island.ts'

const climber = { 'white-1': 'd5', 'white-2': 'g1' }
const HIDDEN = { c3: '?cannibal', c4: '?chest-1', c5: '?rum', c6: '?trap', c7: '?horse' }

function closed(count: number): Record<string, string> {
  return Object.fromEntries(Object.entries(HIDDEN).slice(0, count))
}

function climb(count: number): Island {
  const game = island('?lighthouse', { tiles: closed(count), pieces: climber })
  game.go('white-1', 'e5')
  return game
}

const kind = (game: Island, cell: string) => game.tile(cell).kind

describe('the lighthouse (J-LIGHTHOUSE)', () => {
  it.each([
    [5, 4],
    [4, 4],
    [3, 3],
    [1, 1],
  ])('of %i closed tiles shows %i, one by one', (count, looks) => {
    const game = climb(count)
    for (const cell of Object.keys(HIDDEN).slice(0, looks)) {
      expect(game.moves().every((move) => move.kind === 'peek')).toBe(true)
      game.play('white', { kind: 'peek', cell })
    }
    expect(game.moves().every((move) => move.kind === 'arrange')).toBe(true)
  })

  it('shows nothing when no tile is closed any more', () => {
    const game = climb(0)
    expect(game.turn).toBe('red')
    expect(game.tile('e5')).toMatchObject({ used: true })
  })

  it('offers closed tiles only, each once', () => {
    const game = climb(5)
    game.play('white', { kind: 'peek', cell: 'c4' })
    expect(game.moves().map((move) => move.cell)).toEqual(['c3', 'c5', 'c6', 'c7'])
    expect(game.refusal('white', { kind: 'peek', cell: 'c4' })).toBe('already-looked')
    expect(game.refusal('white', { kind: 'peek', cell: 'd9' })).toBe('not-a-closed-tile')
  })

  it('puts the tile seen at the i-th cell of the order at the i-th looked-at cell', () => {
    const game = climb(4)
    for (const cell of ['c3', 'c4', 'c5', 'c6']) game.play('white', { kind: 'peek', cell })
    expect(game.moves()).toHaveLength(24)
    expect(game.refusal('white', { kind: 'arrange', order: ['c3', 'c3', 'c5', 'c6'] })).toBe(
      'not-an-order-of-the-looked',
    )
    game.play('white', { kind: 'arrange', order: ['c4', 'c6', 'c3', 'c5'] })
    expect(['c3', 'c4', 'c5', 'c6'].map((cell) => kind(game, cell))).toEqual(['chest-1', 'trap', 'cannibal', 'rum'])
    expect([game.at('white-1'), game.turn]).toEqual(['e5', 'red'])
  })

  it('reveals a tile only to the seat that looked', () => {
    const game = climb(2)
    const received = game.play('white', { kind: 'peek', cell: 'c3' })
    expect(received[0]).toMatchObject({ kind: 'tilePeeked', seat: 'white', tile: { kind: 'cannibal' } })
    game.play('white', { kind: 'peek', cell: 'c4' })
    game.play('white', { kind: 'arrange', order: ['c4', 'c3'] })
    expect(game.view('white')).toMatchObject({
      board: { tiles: { c3: { kind: 'chest-1' }, c4: { kind: 'cannibal' } } },
    })
    for (const viewer of ['red', 'spectator']) {
      expect(game.view(viewer)).toMatchObject({ board: { tiles: { c3: { kind: 'closed' }, c4: { kind: 'closed' } } } })
    }
  })

  it('works once, for the piece that turns it', () => {
    const game = island('lighthouse', { tiles: closed(4), pieces: climber })
    game.go('white-1', 'e5')
    expect(game.turn).toBe('red')
  })

  it('shows tiles to the player that commands the team under the grove (J-GROVE)', () => {
    const game = island('?lighthouse', { tiles: closed(1), pieces: climber, more: { grove: { turnsLeft: 2 } } })
    expect(game.actor).toBe('red')
    game.go('white-1', 'e5')
    game.play('red', { kind: 'peek', cell: 'c3' })
    expect(game.view('red')).toMatchObject({ board: { tiles: { c3: { kind: 'cannibal' } } } })
    expect(game.view('white')).toMatchObject({ board: { tiles: { c3: { kind: 'closed' } } } })
  })
})
