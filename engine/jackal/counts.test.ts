import { describe, expect, it } from 'vitest'
import { playMove } from '../kernel/play.ts'
import { openStream } from '../kernel/rng.ts'
import { island } from '../testkit/island.ts'
import { parseOptions } from './options.ts'
import { jackal } from './rules.ts'
import type { JackalState } from './types.ts'

const LUCK = openStream(0, 'counts')

/**
 * Returns the number of sequences of `depth` moves: any change of legal moves, anywhere in the rules, changes these
 * numbers. They were counted when the tests of each rule had passed; if a rule changes on purpose, they may change.
 */
function count(state: JackalState, depth: number): number {
  const [seat] = jackal.awaiting(state)
  if (seat === undefined) return 0
  const moves = jackal.legalMoves(state, seat)
  if (depth === 1) return moves.length
  return moves.reduce((sum, move) => sum + count(playMove(jackal, state, seat, move, LUCK).state, depth - 1), 0)
}

function counts(state: JackalState, depth: number): readonly number[] {
  return Array.from({ length: depth }, (_, i) => count(state, i + 1))
}

function dealt(options: object, seed: number): JackalState {
  const read = parseOptions(options)
  if (!read.ok) throw new Error(read.problem.what)
  return jackal.setup(read.value, openStream(seed, 'deal'))
}

describe('the number of possible sequences of moves', () => {
  it.each([
    ['four players', {}, 1, [5, 25, 125, 625]],
    ['pairs', { alliances: 'pairs' }, 2, [5, 25, 125, 625]],
    ['three players', { players: 3 }, 3, [5, 25, 125, 1000]],
    ['two players with two crews each', { players: 2 }, 4, [5, 25, 125, 625]],
    ['two players with a crew each', { players: 2, crews: 1 }, 5, [5, 25, 200, 6526]],
  ])('from the deal: %s', (_, options, seed, expected) => {
    expect(counts(dealt(options, seed), 4)).toEqual(expected)
  })

  it.each([
    ['from the places of four ships', { variant: 'archipelago' }, 6, [40, 1480]],
    ['from the places of two crews each', { variant: 'archipelago', players: 2, map: 'clover' }, 7, [80, 6144]],
  ])('in the archipelago: %s', (_, options, seed, expected) => {
    expect(counts(dealt(options, seed), 2)).toEqual(expected)
  })

  it('in the archipelago, once all ships have their places', () => {
    const game = island('. trampoline . ice .', {
      options: { variant: 'archipelago', players: 2, crews: 1 },
      pieces: { 'white-1': 'g1', 'white-2': 'g1', 'white-3': 'e5', 'black-1': 'h6', 'black-2': 'g13' },
    })
    expect(counts(game.state, 3)).toEqual([18, 93, 1145])
  })

  it('beside a trampoline, with the bear near', () => {
    const game = island(
      `trampoline arrow-4   ice
       trap       .         trampoline
       ?bottle-1  fort      horse`,
      {
        options: { variant: 'archipelago' },
        teams: { white: { bottles: 1 }, red: {} },
        pieces: { 'white-1': { at: 'e6', trapped: true }, 'white-2': 'f6', 'red-1': 'f5', 'red-2': 'a7' },
        more: { bear: { at: 'h9', wokenBy: 'white' } },
      },
    )
    expect(counts(game.state, 3)).toEqual([7, 45, 320])
  })

  it('with the lifeboat ashore and afloat', () => {
    const plan = (lifeboat: object) => ({
      at: 'd2',
      options: { lifeboat: true },
      pieces: { 'white-1': 'd2', 'white-2': 'g1', 'red-1': 'e3', 'red-2': 'a7' },
      more: { lifeboat },
    })
    expect(counts(island('. . arrow-3', plan({ at: 'd2' })).state, 3)).toEqual([15, 135, 1632])
    const afloat = { at: 'd1', afloat: true, team: 'white' }
    const rowing = { ...plan(afloat), pieces: { ...plan(afloat).pieces, 'white-1': 'd1' } }
    expect(counts(island('. . arrow-3', rowing).state, 3)).toEqual([6, 66, 443])
  })

  it('among all tiles that send on', () => {
    const game = island(
      `arrow-3/W  horse     ice       cannon/N  crocodile
       ice        airplane  arrow-4d  cave      balloon
       empty=1    arrow-2/E trap      ice       arrow-1d/S
       crocodile  cave      horse     arrow-4   cannibal`,
      { pieces: { 'white-1': 'e6', 'white-2': 'd7', 'white-3': 'g1', 'red-1': 'i9', 'red-2': 'j6', 'red-3': 'a7' } },
    )
    expect(counts(game.state, 3)).toEqual([27, 723, 16459])
  })

  it('among residents, bottles, forts and turntables', () => {
    const game = island(
      `swamp     aborigine  ?friday   fort
       empty=1T  jungle     ?bottle-2 thicket
       caramba   ?grove     rum       mountain`,
      {
        options: { alliances: 'pairs' },
        teams: { white: { bottles: 2 }, black: {}, yellow: {} },
        pieces: {
          'white-1': 'f7',
          'white-2': 'dead',
          missionary: 'e6',
          ben: { team: 'red', at: 'g5' },
          'red-1': { at: 'f6', step: 1 },
          'red-2': 'a7',
          'black-1': { at: 'h5', step: 3 },
          'yellow-1': 'h6',
        },
      },
    )
    expect(counts(game.state, 3)).toEqual([16, 141, 1124])
  })

  it('in the water and along the shore', () => {
    const game = island('v ice arrow-2 . cannon/S', {
      at: 'd2',
      options: { players: 2 },
      pieces: {
        'white-1': 'd1',
        'white-2': 'e3',
        'black-1': 'g1',
        friday: 'f1',
        'red-1': 'b2',
        'red-2': 'f3',
        missionary: { team: 'red', at: 'a4' },
        'yellow-1': 'm7',
      },
    })
    expect(counts(game.state, 4)).toEqual([12, 151, 460, 1379])
  })

  it('at the lighthouse and in the earthquake', () => {
    const game = island('. ?lighthouse ?earthquake ?cave ?trap', {
      pieces: { 'white-1': 'e5', 'red-1': 'h6' },
    })
    expect(counts(game.state, 3)).toEqual([8, 59, 1196])
  })
})
