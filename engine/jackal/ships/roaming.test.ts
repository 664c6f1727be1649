import { describe, expect, it } from 'vitest'
import { boating } from '../../testkit/boating.ts'
import { type Island, island } from '../../testkit/island.ts'

const ARCH = { variant: 'archipelago' } as const

/** Returns the cells that the white ship may sail to. */
const berths = (game: Island): readonly string[] =>
  game
    .moves()
    .filter((move) => move.kind === 'sail' && move.team === 'white')
    .map(({ to }) => String(to))
    .toSorted()

describe('a ship in the archipelago (J-ARCH)', () => {
  it('sails one cell for each sailor of its own aboard, round corners', () => {
    const game = island('', {
      options: ARCH,
      teams: { white: { ship: 'b1' } },
      pieces: { 'white-1': 'b1', 'white-2': 'b1' },
    })
    expect(berths(game)).toEqual(['a1', 'a2', 'b2', 'c1', 'd1'])
    expect(game.refusal('white', { kind: 'sail', team: 'white', to: 'e1' })).toBe('beyond-the-crew')
    expect(game.refusal('white', { kind: 'sail', team: 'white', to: 'c2' })).toBe('not-navigable')
    game.kinds({ kind: 'sail', team: 'white', to: 'a2' })
    expect([game.team('white').ship, game.at('white-1'), game.at('white-2')]).toEqual(['a2', 'a2', 'a2'])
  })

  it.each([
    ['a missionary', { missionary: 'g1' }],
    ['Friday', { friday: 'g1' }],
    ['an ally', { 'black-1': 'g1' }],
  ])('gains nothing from %s aboard', (_who, guest) => {
    const game = island('', { options: { ...ARCH, alliances: 'pairs' }, pieces: { 'white-1': 'g1', ...guest } })
    expect(berths(game)).toEqual(['f1', 'h1'])
  })

  it('is as fast with Ben Gunn and a missionary turned pirate as with pirates', () => {
    const pieces = { ben: 'g1', missionary: { at: 'g1', fighter: true } }
    expect(berths(island('', { options: ARCH, pieces }))).toEqual(['e1', 'f1', 'h1', 'i1'])
  })

  it('passes ships in a row like one cell, and shares no cell with any', () => {
    const game = island('', {
      options: ARCH,
      teams: { white: { ship: 'g1' }, red: { ship: 'h1' }, black: { ship: 'i1' } },
      pieces: { 'white-1': 'g1', 'white-2': 'g1' },
    })
    expect(berths(game)).toEqual(['e1', 'f1', 'j1', 'k1'])
  })

  it('passes three ships of any side with one sailor', () => {
    const game = island('', {
      options: { ...ARCH, alliances: 'pairs' },
      teams: { white: { ship: 'g1' }, red: { ship: 'h1' }, black: { ship: 'i1' }, yellow: { ship: 'j1' } },
      pieces: { 'white-1': 'g1' },
    })
    expect(berths(game)).toEqual(['f1', 'k1'])
  })

  it('stays if the row of ships ends at the edge of the board', () => {
    const teams = { white: { ship: 'c1' }, red: { ship: 'b1' }, black: { ship: 'a1' } }
    const game = island('', { options: ARCH, teams, pieces: { 'white-1': 'c1', 'white-2': 'c1' } })
    expect(berths(game)).toEqual(['d1', 'e1'])
  })

  it('never stops on a swimmer of its own side if ships pick none up, but passes it', () => {
    const game = island('', {
      options: { ...ARCH, shipPicksUpSwimmers: false },
      pieces: { 'white-1': 'g1', 'white-2': 'g1', 'white-3': 'h1' },
    })
    expect(berths(game)).toEqual(['e1', 'f1', 'i1'])
    expect(game.refusal('white', { kind: 'sail', team: 'white', to: 'h1' })).toBe('own-swimmer-in-the-way')
  })

  it('does not sail with a missionary and Friday alone aboard', () => {
    const game = island('', { options: ARCH, pieces: { friday: 'g1', missionary: 'g1', 'white-1': 'e5' } })
    expect(berths(game)).toEqual([])
    expect(game.refusal('white', { kind: 'sail', team: 'white', to: 'f1' })).toBe('no-sailor-aboard')
  })

  it('passes the lifeboat, too, and ships and the boat in a row', () => {
    const game = boating(
      { at: 'h1', afloat: true, team: 'red' },
      { options: ARCH, teams: { red: { ship: 'i1' } }, pieces: { 'white-1': 'g1', 'red-1': 'i1' } },
    )
    expect(berths(game)).toEqual(['f1', 'j1'])
  })

  it('passes no ship onto land', () => {
    const teams = { white: { ship: 'a2' }, red: { ship: 'b2' } }
    const game = island('', { options: ARCH, teams, pieces: { 'white-1': 'a2', 'red-1': 'b2' } })
    expect(berths(game)).toEqual(['a1', 'a3'])
  })

  it('crosses the open sea, too', () => {
    const game = island('', {
      map: `
        ~~~~~~~~~
        ~##~~~##~
        ~#~~~~~#~
        ~~~~~~~~~
        ~~~~~~~~~
        ~~~~~~~~~
        ~#~~~~~#~
        ~##~~~##~
        ~~~~~~~~~`,
      options: ARCH,
      teams: { white: { ship: 'e5' }, red: { ship: 'a2' } },
      pieces: { 'white-1': 'e5', 'red-1': 'a2' },
    })
    expect([berths(game), game.targets('white-1')]).toEqual([['d5', 'e4', 'e6', 'f5'], []])
  })

  it('is moved by its own team only, never by an ally', () => {
    const game = island('', {
      options: { ...ARCH, alliances: 'pairs' },
      teams: { white: {}, red: {}, black: {}, yellow: {} },
      pieces: { 'white-1': 'g13', 'black-1': 'g13', 'white-2': 'g1' },
    })
    expect(game.refusal('white', { kind: 'sail', team: 'black', to: 'h13' })).toBe('not-your-ship')
  })

  it('does not pass a ferry, which pieces cross on foot with a load', () => {
    const game = island('. .', {
      map: `
        ~~~~~~~
        ~##~##~
        ~##=##~
        ~##~##~
        ~~~~~~~`,
      at: 'b2',
      options: ARCH,
      teams: { white: { ship: 'd2' } },
      tiles: { c3: 'empty=1' },
      pieces: { 'white-1': 'd2', 'white-2': 'd2', 'white-3': 'c3' },
    })
    expect(berths(game)).toEqual(['c1', 'd1', 'e1'])
    expect(game.refusal('white', { kind: 'sail', team: 'white', to: 'd3' })).toBe('not-navigable')
    game.go('white-3', 'd3', { carry: 'coin' })
    expect(game.tile('d3')).toEqual({ kind: 'ferry', open: true, coins: 1 })
    game.passBy()
    expect(game.targets('white-3', { carry: 'coin' })).toEqual(['c2', 'c3', 'c4', 'd2', 'e2', 'e3', 'e4'])
  })

  describe('finds a ferry in the strait', () => {
    const STRAIT = {
      map: `
        ~~~~~~~
        ~##~##~
        ~##=##~
        ~##~##~
        ~~~~~~~`,
      at: 'b2',
      options: ARCH,
      teams: { white: { ship: 'd2' }, red: { ship: 'a3' } },
    }

    it('where pieces fight as on land, only empty-handed', () => {
      const game = island('', { ...STRAIT, pieces: { 'white-1': 'c3', 'red-1': 'd3' }, tiles: { c3: 'empty=1' } })
      expect(game.whyNot('white-1', 'd3', { carry: 'coin' })).toBe('enemies-with-load')
      game.go('white-1', 'd3')
      expect([game.at('white-1'), game.at('red-1')]).toEqual(['d3', 'a3'])
    })

    it('that pieces enter from a ship, scores nothing and does not sail', () => {
      const game = island('', { ...STRAIT, pieces: { 'white-1': 'd2', 'white-2': 'd3' } })
      expect(game.whyNot('white-1', 'd3')).toBeNull()
      expect(game.moves().every((move) => move.kind !== 'sail' || move.team === 'white')).toBe(true)
      const laden = island('', { ...STRAIT, tiles: { c3: 'empty=1' }, pieces: { 'white-1': 'c3' } })
      laden.go('white-1', 'd3', { carry: 'coin' })
      expect([laden.team('white').gold, laden.tile('d3')]).toEqual([0, { kind: 'ferry', open: true, coins: 1 }])
    })

    it('over which a cannon fires, and to which no piece flies', () => {
      const shot = island('', { ...STRAIT, tiles: { c3: 'cannon/E' }, pieces: { 'white-1': 'c2' } })
      shot.go('white-1', 'c3')
      expect(shot.at('white-1')).toBe('g3')
      const flight = island('', { ...STRAIT, tiles: { b2: 'airplane' }, pieces: { 'white-1': 'b2' } })
      expect(flight.targets('white-1')).toContain('e3')
      expect(flight.targets('white-1')).not.toContain('d3')
    })

    it('that no swimmer climbs', () => {
      const game = island('', { ...STRAIT, pieces: { 'white-1': 'd4', 'white-2': 'b2' } })
      expect(game.whyNot('white-1', 'd3')).toBe('no-landing-from-water')
    })
  })

  it('puts ashore onto every tile around, and takes aboard from every one', () => {
    const game = island('', {
      options: ARCH,
      teams: { white: { ship: 'b2' } },
      pieces: { 'white-1': 'b2', 'white-2': 'c3' },
      tiles: { c3: 'empty=1' },
    })
    expect(game.targets('white-1')).toEqual(['b3', 'c2', 'c3'])
    expect(game.go('white-2', 'b2', { carry: 'coin' }).map(({ kind }) => kind)).toContain('loadScored')
  })

  it('is reached by the balloon far out at sea', () => {
    const game = island('balloon', { options: ARCH, teams: { white: { ship: 'a1' } }, pieces: { 'white-1': 'd5' } })
    game.go('white-1', 'e5')
    expect(game.at('white-1')).toBe('a1')
  })

  it('is the target of hits at any place', () => {
    const game = island('', {
      options: ARCH,
      teams: { red: { ship: 'm1' } },
      pieces: { 'white-1': 'd5', 'red-1': 'e5' },
    })
    game.go('white-1', 'e5')
    expect(game.at('red-1')).toBe('m1')
  })

  it('drowns enemies and picks up friends where it stops', () => {
    const game = island('', {
      options: ARCH,
      pieces: { 'white-1': 'g1', 'white-2': 'g1', 'white-3': 'e1', 'red-1': 'f1' },
    })
    game.kinds({ kind: 'sail', team: 'white', to: 'e1' })
    expect([game.at('white-3'), game.at('red-1')]).toEqual(['e1', 'f1'])
    expect(game.team('white').ship).toBe('e1')
  })
})
