import { describe, expect, it } from 'vitest'
import { openStream } from '../../kernel/rng.ts'
import { cardsOf } from '../deck.ts'
import { parsePosition, printPosition } from '../position.ts'
import { setup } from '../setup.ts'

const options = { lifeboat: true }
const SMALL = {
  game: 'jackal',
  options,
  board: {
    default: { kind: 'empty', open: true },
    tiles: { e5: { kind: 'jungle' }, f5: { kind: 'empty', open: false }, k10: { kind: 'empty', coins: 1 } },
  },
  teams: [{ id: 'white' }, { id: 'red' }],
  pieces: [{ id: 'white-1', type: 'pirate', team: 'white', at: 'g1' }],
}
/** Cells where no piece stands, or only pieces without a load. */
const LOADLESS = [
  'fort',
  'aborigine',
  'thicket',
  'arrow-1',
  'horse',
  'ice',
  'crocodile',
  'balloon',
  'cannon',
  'cannibal',
]
const rng = () => openStream(1, 'deal')

function read(json: object) {
  const parsed = parsePosition(json, rng())
  if (!parsed.ok) throw new Error(`${parsed.problem.where}: ${parsed.problem.what}`)
  return parsed.value
}

const boatIn = (json: object) => (printPosition(read(json)) as { lifeboat?: object | null }).lifeboat
const pieceAt = (at: string, team = 'white') => ({ id: `${team}-2`, type: 'pirate', team, at })

