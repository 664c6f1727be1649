import { describe, expect, it } from 'vitest'
import { openStream } from '../kernel/rng.ts'
import { parseCell, printCell } from './cells.ts'
import { CLASSIC_ISLAND } from './data/boards.ts'
import { TILES } from './data/tiles.ts'
import { cardsOf } from './deck.ts'
import { landOf } from './geometry/terrain.ts'
import { parseOptions } from './options.ts'
import { setup } from './setup.ts'
import type { JackalState } from './types.ts'
import { areAllied, seatsOf } from './world.ts'

function deal(options: object = {}, seed = 1): JackalState {
  const parsed = parseOptions(options)
  if (!parsed.ok) throw new Error(parsed.problem.what)
  return setup(parsed.value, openStream(seed, 'deal'))
}

describe('the deck (J-DECK)', () => {
  it('is 117 cards with 37 coins in 16 chests, a treasure, 10 bottles and 21 arrows', () => {
    const rows = Object.entries(TILES as Record<string, { count: number; coins?: number; bottles?: number }>)
    const total = (value: (row: { coins?: number; bottles?: number }) => number) =>
      rows.reduce((sum, [, row]) => sum + row.count * value(row), 0)
    expect(total(() => 1)).toBe(117)
    expect(total((row) => row.coins ?? 0)).toBe(37)
    expect(total((row) => (row.coins ? 1 : 0))).toBe(16)
    expect(total((row) => row.bottles ?? 0)).toBe(10)
    expect(rows.reduce((sum, [kind, row]) => sum + (kind.startsWith('arrow') ? row.count : 0), 0)).toBe(21)
  })

  it('has four pictures of the empty tile: 5, 4, 5, 4', () => {
    const pictures = cardsOf(CLASSIC_ISLAND.deck).filter((card) => card.kind === 'empty')
    expect([1, 2, 3, 4].map((picture) => pictures.filter((card) => card.picture === picture).length)).toEqual([
      5, 4, 5, 4,
    ])
  })

  it('is dealt closed by the seed, arrows and cannons in all quarter turns', () => {
    const laid = deal({}, 7).tiles.filter((tile) => tile !== null)
    expect(laid).toHaveLength(landOf(CLASSIC_ISLAND).length)
    expect(laid.every((tile) => !tile.open)).toBe(true)
    expect(deal({}, 7).tiles).toEqual(deal({}, 7).tiles)
    expect(deal({}, 8).tiles).not.toEqual(deal({}, 7).tiles)
    const facings = new Set(laid.filter((tile) => tile.kind.startsWith('arrow')).map((tile) => tile.facing))
    expect(facings.size).toBe(4)
    expect(laid.filter((tile) => tile.kind === 'horse').every((tile) => tile.facing === 0)).toBe(true)
  })
})

describe('players and teams (J-SEATS)', () => {
  it.each([
    [{}, ['white', 'red', 'black', 'yellow'], ['white', 'red', 'black', 'yellow']],
    [{ alliances: 'pairs' }, ['white', 'red', 'black', 'yellow'], ['white', 'red', 'black', 'yellow']],
    [{ players: 3 }, ['white', 'red', 'black'], ['white', 'red', 'black']],
    [{ players: 2 }, ['white', 'red', 'black', 'yellow'], ['white', 'red']],
    [{ players: 2, crews: 1 }, ['white', 'black'], ['white', 'black']],
  ])('%j: teams %j, seats %j; white begins', (options, teams, seats) => {
    const state = deal(options)
    expect(state.teams.map((team) => team.id)).toEqual(teams)
    expect(seatsOf(state)).toEqual(seats)
    expect(state.turn).toBe('white')
  })

  it('has each ship in the middle of its side with three pirates aboard', () => {
    const { teams, pieces } = deal()
    expect(teams.map((team) => [team.id, team.side, printCell(CLASSIC_ISLAND, team.ship)])).toEqual([
      ['white', 'S', 'g1'],
      ['red', 'W', 'a7'],
      ['black', 'N', 'g13'],
      ['yellow', 'E', 'm7'],
    ])
    for (const { id, ship } of teams) {
      expect(pieces.filter((piece) => piece.team === id && piece.at === ship && piece.type === 'pirate')).toHaveLength(
        3,
      )
    }
    expect(pieces).toHaveLength(12)
    expect(pieces.some((piece) => piece.at === parseCell(CLASSIC_ISLAND, 'a1'))).toBe(false)
  })

  it('allies opposite sides in pairs and for two players, and no sides otherwise', () => {
    for (const options of [{ alliances: 'pairs' }, { players: 2 }]) {
      const { options: read } = deal(options)
      expect([areAllied(read, 'white', 'black'), areAllied(read, 'red', 'yellow')]).toEqual([true, true])
      expect(areAllied(read, 'white', 'red')).toBe(false)
    }
    for (const options of [{}, { players: 3 }, { players: 2, crews: 1 }]) {
      expect(areAllied(deal(options).options, 'white', 'black')).toBe(false)
    }
  })
})
