import { describe, expect, it } from 'vitest'
import type { IslandPlan } from '../../testkit/drawnIsland.ts'
import { island } from '../../testkit/island.ts'

const ARCH = { variant: 'archipelago' } as const

/** A lagoon of one cell, d4, with land all around, and open sea outside. */
const LAGOON: IslandPlan = {
  map: `
    ~~~~~~~
    ~#####~
    ~#####~
    ~##~##~
    ~#####~
    ~#####~
    ~~~~~~~`,
  at: 'b2',
  options: ARCH,
  teams: { white: { ship: 'd4' }, red: { ship: 'a4' } },
}
const AROUND = ['c3', 'c4', 'c5', 'd3', 'd5', 'e3', 'e4', 'e5']

describe('ashore and aboard in the archipelago (J-ARCH)', () => {
  it('pieces go ashore on every side of the ship', () => {
    expect(island('', { ...LAGOON, pieces: { 'white-1': 'd4' } }).targets('white-1')).toEqual(AROUND)
  })

  it.each(AROUND)('pieces come aboard from %s with a load', (from) => {
    const game = island('', { ...LAGOON, tiles: { [from]: 'empty=1' }, pieces: { 'white-1': from } })
    game.go('white-1', 'd4', { carry: 'coin' })
    expect([game.at('white-1'), game.team('white').gold]).toEqual(['d4', 1])
  })

  it('pieces turn tiles and hit enemies as they go ashore', () => {
    const plan = { ...LAGOON, tiles: { c3: '?rum' }, pieces: { 'white-1': 'd4', 'white-2': 'd4', 'red-1': 'e5' } }
    const turned = island('', plan)
    expect(turned.go('white-1', 'c3').map(({ kind }) => kind)).toContain('tileRevealed')
    const fight = island('', plan)
    fight.go('white-1', 'e5')
    expect([fight.at('white-1'), fight.at('red-1')]).toEqual(['e5', 'a4'])
  })

  it('an enemy ship is death from every side, and no piece takes a load there', () => {
    const game = island('', { ...LAGOON, turn: 'red', tiles: { c3: 'empty=1' }, pieces: { 'red-1': 'c3' } })
    expect(game.whyNot('red-1', 'd4', { carry: 'coin' })).toBe('enemy-ship-with-load')
    expect(game.isFatal('red-1', 'd4')).toBe(true)
    game.go('red-1', 'd4')
    expect(game.at('red-1')).toBe('dead')
  })

  it('an ally comes aboard as well, and its load belongs to the ship', () => {
    const game = island('', {
      ...LAGOON,
      options: { ...ARCH, alliances: 'pairs' },
      turn: 'black',
      teams: { ...LAGOON.teams, black: { ship: 'd7' } },
      tiles: { e3: 'empty=1' },
      pieces: { 'white-1': 'd4', 'black-1': 'e3' },
    })
    game.go('black-1', 'd4', { carry: 'coin' })
    expect([game.team('white').gold, game.team('black').gold]).toEqual([1, 0])
  })

  it('no piece steps from ship to ship', () => {
    const teams = { white: { ship: 'd1' }, black: { ship: 'e1' } }
    const game = island('', { ...LAGOON, options: { ...ARCH, alliances: 'pairs' }, teams, pieces: { 'white-1': 'd1' } })
    expect(game.targets('white-1')).toEqual(['c2', 'd2', 'e2'])
  })
})

describe('a ship outside any lane (J-ARCH)', () => {
  const ships = (white: string, red = 'a7') => ({ white: { ship: white }, red: { ship: red } })

  it('takes swimmers aboard, far out too', () => {
    const game = island('', { options: ARCH, teams: ships('a1'), pieces: { 'white-1': 'a2' } })
    expect(game.targets('white-1')).toEqual(['a1', 'a3', 'b1', 'b2'])
    game.go('white-1', 'a1')
    expect(game.at('white-1')).toBe('a1')
  })

  it.each([
    ['an arrow', 'arrow-1d/S', 'c3', 'b4', 'b2', null],
    ['a cannon', 'cannon/S', 'c3', 'c4', 'c1', null],
    ['a horse', 'horse', 'c3', 'c4', 'a2', 'a2'],
    ['a trampoline', 'trampoline', 'c3', 'c4', 'a1', 'a1'],
  ])('is boarded by %s with a coin', (_how, tile, at, from, ship, chosen) => {
    const plan = { at, options: ARCH, teams: ships(ship), tiles: { [from]: 'empty=1' }, pieces: { 'white-1': from } }
    const game = island(tile, plan)
    game.go('white-1', at, { carry: 'coin' })
    if (chosen) game.go('white-1', chosen)
    expect([game.at('white-1'), game.team('white').gold]).toEqual([ship, 1])
  })

  it.each([
    ['an arrow', 'arrow-1d/S', 'b2', null],
    ['a cannon', 'cannon/S', 'c1', null],
    ['a horse', 'horse', 'a2', 'a2'],
    ['a trampoline', 'trampoline', 'a1', 'a1'],
  ])('is death to an enemy thrown there by %s', (_how, tile, ship, chosen) => {
    const game = island(tile, { at: 'c3', options: ARCH, teams: ships('g1', ship), pieces: { 'white-1': 'c4' } })
    game.go('white-1', 'c3')
    if (chosen) game.go('white-1', chosen)
    expect(game.at('white-1')).toBe('dead')
  })
})

describe('swimming in the archipelago (J-ARCH, J-SWIM)', () => {
  it('is one cell a turn, and never leads ashore', () => {
    const game = island('', { options: ARCH, pieces: { 'white-1': 'c1', 'white-2': 'g1' } })
    expect(game.targets('white-1')).toEqual(['b1', 'b2', 'd1'])
    expect(game.whyNot('white-1', 'c2')).toBe('no-landing-from-water')
    expect(game.whyNot('white-1', 'e1')).toBe('too-far')
  })

  it('ends on an enemy ship in death, and on another swimmer in the other’s death', () => {
    const game = island('', {
      options: ARCH,
      teams: { white: { ship: 'g1' }, red: { ship: 'd1' } },
      pieces: { 'white-1': 'c1', 'red-1': 'b1', 'red-2': 'd1' },
    })
    expect([game.isFatal('white-1', 'd1'), game.isFatal('white-1', 'b1')]).toEqual([true, false])
    game.go('white-1', 'b1')
    expect([game.at('white-1'), game.at('red-1')]).toEqual(['b1', 'dead'])
  })

  it('sinks every load that an arrow throws in', () => {
    const game = island('arrow-1/S', { at: 'e2', options: ARCH, tiles: { e3: 'empty=1' }, pieces: { 'white-1': 'e3' } })
    const kinds = game.go('white-1', 'e2', { carry: 'coin' }).map(({ kind }) => kind)
    expect([kinds.includes('loadLost'), game.at('white-1')]).toEqual([true, 'e1'])
  })
})
