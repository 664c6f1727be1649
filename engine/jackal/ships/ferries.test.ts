import { describe, expect, it } from 'vitest'
import { openStream } from '../../kernel/rng.ts'
import { drawnBoard } from '../../testkit/drawnBoard.ts'
import type { IslandPlan } from '../../testkit/drawnIsland.ts'
import { island } from '../../testkit/island.ts'
import { parsePosition } from '../position.ts'

/** Two islands and a ferry between them, at d3. */
const MAP = `
  ~~~~~~~
  ~##~##~
  ~##=##~
  ~##~##~
  ~~~~~~~`
const STRAIT: IslandPlan = {
  map: MAP,
  at: 'b2',
  options: { variant: 'archipelago' },
  teams: { white: { ship: 'd1' }, red: { ship: 'a3' } },
}
const AROUND = ['c2', 'c3', 'c4', 'e2', 'e3', 'e4']

describe('a ferry (J-ARCH)', () => {
  it.each(AROUND)('is entered from %s with a load, which then lies there', (from) => {
    const game = island('', { ...STRAIT, tiles: { [from]: 'empty=1' }, pieces: { 'white-1': from } })
    game.go('white-1', 'd3', { carry: 'coin' })
    expect([game.at('white-1'), game.tile('d3'), game.team('white').gold]).toEqual([
      'd3',
      { kind: 'ferry', open: true, coins: 1 },
      0,
    ])
  })

  it('is left for every tile around, closed ones too with empty hands', () => {
    const game = island('', { ...STRAIT, tiles: { e4: '?empty' }, pieces: { 'white-1': 'd3' } })
    expect(game.targets('white-1')).toEqual(AROUND)
  })

  it('is shared by friends, and the missionary keeps enemies away there as on land', () => {
    const friends = island('', { ...STRAIT, pieces: { 'white-1': 'c3', 'white-2': 'd3' } })
    friends.go('white-1', 'd3')
    expect([friends.at('white-1'), friends.at('white-2')]).toEqual(['d3', 'd3'])
    const pious = island('', { ...STRAIT, pieces: { missionary: 'c3', 'white-1': 'c2', 'red-1': 'd3' } })
    expect(pious.whyNot('missionary', 'd3')).toBe('preacher-avoids-enemies')
  })

  it('is crossed by arrows and slides like open ground', () => {
    const game = island('', { ...STRAIT, tiles: { c3: 'arrow-1/E' }, pieces: { 'white-1': 'b3' } })
    game.go('white-1', 'c3')
    expect(game.at('white-1')).toBe('d3')
  })

  it('is the same in the base game', () => {
    const game = island('', {
      ...STRAIT,
      options: {},
      teams: {},
      tiles: { c3: 'empty=1' },
      pieces: { 'white-1': 'c3' },
    })
    game.go('white-1', 'd3', { carry: 'coin' })
    expect(game.tile('d3')).toEqual({ kind: 'ferry', open: true, coins: 1 })
  })

  it('is not swapped by an earthquake', () => {
    const game = island('', { ...STRAIT, tiles: { c3: '?earthquake' }, pieces: { 'white-1': 'b3' } })
    game.go('white-1', 'c3')
    const swaps = game.moves().map(({ cell }) => cell)
    expect([swaps.includes('e3'), swaps.includes('d3')]).toEqual([true, false])
  })

  it('gives no way ashore to a swimmer beside it', () => {
    const game = island('', { ...STRAIT, pieces: { 'white-1': 'd2', 'white-2': 'c2' } })
    expect(game.targets('white-1')).toEqual(['c1', 'd1', 'e1'])
  })

  it.each<[string, object, string]>([
    ['a ship on it', { teams: [{ id: 'white', ship: 'd3' }] }, 'teams.0.ship'],
    ['a boat afloat on it', { lifeboat: { at: 'd3', afloat: true } }, 'lifeboat.at'],
    ['another tile in its place', { board: { tiles: { d3: { kind: 'rum' } } } }, 'board.tiles.d3'],
    ['a ferry on land', { board: { tiles: { c3: { kind: 'ferry' } } } }, 'board.tiles.c3'],
    ['ferries all over', { board: { default: { kind: 'ferry' } } }, 'board.default'],
  ])('refuses %s in a position', (_what, more, where) => {
    const json = {
      game: 'jackal',
      options: { variant: 'archipelago', lifeboat: true },
      teams: [{ id: 'white', ship: 'd1' }],
      ...more,
      board: { ...drawnBoard(MAP), default: { kind: 'empty' }, ...('board' in more && (more.board as object)) },
    }
    expect(parsePosition(json, openStream(1, 'deal'))).toMatchObject({ ok: false, problem: { where } })
  })
})

describe('an island that no ferry joins (J-ARCH)', () => {
  const APART: IslandPlan = { ...STRAIT, map: MAP.replace('=', '~') }

  it('is beyond the bear’s senses: it goes to the nearest piece that it can reach', () => {
    const more = { bear: { at: 'c3', wokenBy: 'white' } }
    const pieces = { 'white-1': 'd1', 'red-1': 'e3' }
    const alone = island('', { ...APART, pieces, more })
    alone.passBy()
    expect(alone.bear).toBe('c3')
    const two = island('', { ...APART, pieces: { ...pieces, 'red-2': 'b2' }, more })
    two.passBy()
    expect([two.bear, two.at('red-2')]).toEqual(['b2', 'a3'])
  })
})
