import { describe, expect, it } from 'vitest'
import { openStream } from '../../kernel/rng.ts'
import type { IslandPlan } from '../../testkit/drawnIsland.ts'
import { island } from '../../testkit/island.ts'
import { parseCell, printCell } from '../cells.ts'
import { jackal } from '../rules.ts'
import type { JackalMove, JackalState } from '../types.ts'
import { hasteOf } from './haste.ts'
import { BOTS } from './index.ts'
import { JACKAL_JUDGE } from './judge.ts'

const BUDGET = 1500
const LUCKS = [1, 2, 3, 4]
/** White's ship lies at g1; two of its crew have nothing better to do than to walk about. */
const CREW = { 'white-2': 'g1', 'white-3': 'd4', 'red-1': 'k11' }

/** Returns the coach's first advice for several random streams: `white-1 to g3 with coin`. */
function named(view: JackalState): readonly string[] {
  const firsts = LUCKS.map((luck) => {
    const options = { budget: BUDGET, forPeople: true }
    return inWords(view, BOTS.master.advise(view, 'white', openStream(luck, 'bot'), options)[0]?.move)
  })
  return [...new Set(firsts)]
}

function inWords({ board }: JackalState, move: JackalMove | undefined): string {
  if (move?.kind !== 'go') return move?.kind ?? 'nothing'
  return `${move.piece} to ${printCell(board, move.to)}${move.carry ? ` with ${move.carry}` : ''}`
}

const cellIn = ({ board }: JackalState, name: string) => parseCell(board, name) ?? Number.NaN

const laden = (cell: string, more: IslandPlan = {}) =>
  island('empty=1', { at: cell, pieces: { 'white-1': cell, ...CREW }, ...more }).state

describe('the coach sends gold on its way before anything that can wait for the next turn', () => {
  it.each([
    ['while something happens', 0],
    ['and in a stand-off', 8],
    ['however long it lasts', 30],
  ])('%s', (_when, idleTurns) => {
    for (const move of named(laden('g4', { more: { idleTurns } }))) {
      expect(move).toMatch(/^white-1 to [fgh]3 with coin$/)
    }
  })

  it('on a swamp too, where each step counts', () => {
    const game = island('empty=1 swamp', { at: 'f3', pieces: { 'white-1': 'f3', ...CREW } })
    game.go('white-1', 'g3', { carry: 'coin' })
    game.go('red-1', 'k10')
    expect(named(game.state)).toEqual(['white-1 to g3 with coin'])
  })

  it('and an analysis does not blame a player who does it', () => {
    const view = laden('g4')
    const options = { budget: BUDGET, forPeople: true }
    const [first] = BOTS.master.advise(view, 'white', openStream(1, 'bot'), options)
    const judged = first && JACKAL_JUDGE.judge(view, 'white', [first.move], openStream(1, 'judge'), 2000)
    expect(judged?.better).toBeUndefined()
  })
})

describe('gold one free step from home', () => {
  const beside = { 'white-2': 'g1', 'white-3': 'f8', 'red-1': 'g8', 'red-2': 'k9' }
  it.each([
    ['with enemies and more gold at hand', { tiles: { e8: 'empty=3', f9: '?chest-5' } }],
    ['in a stand-off', { more: { idleTurns: 30 } }],
    ['while a tile waits to be turned beside the ship', { tiles: { f3: '?chest-1', h2: '?empty' } }],
  ])('is the coach’s first advice %s', (_where, plan) => {
    const view = island('empty=1', { at: 'g2', pieces: { 'white-1': 'g2', ...beside }, ...plan }).state
    expect(named(view)).toEqual(['white-1 to g1 with coin'])
  })
})

describe('a crew is in haste', () => {
  const hasteFor = (view: JackalState, move: JackalMove) => hasteOf(view, 'white')(move)
  const to = (view: JackalState, piece: string, cell: string, more: object = {}) =>
    ({ kind: 'go', piece, to: cellIn(view, cell), ...more }) as JackalMove

  it('for gold first, then for the unknown, then for swimmers', () => {
    const tiles = { e4: '?empty' }
    const state = laden('g4', { tiles, pieces: { 'white-1': 'g4', 'white-2': 'h1', 'white-3': 'd4', 'red-1': 'k11' } })
    const view = jackal.view(state, 'white')
    const [gold, unknown, swimmer, walk] = [
      hasteFor(view, to(view, 'white-1', 'g3', { carry: 'coin' })),
      hasteFor(view, to(view, 'white-3', 'e4')),
      hasteFor(view, to(view, 'white-2', 'g1')),
      hasteFor(view, to(view, 'white-3', 'd5')),
    ]
    expect(walk).toBe(0)
    expect(swimmer).toBeGreaterThan(walk)
    expect(unknown).toBeGreaterThan(swimmer)
    expect(gold).toBeGreaterThan(unknown)
  })

  it('to carry gold into a cave if another cave is nearer home (J-CAVE)', () => {
    const view = laden('e10', { tiles: { f10: 'cave', g2: 'cave' }, pieces: { 'white-1': 'e10', 'red-1': 'k11' } })
    expect(hasteFor(view, to(view, 'white-1', 'f10', { carry: 'coin' }))).toBeGreaterThan(0)
  })

  it('but not to carry gold away', () => {
    const view = laden('g4')
    expect(hasteFor(view, to(view, 'white-1', 'g5', { carry: 'coin' }))).toBeLessThan(0)
  })
})
