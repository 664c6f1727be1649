import { describe, expect, it } from 'vitest'
import { drawnBoard } from '../testkit/drawnBoard.ts'
import { parseCell } from './cells.ts'
import { parseMove, printEvent, printMove } from './codec.ts'
import { CLASSIC_ISLAND } from './data/boards.ts'
import type { Cell, JackalEvent, JackalMove, Tile } from './types.ts'

const match = { board: CLASSIC_ISLAND }

function cell(name: string): Cell {
  const parsed = parseCell(match.board, name)
  if (parsed === null) throw new Error(`${name} is no cell`)
  return parsed
}

const rum: Tile = {
  kind: 'rum',
  open: true,
  facing: 0,
  picture: 1,
  coins: 0,
  treasure: false,
  steps: [],
  used: false,
  seenBy: [],
}

describe('moves', () => {
  it.each<[object, JackalMove]>([
    [
      { kind: 'go', piece: 'white-1', to: 'g2' },
      { kind: 'go', piece: 'white-1', to: cell('g2') },
    ],
    [
      { kind: 'go', piece: 'white-1', to: 'g2', carry: 'coin', bottle: true },
      { kind: 'go', piece: 'white-1', to: cell('g2'), carry: 'coin', bottle: true },
    ],
    [
      { kind: 'sail', team: 'red', to: 'a8' },
      { kind: 'sail', team: 'red', to: cell('a8') },
    ],
    [
      { kind: 'revive', piece: 'white-1' },
      { kind: 'revive', piece: 'white-1' },
    ],
    [
      { kind: 'peek', cell: 'c3' },
      { kind: 'peek', cell: cell('c3') },
    ],
    [
      { kind: 'arrange', order: ['c4', 'c3'] },
      { kind: 'arrange', order: [cell('c4'), cell('c3')] },
    ],
    [
      { kind: 'go', piece: 'white-1', to: 'g1', carry: 'boat' },
      { kind: 'go', piece: 'white-1', to: cell('g1'), carry: 'boat' },
    ],
    [
      { kind: 'sail', team: 'white', to: 'f1', boat: true },
      { kind: 'sail', team: 'white', to: cell('f1'), boat: true },
    ],
    [
      { kind: 'swap', cell: 'm13' },
      { kind: 'swap', cell: cell('m13') },
    ],
    [
      { kind: 'swear', loud: false },
      { kind: 'swear', loud: false },
    ],
    [
      { kind: 'give', to: 'friday' },
      { kind: 'give', to: 'friday' },
    ],
    [
      { kind: 'place', team: 'black', to: 'b2' },
      { kind: 'place', team: 'black', to: cell('b2') },
    ],
    [
      { kind: 'uncork', piece: 'white-2' },
      { kind: 'uncork', piece: 'white-2' },
    ],
    [{ kind: 'offerEnd' }, { kind: 'offerEnd' }],
    [{ kind: 'acceptEnd' }, { kind: 'acceptEnd' }],
    [{ kind: 'decline' }, { kind: 'decline' }],
  ])('%j is read and written', (json, move) => {
    expect(parseMove(json, match)).toEqual({ ok: true, value: move })
    expect(printMove(move, match)).toEqual(json)
  })

  it('name cells by the board that is played on', () => {
    const small = { board: drawnBoard('~~~~ ~##~ ~~~~') }
    const move: JackalMove = { kind: 'swap', cell: 6 }
    expect(printMove(move, small)).toEqual({ kind: 'swap', cell: 'c2' })
    expect(parseMove({ kind: 'swap', cell: 'c2' }, small)).toEqual({ ok: true, value: move })
    expect(parseMove({ kind: 'swap', cell: 'e2' }, small)).toMatchObject({ ok: false, problem: { rule: 'J-BOARD' } })
    expect(printEvent({ kind: 'earthquakeStruck', cell: 6 }, small)).toMatchObject({ cell: 'c2' })
  })

  it('may carry the hint they were listed with', () => {
    const listed = { kind: 'sail', team: 'white', to: 'f1', hint: { fatal: true } }
    expect(parseMove(listed, match)).toEqual({ ok: true, value: { kind: 'sail', team: 'white', to: cell('f1') } })
  })

  it.each([
    [{ kind: 'go', piece: 'white-1', to: 'z9' }, 'to', 'J-BOARD'],
    [{ kind: 'peek', cell: '' }, 'cell', 'J-BOARD'],
    [{ kind: 'arrange', order: ['c3', 'n1'] }, 'order.1', 'J-BOARD'],
    [{ kind: 'dance' }, 'kind', 'J-TURN'],
    [{ kind: 'toString' }, 'kind', 'J-TURN'],
  ])('%j is well formed but never legal', (json, where, rule) => {
    expect(parseMove(json, match)).toMatchObject({ ok: false, problem: { where, rule } })
  })

  it.each([
    [null, ''],
    ['go', ''],
    [{}, 'kind'],
    [{ kind: 5 }, 'kind'],
    [{ kind: 'go', piece: 'white-1' }, 'to'],
    [{ kind: 'go', piece: 'white-1', to: 17 }, 'to'],
    [{ kind: 'go', piece: 'white-1', to: 'z9', by: 'foot' }, 'by'],
    [{ kind: 'go', piece: 'white-1', to: 'g2', carry: 'rum' }, 'carry'],
    [{ kind: 'go', piece: 'white-1', to: 'g2', bottle: false }, 'bottle'],
    [{ kind: 'swear', loud: 'yes' }, 'loud'],
    [{ kind: 'place', to: 'b2' }, 'team'],
    [{ kind: 'uncork' }, 'piece'],
    [{ kind: 'sail', team: 'white', to: 'f1', boat: false }, 'boat'],
    [{ kind: 'sail', team: 'green', to: 'g1' }, 'team'],
  ])('%j is malformed', (json, where) => {
    const parsed = parseMove(json, match)
    expect(parsed).toMatchObject({ ok: false, problem: { where } })
    expect(parsed).not.toHaveProperty('problem.rule')
  })
})

