import { describe, expect, it } from 'vitest'
import { playMove } from '../../kernel/play.ts'
import { openStream } from '../../kernel/rng.ts'
import type { IslandPlan } from '../../testkit/drawnIsland.ts'
import { island } from '../../testkit/island.ts'
import { printCell } from '../cells.ts'
import { MAPS } from '../data/maps.ts'
import { jackal } from '../rules.ts'
import { explore, findWayOut } from './exploring.ts'

/** Returns the moves chosen without a search in eight tries, in the form `white-1 to f5 with coin`. */
function done(idleTurns: number, plan: IslandPlan): readonly string[] {
  const { state } = island('empty=2 . empty', { farCoin: false, ...plan, more: { idleTurns } })
  return Array.from({ length: 8 }, (_, i) => explore(state, 'white', openStream(i, 'bot'))).flatMap((move) => {
    if (move?.kind !== 'go') return []
    return [`${move.piece} to ${printCell(state.board, move.to)}${move.carry ? ` with ${move.carry}` : ''}`]
  })
}

describe('sides that wait for each other', () => {
  const guarded = { pieces: { 'white-1': 'e5', 'red-1': 'g5' } }

  it('leave the move to the search while something happens', () => {
    expect(done(0, guarded)).toEqual([])
    expect(done(6, guarded)).toEqual([])
  })

  it('bring gold home in the end, even if an enemy stands by', () => {
    const moves = done(60, guarded)
    expect(moves.length).toBeGreaterThan(4)
    for (const move of moves) expect(move).toMatch(/ with coin$/)
  })

  it('are advised to bring gold home in every stand-off, and nothing by luck', () => {
    const told = (idleTurns: number) =>
      findWayOut(island('empty=2 . empty', { farCoin: false, ...guarded, more: { idleTurns } }).state, 'white')
    expect(told(6)).toBeNull()
    for (const idleTurns of [8, 20, 60]) expect(told(idleTurns)).toMatchObject({ piece: 'white-1', carry: 'coin' })
  })

  it('take no risk in the middle of a move', () => {
    const { state } = island('. .', { pieces: { 'white-1': 'e5' }, more: { idleTurns: 60 } })
    const asked = { ...state, decision: { kind: 'uncork', acted: null } } as const
    for (let seed = 0; seed < 8; seed++) expect(explore(asked, 'white', openStream(seed, 'bot'))).toBeNull()
  })

  /** Returns the moves chosen without a search in eight tries, including voyages. */
  const moves = (plan: IslandPlan, drawing = '') => {
    const { state } = island(drawing, { farCoin: false, ...plan })
    return Array.from({ length: 8 }, (_, i) => explore(state, 'white', openStream(i, 'bot'))).flatMap((move) => {
      if (move?.kind === 'sail') return [`sail to ${printCell(state.board, move.to)}`]
      return move?.kind === 'go' ? [`${move.piece} to ${printCell(state.board, move.to)}`] : []
    })
  }
  const idle = { idleTurns: 60 }

  it('sail along the lane to a tile that is reached from there alone (J-SHIP)', () => {
    const shut = { j2: 'crocodile', j3: 'crocodile', k3: 'crocodile', l3: 'crocodile' }
    const tiles = { k2: '?chest-1', ...shut }
    const done = moves({ pieces: { 'white-1': 'g1', 'red-1': 'a7' }, tiles, more: idle })
    expect(done.length).toBeGreaterThan(3)
    expect(new Set(done)).toEqual(new Set(['sail to h1']))
  })

  it('swim round the land to their ship, not to the shore nearest to it (J-SWIM)', () => {
    const done = moves({ pieces: { 'white-1': 'a3', 'red-1': 'a7' }, farCoin: true, more: idle })
    expect(done.length).toBeGreaterThan(3)
    expect(new Set(done)).toEqual(new Set(['white-1 to b2']))
  })

  const told = (drawing: string, plan: IslandPlan) =>
    findWayOut(island(drawing, { farCoin: false, ...plan, more: { idleTurns: 20 } }).state, 'white')

  it('send the nearest piece on, even if others would gain as much', () => {
    const tiles = { h5: '?chest-1' }
    const at = (one: string, other: string) => told('. . . .', { tiles, pieces: { 'white-1': one, 'white-2': other } })
    expect(at('e5', 'f5')).toMatchObject({ piece: 'white-2' })
    expect(at('f5', 'e5')).toMatchObject({ piece: 'white-1' })
  })

  it('see where ice leads on the way to the unknown', () => {
    const { state } = island('. ice ?chest-1', { farCoin: false, pieces: { 'white-1': 'e5' }, more: { idleTurns: 20 } })
    const move = findWayOut(state, 'white')
    expect(move?.kind === 'go' && printCell(state.board, move.to)).toBe('f5')
  })
})

describe('a side with nothing to do on its own leaf of the clover', () => {
  const CLOSED_LEAF = { c15: '?chest-1', d15: '?empty' }

  /** Returns the cells that the bot's piece enters by moves without a search, while nothing else is played. */
  function crossing(tiles: IslandPlan['tiles'], from: string): readonly string[] {
    const map = MAPS.clover.join('\n')
    let { state } = island('', {
      map,
      farCoin: false,
      tiles: { ...CLOSED_LEAF, ...tiles },
      pieces: { 'white-1': from },
    })
    const cells: string[] = []
    for (let left = 40; left > 0; left--) {
      const move = explore(state, 'white', openStream(left, 'bot'))
      if (move?.kind !== 'go') break
      cells.push(printCell(state.board, move.to))
      state = { ...playMove(jackal, state, 'white', move, openStream(left, 'move')).state, turn: 'white', idleTurns: 0 }
    }
    return cells
  }

  it('crosses by the ferries to a closed leaf at once, until a tile is so near that the search decides', () => {
    const cells = crossing({}, 'c3')
    expect(cells).toEqual(expect.arrayContaining(['g7', 'g11']))
    expect(cells.length).toBeLessThan(12)
  })

  it('goes on over a horse in the middle, whose leap takes no turn', () => {
    expect(crossing({ h9: 'horse' }, 'f6')).toEqual(expect.arrayContaining(['h9', 'g11']))
  })

  it('leaves the move to the search while a closed tile is near', () => {
    expect(crossing({ d4: '?empty' }, 'c3')).toEqual([])
  })

  it('leaves the move to the search while gold is near', () => {
    expect(crossing({ d4: 'empty=1' }, 'c3')).toEqual([])
  })
})
