import { describe, expect, it } from 'vitest'
import { openStream } from '../../kernel/rng.ts'
import { island } from '../../testkit/island.ts'
import { parseOptions } from '../options.ts'
import { parsePosition, printPosition } from '../position.ts'
import { setup } from '../setup.ts'

const UNPLACED = { white: { ship: null }, red: { ship: null }, black: { ship: null }, yellow: { ship: null } }
const place = (team: string, to: string) => ({ kind: 'place', team, to })

/** Returns a pirate aboard the ship of a team, which lies at a cell or waits for a place. */
const aboard = (team: string, at?: string) => ({ id: `${team}-1`, type: 'pirate', team, ...(at && { at }) })

/** Returns a position with all four ships without a place. */
const beginning = (options: object = {}) =>
  island('', {
    options: { variant: 'archipelago', ...options },
    teams: UNPLACED,
    more: { pieces: ['white', 'red', 'black', 'yellow'].map((team) => aboard(team)) },
  })

describe('choosing the places of ships (J-ARCH)', () => {
  it('goes clockwise from white, by a beach and not beside another player’s ship', () => {
    const game = beginning()
    expect(game.actor).toBe('white')
    expect(new Set(game.moves().map(({ kind }) => kind))).toEqual(new Set(['place']))
    expect(game.moves()).toHaveLength(40)
    expect(game.refusal('white', place('white', 'a1'))).toBe('not-by-a-beach')
    expect(game.refusal('white', place('red', 'g1'))).toBe('not-your-ship')
    game.kinds(place('white', 'g1'))
    expect([game.actor, game.team('white').ship, game.at('white-1')]).toEqual(['red', 'g1', 'g1'])
    expect(game.refusal('red', place('red', 'h1'))).toBe('beside-another-ship')
    game.kinds(place('red', 'i1'))
    game.kinds(place('black', 'g13'))
    game.kinds(place('yellow', 'm7'))
    expect(game.actor).toBe('white')
    expect(game.moves().some(({ kind }) => kind === 'place')).toBe(false)
    expect(game.refusal('white', place('white', 'k1'))).toBe('ships-are-placed')
  })

  it('comes before everything else', () => {
    expect(beginning().refusal('white', { kind: 'sail', team: 'white', to: 'g1' })).toBe('ships-not-placed')
  })

  it('lets a player put two ships of their own side next to each other', () => {
    const game = beginning({ players: 2 })
    game.kinds(place('white', 'g1'))
    game.kinds(place('red', 'a7'))
    expect(game.refusal('white', place('black', 'h1'))).toBeNull()
    expect(game.refusal('white', place('black', 'a8'))).toBe('beside-another-ship')
  })

  it('counts corners as adjacent, and an ally as another player', () => {
    const game = beginning({ alliances: 'pairs' })
    game.kinds(place('white', 'c1'))
    expect(game.refusal('red', place('red', 'b2'))).toBe('beside-another-ship')
    game.kinds(place('red', 'a7'))
    expect(game.refusal('black', place('black', 'b2'))).toBe('beside-another-ship')
    expect(game.refusal('black', place('black', 'c1'))).toBe('not-by-a-beach')
    expect(game.refusal('black', place('black', 'a3'))).toBeNull()
  })

  it('takes any free place by a beach if other ships leave no separate one', () => {
    const map = `
      ~~~
      ~#~
      ~~~`
    const game = island('', {
      map,
      at: 'b2',
      options: { variant: 'archipelago' },
      teams: { white: { ship: 'b1' }, red: { ship: 'b3' }, black: { ship: null } },
      turn: 'black',
      more: { pieces: [aboard('white', 'b1'), aboard('red', 'b3'), aboard('black')] },
    })
    expect(game.moves().map(({ to }) => to)).toEqual(['a2', 'c2'])
  })

  it('is by an island’s tile: beside a ferry alone there is no place, nor on it', () => {
    const map = `
      ~~~~~~~~~
      ~###~###~
      ~~~~~~~~~
      ~###=###~
      ~~##~##~~
      ~~~~~~~~~`
    const game = island('', {
      map,
      at: 'c2',
      options: { variant: 'archipelago' },
      teams: { white: { ship: null }, red: { ship: 'a5' } },
      more: { pieces: [aboard('white'), aboard('red', 'a5')] },
    })
    const refusals = ['e4', 'e3', 'e2', 'd4'].map((cell) => game.refusal('white', place('white', cell)))
    expect(refusals).toEqual(['not-by-a-beach', 'not-by-a-beach', null, null])
  })

  it('excludes cells with a swimmer or the lifeboat: a ship takes no occupied place', () => {
    const game = island('', {
      options: { variant: 'archipelago', lifeboat: true },
      teams: { white: { ship: 'g1' }, red: { ship: null } },
      turn: 'red',
      more: {
        lifeboat: { at: 'a5', afloat: true, team: 'white' },
        pieces: [aboard('white', 'a5'), { ...aboard('white', 'a9'), id: 'white-2' }, aboard('red')],
      },
    })
    const refusals = ['a5', 'a9', 'a7'].map((cell) => game.refusal('red', place('red', cell)))
    expect(refusals).toEqual(['not-by-a-beach', 'not-by-a-beach', null])
  })

  it('goes round the table until every ship has a place', () => {
    const game = island('', {
      options: { variant: 'archipelago' },
      teams: { ...UNPLACED, white: { ship: 'g1' } },
      turn: 'black',
      more: { pieces: [aboard('white', 'g1'), aboard('red'), aboard('black'), aboard('yellow')] },
    })
    game.kinds(place('black', 'g13'))
    game.kinds(place('yellow', 'm7'))
    expect(game.actor).toBe('red')
    game.kinds(place('red', 'a7'))
    expect(game.turn).toBe('white')
  })

  it('begins every dealt match, and is written and read', () => {
    const options = parseOptions({ variant: 'archipelago', map: 'clover' })
    if (!options.ok) throw new Error(options.problem.what)
    const state = setup(options.value, openStream(1, 'deal'))
    const printed = JSON.parse(JSON.stringify(printPosition(state)))
    expect(printed).toMatchObject({ teams: [{ id: 'white', ship: null }, {}, {}, {}], board: { map: state.board.map } })
    expect(parsePosition(printed, openStream(2, 'deal'))).toEqual({ ok: true, value: state })
  })

  it.each([
    ['a placed team to move', { turn: 'white' }, 'turn'],
    ['no place in the base game', { options: {} }, 'teams.1.ship'],
  ])('refuses %s', (_what, more, where) => {
    const json = {
      game: 'jackal',
      options: { variant: 'archipelago' },
      teams: [{ id: 'white' }, { id: 'red', ship: null }],
    }
    expect(parsePosition({ ...json, ...more }, openStream(1, 'deal'))).toMatchObject({ ok: false, problem: { where } })
  })
})
