import { describe, expect, it } from 'vitest'
import type { IslandPlan } from '../testkit/drawnIsland.ts'
import { type Island, island } from '../testkit/island.ts'
import { parseCell, printCell } from './cells.ts'
import { foresee } from './foresight.ts'
import type { JackalMove } from './types.ts'

const crew = { 'white-1': 'e5', 'white-2': 'g1', 'red-3': 'a7' }

/** Walks east from e5 onto the drawn row. */
function eastOf(row: string, plan: IslandPlan = {}): Island {
  return island(`empty=1 ${row}`, { ...plan, pieces: { ...crew, ...plan.pieces } })
}

describe('moves that everybody can see must end in death are marked fatal (J-DEATH)', () => {
  it.each([
    ['the cannibal', 'cannibal', {}],
    ['an arrow onto the cannibal', '> cannibal', {}],
    ['an arrow back', '> <', {}],
    ['ice between arrows', '> ice <', {}],
    ['an arrow into a taken fort', '> fort', { 'red-1': 'g5' }],
    ['an arrow at a crocodile', '> crocodile', {}],
    ['an arrow onto the enemy’s missionary', '> .', { missionary: { team: 'red', at: 'g5' } }],
    ['an arrow into a guarded cave', '> cave', { 'red-1': 'k3' }],
    ['a fork whose ways all end badly', 'arrow-2 .', {}],
    ['a cannon trained on an enemy ship', 'cannon/W', {}],
  ])('%s', (_, row, pieces) => {
    const game = eastOf(row, {
      pieces,
      tiles: { f6: 'cannibal', f4: 'cannibal', ...(row.includes('cave') && { k3: 'cave' }) },
      teams: { red: { ship: 'a5' } },
    })
    expect(game.isFatal('white-1', 'f5')).toBe(true)
    game.go('white-1', 'f5')
    while (game.actor === 'white') game.kinds(game.moves()[0] ?? { kind: 'none' })
    expect(game.at('white-1')).toBe('dead')
  })

  it.each([
    ['a closed tile', '> ?empty'],
    ['a fort', '> fort'],
    ['a thicket', 'ice thicket'],
    ['a cave without an exit', '> cave'],
  ])('with a load: %s at the end of a chain, not without one', (_, row) => {
    const game = eastOf(row)
    expect(game.isFatal('white-1', 'f5', { carry: 'coin' })).toBe(true)
    expect(game.isFatal('white-1', 'f5')).toBe(false)
  })

  it.each([
    ['a fork with one way out', 'arrow-2/E cannibal'],
    ['a horse', 'horse'],
    ['a trap', 'trap'],
    ['a caramba', 'caramba'],
    ['an arrow into the water', 'cannon/S'],
    ['an arrow onto an enemy', '> .'],
  ])('%s is not', (_, row) => {
    expect(eastOf(row, { pieces: { 'red-1': 'g5' } }).isFatal('white-1', 'f5')).toBe(false)
  })

  it.each(['cannibal', 'arrow-1/W', 'crocodile', 'cannon/W'])('a closed %s is not, whoever looked at it', (kind) => {
    const tile = { kind: kind.split('/')[0], facing: 'W', open: false, seenBy: ['white'] }
    const more = {
      board: {
        default: { kind: 'empty' },
        tiles: { f5: tile, d5: { kind: 'arrow-1', facing: 'E' }, l11: { kind: 'empty', coins: 1 } },
      },
    }
    const game = island('', { pieces: crew, more })
    expect(game.isFatal('white-1', 'f5')).toBe(false)
  })

  it('is known of flights and of ways chosen on the road', () => {
    const flight = island('airplane', { pieces: crew, tiles: { k10: 'cannibal', k9: '>', l9: 'fort' } })
    expect(flight.isFatal('white-1', 'k10')).toBe(true)
    const fork = eastOf('arrow-3 cannibal')
    fork.go('white-1', 'f5')
    expect(fork.targets('white-1')).toEqual(['e6', 'f4', 'g5'])
    expect(['e6', 'f4', 'g5'].map((to) => fork.isFatal('white-1', to))).toEqual([false, false, true])
  })

  it('is not said of sailing, reviving and gifts', () => {
    const game = eastOf('.')
    expect(game.hint({ kind: 'sail', team: 'white', to: 'f1' })).toEqual({})
  })
})

describe('the path of a move is foretold as far as everybody knows', () => {
  function pathOf(game: Island, to: string) {
    const move: JackalMove = { kind: 'go', piece: 'white-1', to: parseCell(game.state.board, to) ?? -1 }
    const { path, ends } = foresee(game.state, move)
    return [path.map((step) => `${printCell(game.state.board, step.cell)} ${step.cause}`).join(', '), ends]
  }

  it.each([
    ['.', 'f5 walk', 'rest'],
    ['> ice .', 'f5 walk, g5 arrow, h5 ice', 'rest'],
    ['> ?empty', 'f5 walk, g5 arrow', 'unknown'],
    ['> arrow-4d', 'f5 walk, g5 arrow', 'choice'],
    ['> balloon', 'f5 walk, g5 arrow, g1 balloon', 'ship'],
    ['cannon/S', 'f5 walk, f1 cannon', 'rest'],
    ['crocodile', 'f5 walk, e5 crocodile', 'rest'],
    ['> <', 'f5 walk, g5 arrow, f5 arrow', 'death'],
    ['> cannibal', 'f5 walk, g5 arrow', 'death'],
    ['> cave', 'f5 walk, g5 arrow, k3 cave', 'rest'],
  ])('%s: %s, %s', (row, path, ends) => {
    expect(pathOf(eastOf(row, { tiles: { k3: 'cave' } }), 'f5')).toEqual([path, ends])
  })

  it('is a single step along a turntable, aboard and ashore', () => {
    const turntable = island('swamp', { pieces: { ...crew, 'white-1': { at: 'e5', step: 2 } } })
    expect(pathOf(turntable, 'e5')).toEqual(['e5 turntable', 'rest'])
    const ship = island('', { pieces: { 'white-1': 'g2', 'white-2': 'g1' } })
    expect(pathOf(ship, 'g1')).toEqual(['g1 board', 'ship'])
    expect(pathOf(island('', { pieces: { 'white-1': 'g1' } }), 'g2')).toEqual(['g2 land', 'rest'])
  })
})
