import { describe, expect, it } from 'vitest'
import { island } from '../../testkit/island.ts'
import { printCell } from '../cells.ts'
import { TILE_KINDS, tileRow } from '../data/tiles.ts'
import { knightMovesFrom, neighboursOf } from '../geometry/terrain.ts'
import type { Cell, ChainStep, JackalState, Tile } from '../types.ts'
import { pieceOf } from '../world.ts'
import { arrivalEffectOf, waysFrom } from './arrivalEffect.ts'

const { state } = island('. . . cave . cave', { pieces: { 'white-1': 'd5', friday: 'b5' } })
const MIDDLE = state.board.map.length * 6 + 6 // g7

const lying = (kind: Tile['kind'], facing: Tile['facing']): Tile => ({
  ...(state.tiles[MIDDLE] as Tile), // g7 is land
  kind,
  facing,
})

/**
 * Returns the cells to which a tile in the middle of the island sends a pirate that came by a step; empty if it stays
 * or dies.
 */
function sentBy(tile: Tile, last: ChainStep): readonly Cell[] {
  const laid: JackalState = { ...state, tiles: state.tiles.with(MIDDLE, tile) }
  const chain = { piece: 'white-1', origin: last.from, originStep: 0, steps: [last] }
  const piece = pieceOf(state, 'white-1')
  const effect = arrivalEffectOf(laid, { piece, load: null, cell: MIDDLE, tile, chain, opened: false })
  return effect.kind === 'leaves' || effect.kind === 'emerges' ? effect.to : []
}

const stepsToMiddle: readonly ChainStep[] = [
  ...neighboursOf(state.board, MIDDLE).map((from) => ({ from, to: MIDDLE, manner: 'straight' as const })),
  ...knightMovesFrom(state.board, MIDDLE).map((from) => ({ from, to: MIDDLE, manner: 'knight' as const })),
]

const LYING = TILE_KINDS.flatMap((kind) =>
  (tileRow(kind).turned ? ([0, 1, 2, 3] as const) : ([0] as const)).map((facing) => ({ kind, facing })),
)

describe('all ways from a tile', () => {
  it.each(LYING)('$kind lying $facing include every way on which it sends a piece', ({ kind, facing }) => {
    const tile = lying(kind, facing)
    const all = waysFrom(state, MIDDLE, tile)
    const back = stepsToMiddle.map(({ from }) => from)
    const homes = state.teams.map(({ ship }) => ship)
    for (const step of stepsToMiddle) {
      const unknown = sentBy(tile, step).filter((to) => ![...all, ...back, ...homes].includes(to))
      expect(unknown.map((cell) => printCell(state.board, cell))).toEqual([])
    }
  })

  const namesOf = (cells: readonly Cell[]) => cells.map((cell) => printCell(state.board, cell)).toSorted()
  const AROUND = namesOf(neighboursOf(state.board, MIDDLE))
  const LEAPS = namesOf(knightMovesFrom(state.board, MIDDLE))

  it.each([
    ['empty', AROUND],
    ['trap', AROUND],
    ['horse', LEAPS],
    ['ice', [...AROUND, ...LEAPS].toSorted()],
    ['arrow-2d', ['f6', 'h8']],
    ['cannon', ['g13']],
    ['cave', [...AROUND, 'h5', 'j5'].toSorted()],
    ['crocodile', []],
    ['balloon', []],
  ] as const)('of %s are %j', (kind, ways) => {
    expect(namesOf(waysFrom(state, MIDDLE, lying(kind, 0)))).toEqual(ways)
  })

  it('lead from the cannibal as long as Friday is alive', () => {
    const cannibal = lying('cannibal', 0)
    expect(namesOf(waysFrom(state, MIDDLE, cannibal))).toEqual(AROUND)
    const alone = { ...state, pieces: state.pieces.map((piece) => ({ ...piece, at: 'gone' as const })) }
    expect(waysFrom(alone, MIDDLE, cannibal)).toEqual([])
  })
})