describe('positions contain the lifeboat (J-BOAT)', () => {
  it.each([
    [{ at: 'c3' }, { at: 'c3', afloat: false }],
    [{ at: 'e5' }, { at: 'e5', afloat: false, step: 1 }],
    [
      { at: 'e5', step: 2 },
      { at: 'e5', afloat: false, step: 2 },
    ],
    [
      { at: 'd1', afloat: true, team: 'red' },
      { at: 'd1', afloat: true, team: 'red', sides: ['S'] },
    ],
    [
      { at: 'b2', afloat: true, team: 'red', sides: ['W'] },
      { at: 'b2', afloat: true, team: 'red', sides: ['W'] },
    ],
  ])('%j is read and written', (lifeboat, printed) => {
    expect(boatIn({ ...SMALL, lifeboat })).toEqual(printed)
    const state = read({ ...SMALL, lifeboat })
    expect(read(printPosition(state))).toEqual(state)
  })

  it('belongs by default to the team of those aboard, otherwise to that of the side', () => {
    const pieces = [...SMALL.pieces, pieceAt('a4', 'white')]
    expect(boatIn({ ...SMALL, pieces, lifeboat: { at: 'a4', afloat: true } })).toMatchObject({ team: 'white' })
    expect(boatIn({ ...SMALL, lifeboat: { at: 'a4', afloat: true } })).toMatchObject({ team: 'red' })
  })

  it('lies on its open tile if the position omits it, and is lost if it is null', () => {
    const board = { ...SMALL.board, tiles: { ...SMALL.board.tiles, c9: { kind: 'lifeboat' } } }
    expect(boatIn({ ...SMALL, board })).toEqual({ at: 'c9', afloat: false })
    expect(boatIn({ ...SMALL, board, lifeboat: null })).toBeNull()
    const hidden = { ...SMALL.board, tiles: { ...SMALL.board.tiles, c9: { kind: 'lifeboat', open: false } } }
    expect(boatIn({ ...SMALL, board: hidden })).toBeUndefined()
  })

  it('lets a crew be in the boat, off the shore too', () => {
    const lifeboat = { at: 'b1', afloat: true, team: 'white' }
    expect(read({ ...SMALL, pieces: [pieceAt('b1')], lifeboat }).pieces).toHaveLength(1)
  })

  it.each([
    ['a match without it', { options: {}, lifeboat: { at: 'c3' } }, 'lifeboat'],
    [
      'its closed tile in a match without it',
      { options: {}, board: { ...SMALL.board, tiles: { c9: { kind: 'lifeboat', open: false } } } },
      'board.tiles.c9',
    ],
    ['a boat on a closed tile', { lifeboat: { at: 'f5' } }, 'lifeboat.at'],
    ...LOADLESS.map((kind): [string, object, string] => [
      `a boat left on ${kind}`,
      { board: { ...SMALL.board, tiles: { c3: { kind } } }, lifeboat: { at: 'c3' } },
      'lifeboat.at',
    ]),
    ['a boat in the sea that is not afloat', { lifeboat: { at: 'd1' } }, 'lifeboat.at'],
    ['a boat afloat ashore', { lifeboat: { at: 'c3', afloat: true } }, 'lifeboat.at'],
    ['a boat in a far corner', { lifeboat: { at: 'a1', afloat: true } }, 'lifeboat.at'],
    ['a boat on a ship’s cell', { lifeboat: { at: 'g1', afloat: true } }, 'lifeboat.at'],
    ['a boat of nobody here', { lifeboat: { at: 'd1', afloat: true, team: 'black' } }, 'lifeboat.team'],
    ['an owner ashore', { lifeboat: { at: 'c3', team: 'white' } }, 'lifeboat'],
    ['sides of other waters', { lifeboat: { at: 'd1', afloat: true, sides: ['N'] } }, 'lifeboat.sides'],
    ['no side at all', { lifeboat: { at: 'd1', afloat: true, sides: [] } }, 'lifeboat.sides'],
    ['a step that is not there', { lifeboat: { at: 'e5', step: 3 } }, 'lifeboat.step'],
    [
      'a second one under its tile',
      { board: { ...SMALL.board, tiles: { c9: { kind: 'lifeboat', open: false } } }, lifeboat: { at: 'c3' } },
      'lifeboat',
    ],
    [
      'enemies aboard',
      { pieces: [pieceAt('d1', 'red')], lifeboat: { at: 'd1', afloat: true, team: 'white' } },
      'pieces.0.at',
    ],
    ['a load elsewhere', { pieces: [{ ...pieceAt('c3'), load: 'boat' }], lifeboat: { at: 'c4' } }, 'pieces.0.load'],
  ])('refuses %s', (_, more, where) => {
    expect(parsePosition({ ...SMALL, ...more }, rng())).toMatchObject({ ok: false, problem: { where } })
  })

  it('lets its bearer decide on a tile where no piece stays', () => {
    const chain = { piece: 'white-1', origin: 'd2', steps: [{ from: 'd2', to: 'c3', manner: 'straight' }] }
    const decision = { kind: 'onward', chain, cause: 'horse', manner: 'knight', to: ['d1', 'd5'] }
    const board = { ...SMALL.board, tiles: { c3: { kind: 'horse' } } }
    const pieces = [{ ...SMALL.pieces[0], at: 'c3', load: 'boat' }]
    const state = read({ ...SMALL, board, pieces, decision, lifeboat: { at: 'c3' } })
    expect(read(printPosition(state))).toEqual(state)
  })

  it('keeps the decision after the launch', () => {
    const chain = { piece: 'white-1', origin: 'd2', steps: [{ from: 'd2', to: 'd1', manner: 'straight' }] }
    const decision = { kind: 'arrival', chain, flight: false, boat: true, give: [] }
    const afloat = { ...SMALL, decision, lifeboat: { at: 'd1', afloat: true } }
    const state = read({ ...afloat, pieces: [{ ...SMALL.pieces[0], at: 'd1' }] })
    expect(read(printPosition(state))).toEqual(state)
    expect(parsePosition(afloat, rng())).toMatchObject({ ok: false, problem: { where: 'decision.boat' } })
  })
})

describe('the lifeboat is dealt (J-BOAT)', () => {
  it('in place of one empty tile, everything else as without it', () => {
    const deal = (lifeboat: boolean) => setup({ ...read(SMALL).options, lifeboat }, openStream(7, 'deal'))
    const kinds = deal(true).tiles.flatMap((tile) => (tile ? [tile.kind] : []))
    expect(kinds).toHaveLength(117)
    expect([
      kinds.filter((kind) => kind === 'lifeboat').length,
      kinds.filter((kind) => kind === 'empty').length,
    ]).toEqual([1, 17])
    expect(cardsOf(deal(false).board.deck).some((card) => card.kind === 'lifeboat')).toBe(false)
  })

  it('once: not again if it is in play', () => {
    const dealt = (more: object) =>
      read({ game: 'jackal', options, ...more }).tiles.filter((tile) => tile?.kind === 'lifeboat').length
    expect([dealt({}), dealt({ lifeboat: { at: 'd1', afloat: true } })]).toEqual([1, 0])
  })
})
