import { describe, expect, it } from 'vitest'
import { boating } from '../../testkit/boating.ts'
import { cellNamed } from '../../testkit/drawnIsland.ts'

const PAIRS = { alliances: 'pairs' }
const afloat = (at: string, more: object = {}) => ({ at, afloat: true, team: 'white', ...more })

describe('the boat is rowed (J-BOAT)', () => {
  it.each([
    ['d1', ['c1', 'e1']],
    ['b1', ['b2', 'c1']],
    ['b2', ['a2', 'a3', 'b1', 'c1']],
    ['l1', ['k1', 'l2']],
    ['a3', ['a2', 'a4', 'b2']],
    ['a12', ['a11', 'b12']],
    ['h13', ['g13', 'i13']],
    ['m2', ['l2', 'm3']],
  ])('from %s one cell along its side, round no corner: %j', (at, to) => {
    const home = { white: { ship: 'h1' }, black: { ship: 'e13' } }
    const game = boating(afloat(at), { pieces: { 'white-1': at }, teams: home })
    expect(game.rows()).toEqual(to)
  })

  it('keeps to its side when it comes by a corner', () => {
    const game = boating(afloat('b1'), { pieces: { 'white-1': 'b1', 'red-1': 'a7' } })
    game.row('b2')
    game.passBy()
    expect(game.rows()).toEqual(['b1', 'c1'])
    expect(game.refusal('white', { kind: 'sail', team: 'white', to: 'a2', boat: true })).toBe('not-in-its-waters')
  })

  it('chooses one of two sides by the way on which it leaves a corner', () => {
    const game = boating(afloat('b2'), { pieces: { 'white-1': 'b2', 'red-1': 'a7' } })
    game.row('b1')
    expect(game.boat).toMatchObject({ at: 'b1', sides: ['S'] })
    game.passBy()
    game.row('b2')
    game.passBy()
    expect(game.rows()).toEqual(['b1', 'c1'])
  })

  it('takes all aboard along, and its event lists them', () => {
    const game = boating(afloat('d1'), { options: PAIRS, pieces: { 'white-1': 'd1', friday: 'd1', 'black-1': 'd1' } })
    expect(game.row('c1')[0]).toEqual({
      kind: 'boatRowed',
      team: 'white',
      by: 'white',
      from: 'd1',
      to: 'c1',
      aboard: ['white-1', 'friday', 'black-1'],
      sides: ['S'],
    })
    expect([game.at('friday'), game.at('black-1'), game.turn]).toEqual(['c1', 'c1', 'red'])
  })

  it.each([
    ['ben', {}, null],
    ['missionary', { fighter: true }, null],
    ['missionary', {}, 'no-sailor-in-boat'],
    ['friday', {}, 'no-sailor-in-boat'],
  ])('needs a sailor of the team to move: %s %j', (id, more, refusal) => {
    const game = boating(afloat('d1'), { pieces: { [id]: { at: 'd1', ...more }, 'white-1': 'g1' } })
    expect(game.refusal('white', { kind: 'sail', team: 'white', to: 'c1', boat: true })).toBe(refusal)
  })

  it('by an ally aboard, never by an enemy, and not before it is launched', () => {
    const ally = boating(afloat('d1'), { options: PAIRS, turn: 'black', pieces: { 'black-1': 'd1', 'white-1': 'g1' } })
    expect(ally.rows()).toEqual(['c1', 'e1'])
    const enemy = boating(afloat('d1'), { turn: 'red', pieces: { 'red-1': 'a7' } })
    const move = { kind: 'sail', team: 'white', to: 'c1', boat: true }
    expect(enemy.refusal('red', move)).toBe('not-your-boat')
    expect(enemy.refusal('red', { ...move, team: 'red' })).toBe('not-your-boat')
    const ashore = boating({ at: 'd2' }, { pieces: { 'white-1': 'd2' } })
    expect(ashore.refusal('white', move)).toBe('boat-ashore')
  })

  it('by the player of both crews, whichever launched it', () => {
    const game = boating(afloat('d1'), { options: { players: 2 }, turn: 'black', pieces: { 'black-1': 'd1' } })
    expect([game.actor, game.rows()]).toEqual(['white', ['c1', 'e1']])
  })

  it('passes own and enemy ships, in a row like one cell', () => {
    const own = boating(afloat('f1'), { pieces: { 'white-1': 'f1' } })
    expect(own.rows()).toEqual(['e1', 'h1'])
    const row = boating(afloat('f1'), {
      pieces: { 'white-1': 'f1' },
      teams: { red: { side: 'S', ship: 'h1' } },
    })
    expect(row.rows()).toEqual(['e1', 'i1'])
  })

  it('stays if nothing is free beyond the ships', () => {
    const game = boating(afloat('l1'), { pieces: { 'white-1': 'l1' }, teams: { white: { ship: 'k1' } } })
    expect(game.rows()).toEqual(['j1', 'l2'])
  })

  it('is passed by ships, which never stop on its cell', () => {
    const sails = (boat: string, ship: string) =>
      boating(afloat(boat), { pieces: { 'white-1': ship }, teams: { white: { ship } } })
        .moves()
        .filter((move) => move.kind === 'sail' && !move.boat)
        .map((move) => move.to)
    expect(sails('f1', 'g1')).toEqual(['h1', 'e1'])
    expect(sails('k1', 'j1')).toEqual(['i1'])
    expect(sails('e1', 'g1')).toEqual(['h1', 'f1'])
  })

  it('goes round a ship if there is a second row of sea', () => {
    const map = `
      ~~~~~~~~~
      ~#######~
      ~#######~
      ~~~~~###~
      ~~~~~###~
      ~~~~~~~~~`
    const game = boating(afloat('c3'), { map, pieces: { 'white-1': 'c3' } })
    expect(game.rows()).toEqual(['b2', 'b3', 'c2', 'd2', 'd3'])
    const d3 = cellNamed(game.state.board, 'd3')
    const teams = game.state.teams.map((team) => (team.id === 'red' ? { ...team, ship: d3 } : team))
    game.state = { ...game.state, teams }
    expect(game.rows()).toEqual(['b2', 'b3', 'c2', 'd2'])
  })

  it('picks up own and allied swimmers on its cell, and drowns enemies', () => {
    const pieces = { 'white-1': 'd1', 'white-2': 'c1', 'black-1': 'c1' }
    const kind = boating(afloat('d1'), { options: PAIRS, pieces })
    kind.row('c1')
    expect(['white-2', 'black-1'].map((id) => kind.at(id))).toEqual(['c1', 'c1'])
    const grim = boating(afloat('d1'), {
      pieces: { 'white-1': 'd1', 'red-1': 'c1', friday: { team: 'red', at: 'c1' } },
    })
    expect(grim.row('c1')).toContainEqual({
      kind: 'pieceDied',
      piece: 'red-1',
      cell: 'c1',
      cause: 'rowed-over',
      by: 'white',
    })
    expect([grim.at('red-1'), grim.at('friday')]).toEqual(['dead', 'gone'])
  })

  it('picks swimmers up although ships do not', () => {
    const game = boating(afloat('d1'), {
      options: { shipPicksUpSwimmers: false },
      pieces: { 'white-1': 'd1', 'white-2': 'c1' },
    })
    game.row('c1')
    expect(game.at('white-2')).toBe('c1')
  })

  it('removes Friday and the missionary if it brings them together', () => {
    const game = boating(afloat('d1'), { pieces: { 'white-1': 'd1', missionary: 'd1', friday: 'c1' } })
    game.row('c1')
    expect([game.at('friday'), game.at('missionary')]).toEqual(['gone', 'gone'])
  })

  it('keeps a crew in play that can do nothing else', () => {
    const game = boating(afloat('b1'), { turn: 'red', pieces: { 'white-1': 'b1', 'red-1': 'a7' } })
    game.passBy()
    expect([game.turn, game.moves().every((move) => move.boat)]).toEqual(['white', true])
  })
})