describe('events', () => {
  it.each<[JackalEvent, object]>([
    [
      { kind: 'pieceMoved', piece: 'white-1', from: cell('g1'), to: cell('g2'), step: 0, cause: 'land', load: null },
      { kind: 'pieceMoved', piece: 'white-1', from: 'g1', to: 'g2', step: 0, cause: 'land', load: null },
    ],
    [
      { kind: 'tileRevealed', cell: cell('g2'), tile: rum, by: 'white-1', reveals: true },
      { kind: 'tileRevealed', cell: 'g2', tile: { kind: 'rum', open: true }, by: 'white-1', reveals: true },
    ],
    [
      { kind: 'tilePeeked', seat: 'white', cell: cell('c3'), tile: 'hidden', reveals: true },
      { kind: 'tilePeeked', seat: 'white', cell: 'c3', tile: 'hidden', reveals: true },
    ],
    [
      { kind: 'tilesArranged', seat: 'white', cells: [cell('c3'), cell('c4')], order: 'hidden' },
      { kind: 'tilesArranged', seat: 'white', cells: ['c3', 'c4'], order: 'hidden' },
    ],
    [
      { kind: 'tilesArranged', seat: 'white', cells: [cell('c3')], order: [cell('c3')] },
      { kind: 'tilesArranged', seat: 'white', cells: ['c3'], order: ['c3'] },
    ],
    [
      { kind: 'boatLaunched', piece: 'white-1', team: 'white', cell: cell('f1'), sides: ['S'] },
      { kind: 'boatLaunched', piece: 'white-1', team: 'white', cell: 'f1', sides: ['S'] },
    ],
    [
      { kind: 'boatRowed', team: 'white', by: 'white', from: cell('f1'), to: cell('e1'), aboard: [], sides: ['S'] },
      { kind: 'boatRowed', team: 'white', by: 'white', from: 'f1', to: 'e1', aboard: [], sides: ['S'] },
    ],
    [
      { kind: 'shipPlaced', team: 'white', cell: cell('b2') },
      { kind: 'shipPlaced', team: 'white', cell: 'b2' },
    ],
    [
      { kind: 'bearWoken', cell: cell('e5'), by: 'white-1', seat: 'white' },
      { kind: 'bearWoken', cell: 'e5', by: 'white-1', seat: 'white' },
    ],
    [
      { kind: 'bearWalked', from: cell('e5'), to: cell('f6') },
      { kind: 'bearWalked', from: 'e5', to: 'f6' },
    ],
    [
      { kind: 'pieceMauled', piece: 'red-1', from: cell('f6'), ship: cell('a7') },
      { kind: 'pieceMauled', piece: 'red-1', from: 'f6', ship: 'a7' },
    ],
    [
      { kind: 'boatFound', cell: cell('e5'), by: 'white-1' },
      { kind: 'boatFound', cell: 'e5', by: 'white-1' },
    ],
    [
      { kind: 'turnPassed', from: 'white', to: 'red', seat: 'red', sobered: [] },
      { kind: 'turnPassed', from: 'white', to: 'red', seat: 'red', sobered: [] },
    ],
    [
      {
        kind: 'decisionAsked',
        decision: { kind: 'swap', chain: { piece: 'p', origin: 0, originStep: 0, steps: [] }, first: cell('c3') },
      },
      {
        kind: 'decisionAsked',
        decision: { kind: 'swap', chain: { piece: 'p', origin: 'a1', originStep: 0, steps: [] }, first: 'c3' },
      },
    ],
    [
      { kind: 'decisionAsked', decision: null },
      { kind: 'decisionAsked', decision: null },
    ],
  ])('%j is printed with cells by name', (event, json) => {
    expect(printEvent(event, match)).toEqual(json)
  })

  it('list joined pieces in the form of positions', () => {
    const piece = {
      id: 'ben',
      type: 'ben',
      team: 'white',
      at: cell('c3'),
      step: 0,
      load: null,
      trapped: false,
      drunk: false,
      fighter: false,
      lost: null,
    } as const
    expect(printEvent({ kind: 'pieceJoined', piece, by: 'white-1' }, match)).toEqual({
      kind: 'pieceJoined',
      piece: { id: 'ben', type: 'ben', team: 'white', at: 'c3' },
      by: 'white-1',
    })
  })
})
