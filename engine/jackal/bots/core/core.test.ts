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
import { readCore } from './translation/reading.ts'

function coreOf({ state }: Island): Core {
  const core = readCore(state)
  if (!core) throw new Error('the core does not take the position on')
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

describe('positions beyond the limits of the core are left to the rules', () => {
  const { state } = island('. .', { pieces: { 'white-1': 'e5' } })
  const crowd = state.pieces.flatMap((piece) =>
    Array.from({ length: 15 }, (_, i) => ({ ...piece, id: `${piece.id}-${i}` })),
  )
  const chain = { piece: 'white-1', origin: 0, originStep: 0, steps: [] }

  it.each<[string, Partial<JackalState>]>([
    ['a crowd', { pieces: crowd }],
    ['two treasures', { tiles: state.tiles.map((tile, cell) => tile && { ...tile, treasure: cell < 50 }) }],
    ['a match that is over', { result: { winners: ['white'], scores: { white: 1 }, reason: 'agreed' } }],
    ['a question of no tile', { decision: { kind: 'onward', chain, cause: 'ice', manner: 'knight', to: [1, 2] } }],
  ])('%s', (_, more) => {
    expect(readCore(state)).not.toBeNull()
    expect(readCore({ ...state, ...more })).toBeNull()
  })
})
