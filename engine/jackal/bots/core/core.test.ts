import { describe, expect, it } from 'vitest'
import { writeCore } from '../../../testkit/coreWriting.ts'
import { type Island, island } from '../../../testkit/island.ts'
import { parseCell } from '../../cells.ts'
import { jackal } from '../../rules.ts'
import type { JackalMove, JackalState } from '../../types.ts'
import { MoveList } from './codes.ts'
import type { Core } from './core.ts'
import { listMoves } from './listing/listing.ts'
import { makeMove } from './making/making.ts'
import { codeOfMove, moveOf } from './translation/moves.ts'
import { isFollowed, readCore } from './translation/reading.ts'

function coreOf({ state }: Island): Core {
  const core = readCore(state)
  expect(isFollowed(core, state)).toBe(true)
  return core
}

function listed(core: Core): readonly JackalMove[] {
  const list = new MoveList()
  listMoves(core, list)
  return Array.from({ length: list.count }, (_, i) => moveOf(core, list.at(i)))
}

/** Moves white's first pirate, by the rules and by the core. */
function send(game: Island, core: Core, to: string): void {
  const cell = parseCell(game.state.board, to) ?? -1
  game.go('white-1', to)
  makeMove(core, codeOfMove(core, { kind: 'go', piece: 'white-1', to: cell }))
}

describe('the core', () => {
  it('is copied completely: a move in a copy does not change the other', () => {
    const game = island('empty empty', { pieces: { 'white-1': 'e5' } })
    const core = coreOf(game)
    const copy = core.clone()
    const before = writeCore(core)
    send(game, copy, 'f5')
    expect(writeCore(core)).toEqual(before)
    expect(writeCore(copy)).toEqual(game.state)
    core.copy(copy)
    expect(writeCore(core)).toEqual(game.state)
  })

  it('has room for a way of any length: once round a ring of arrows, into death (J-DEATH)', () => {
    const ring = `
      >  >  >  >  v
      ^  .  .  .  v
      ^  .  .  .  v
      ^  .  .  .  v
      ^  <  <  <  <`
    const game = island(ring, { pieces: { 'white-1': 'd4', 'white-2': 'g1' } })
    const core = coreOf(game)
    const short = core.clone()
    send(game, core, 'e5')
    expect(game.at('white-1')).toBe('dead')
    expect(writeCore(core)).toEqual(game.state)
    expect(core.words.length).toBeGreaterThan(short.words.length)
    short.copy(core)
    expect(writeCore(short)).toEqual(game.state)
  })

  it('lists no place for a ship on a cell with the lifeboat or a swimmer (J-ARCH)', () => {
    const aboard = (id: string, at?: string) => ({ id, type: 'pirate', team: id.split('-')[0], ...(at && { at }) })
    const game = island('', {
      options: { variant: 'archipelago', lifeboat: true },
      teams: { white: { ship: 'g1' }, red: { ship: null } },
      turn: 'red',
      more: {
        lifeboat: { at: 'a5', afloat: true, team: 'white' },
        pieces: [aboard('white-1', 'a5'), aboard('white-2', 'a9'), aboard('red-1')],
      },
    })
    expect(listed(coreOf(game))).toEqual(jackal.legalMoves(game.state, 'red'))
  })

  it('reads the decision of a position, and answers it', () => {
    const game = island('arrow-4 .', { pieces: { 'white-1': 'd5' } })
    game.go('white-1', 'e5')
    const core = coreOf(game)
    expect(listed(core)).toEqual(game.state.decision?.kind === 'onward' ? goes(game.state.decision.to) : [])
    send(game, core, 'f5')
    expect(writeCore(core)).toEqual(game.state)
  })
})

const goes = (cells: readonly number[]) => cells.map((to) => ({ kind: 'go', piece: 'white-1', to }))

describe('a custom position', () => {
  const { state } = island('empty=1 cave', { pieces: { 'white-1': 'e5' } })
  const [pirate] = state.pieces
  const crowd = (count: number) =>
    Array.from({ length: count }, (_, i) => (pirate ? [{ ...pirate, id: `white-${i + 1}` }] : [])).flat()
  const lost = (...numbers: readonly number[]) =>
    crowd(numbers.length).map((one, i) => ({ ...one, lost: { since: numbers[i] ?? 0, awaits: 'exit' as const } }))
  const coinsEverywhere = (coins: number) => state.tiles.map((tile) => tile && { ...tile, coins })
  const chain = { piece: 'white-1', origin: 0, originStep: 0, steps: [] }

  it.each<[string, Partial<JackalState>]>([
    ['with as many pirates as there is room for', { pieces: crowd(20) }],
    ['with treasures everywhere', { tiles: state.tiles.map((tile) => tile && { ...tile, treasure: true }) }],
    ['with a thousand coins on every tile', { tiles: coinsEverywhere(1000) }],
    [
      'of a match that is over',
      { result: { winners: ['white', 'red'], scores: { white: 0, red: 0 }, reason: 'agreed' } },
    ],
    ['with pieces lost at any time', { pieces: lost(7, 200_000_000, 5) }],
  ])('%s is played on exactly', (_, more) => {
    const custom = { ...state, ...more }
    const core = readCore(custom)
    expect(isFollowed(core, custom)).toBe(true)
    expect(writeCore(core)).toMatchObject(more)
  })

  it.each<[string, Partial<JackalState>, Partial<JackalState>]>([
    ['more coins than it can count', { tiles: coinsEverywhere(1e9) }, { tiles: coinsEverywhere(8000) }],
    ['a turn beyond its numbers', { turnNumber: 1e12, idleTurns: 1e12 }, { turnNumber: 2 ** 28, idleTurns: 2 ** 28 }],
    ['pieces lost before the beginning', { pieces: lost(0.5, -7, 1e9) }, { pieces: lost(1, 0, 2) }],
  ])('with %s is played on with fewer', (_, more, read) => {
    const custom = { ...state, ...more }
    expect(isFollowed(readCore(custom), custom)).toBe(true)
    expect(writeCore(readCore(custom))).toMatchObject(read)
  })

  it.each<[string, Partial<JackalState>]>([
    ['with a crowd', { pieces: crowd(40) }],
    ['with a question of no tile', { decision: { kind: 'onward', chain, cause: 'ice', manner: 'knight', to: [1, 2] } }],
  ])('%s is left to the rules', (_, more) => {
    const custom = { ...state, ...more }
    expect(isFollowed(readCore(custom), custom)).toBe(false)
  })

  it('with a crowd keeps of each team the first, and the piece that moves', () => {
    const team = (id: 'white' | 'red') => crowd(30).map((one, i) => ({ ...one, team: id, id: `${id}-${i + 1}` }))
    const asked = {
      kind: 'onward',
      chain: { ...chain, piece: 'red-30' },
      cause: 'ice',
      manner: 'knight',
      to: [1],
    } as const
    const { pieces } = writeCore(readCore({ ...state, pieces: [...team('white'), ...team('red')], decision: asked }))
    expect(pieces.filter((piece) => piece.team === 'white')).toHaveLength(10)
    expect(pieces.map(({ id }) => id)).toEqual(expect.arrayContaining(['white-1', 'red-1', 'red-30']))
  })
})
