import { describe, expect, it } from 'vitest'
import { boating } from '../../testkit/boating.ts'
import { cellNamed } from '../../testkit/drawnIsland.ts'
import { bearForeseen } from '../foresight.ts'

const ARCH = { variant: 'archipelago' } as const
const WITH_BOAT = { carry: 'boat' } as const
const afloat = (at: string, more: object = {}) => ({ at, afloat: true, team: 'white', ...more })

describe('the lifeboat in the archipelago (J-BOAT, J-ARCH)', () => {
  it('is boarded from every tile around, and left for every tile around', () => {
    const map = `
      ~~~~~~~
      ~#####~
      ~#####~
      ~##~##~
      ~#####~
      ~#####~
      ~~~~~~~`
    const around = ['c3', 'c4', 'c5', 'd3', 'd5', 'e3', 'e4', 'e5']
    const boat = afloat('d4', { sides: [] })
    const leaving = boating(boat, { map, at: 'b2', options: ARCH, pieces: { 'white-1': 'd4' } })
    expect(leaving.targets('white-1')).toEqual(around)
    for (const from of around) {
      const plan = { map, at: 'b2', options: ARCH, tiles: { [from]: 'empty=1' }, pieces: { 'white-1': from } }
      const game = boating(boat, plan)
      game.go('white-1', 'd4', { carry: 'coin' })
      expect([game.at('white-1'), game.team('white').gold]).toEqual(['d4', 1])
    }
  })

  it('may be rowed by an ally aboard, though a ship may not', () => {
    const game = boating(afloat('d1'), {
      options: { ...ARCH, alliances: 'pairs' },
      turn: 'black',
      pieces: { 'black-1': 'd1', 'white-1': 'g1' },
    })
    expect(game.rows()).toEqual(['c1', 'e1'])
  })

  it('goes one cell with any number of pieces aboard', () => {
    const game = boating(afloat('d1'), { options: ARCH, pieces: { 'white-1': 'd1', 'white-2': 'd1', 'white-3': 'd1' } })
    expect(game.rows()).toEqual(['c1', 'e1'])
  })

  it('is entered from a ship beside it at a corner, and left for it', () => {
    const teams = { white: { ship: 'a1' } }
    const over = boating(afloat('b2'), { options: ARCH, teams, pieces: { 'white-1': 'a1' } })
    expect(over.targets('white-1')).toEqual(['b2'])
    const back = boating(afloat('b2'), { options: ARCH, teams, pieces: { 'white-1': 'b2' } })
    expect(back.targets('white-1')).toEqual(['a1', 'b3', 'c2', 'c3'])
  })

  it('is passed by a ship that goes on round the corner', () => {
    const game = boating(afloat('b1'), {
      options: ARCH,
      teams: { white: { ship: 'c1' } },
      pieces: { 'white-1': 'c1', 'white-2': 'c1' },
    })
    const berths = game.moves().filter((move) => move.kind === 'sail' && !move.boat)
    expect(berths.map(({ to }) => to)).toEqual(['d1', 'a1', 'e1', 'a2'])
  })

  it('keeps to its side there, too, although ships sail round corners', () => {
    const game = boating(afloat('b1'), { options: ARCH, pieces: { 'white-1': 'b1' } })
    expect(game.rows()).toEqual(['b2', 'c1'])
  })

  it('is carried over a ferry, and launched from it beside land', () => {
    const map = `
      ~~~~~~~
      ~##~##~
      ~##=##~
      ~##~##~
      ~~~~~~~`
    const plan = { map, at: 'b2', options: ARCH, teams: { white: { ship: 'd1' }, red: { ship: 'a3' } } }
    const game = boating({ at: 'c3' }, { ...plan, pieces: { 'white-1': 'c3', 'white-2': 'd1', 'red-1': 'a3' } })
    game.go('white-1', 'd3', WITH_BOAT)
    expect(game.boat).toEqual({ at: 'd3', afloat: false })
    game.passBy()
    expect(game.targets('white-1', WITH_BOAT)).toEqual(['c2', 'c3', 'c4', 'd2', 'd4', 'e2', 'e3', 'e4'])
    game.go('white-1', 'd4', WITH_BOAT)
    expect([game.boat?.at, game.boat?.afloat]).toEqual(['d4', true])
  })

  it('is left where the turn began by a piece thrown onto the bear', () => {
    const game = boating(
      { at: 'e5' },
      { options: ARCH, pieces: { 'white-1': 'e5' }, more: { bear: { at: 'g5', wokenBy: 'red' } } },
      '. >',
    )
    game.go('white-1', 'f5', WITH_BOAT)
    expect([game.at('white-1'), game.boat]).toEqual(['g1', { at: 'e5', afloat: false }])
  })

  it('is never where the bear sends a piece: that is the ship', () => {
    const game = boating(afloat('f1'), {
      options: ARCH,
      pieces: { 'white-1': 'f6', 'white-2': 'f1', 'red-1': 'k9' },
      more: { bear: { at: 'e5', wokenBy: 'white' } },
    })
    game.row('e1')
    expect([game.at('white-1'), game.bear]).toEqual(['g1', 'f6'])
  })

  it('protects its crew from the bear, which senses no piece aboard', () => {
    const more = { bear: { at: 'd3', wokenBy: 'white' } }
    const game = boating(afloat('d1'), { options: ARCH, pieces: { 'white-1': 'd1', 'red-1': 'a7' }, more })
    const { state } = game
    const row = { kind: 'sail', team: 'white', to: cellNamed(state.board, 'c1'), boat: true } as const
    expect(bearForeseen(state, row)).toBeNull()
    game.row('c1')
    expect(game.bear).toBe('d3')
  })

  it('is followed by a bottle once it is rowed', () => {
    const game = boating(
      afloat('d1'),
      {
        options: ARCH,
        teams: { white: { bottles: 1 } },
        pieces: { 'white-1': 'd1', 'white-2': { at: 'e5', trapped: true } },
      },
      'trap',
    )
    game.row('c1')
    expect(game.moves()).toEqual([{ kind: 'uncork', piece: 'white-2' }, { kind: 'decline' }])
  })

  it('is followed by a bottle only after rowing on, if it was launched in the same turn', () => {
    const game = boating(
      { at: 'e2' },
      {
        options: ARCH,
        teams: { white: { bottles: 1 } },
        pieces: { 'white-1': 'e2', 'white-2': { at: 'e5', trapped: true } },
      },
      'trap',
    )
    game.go('white-1', 'e1', WITH_BOAT)
    expect(game.moves().map(({ kind }) => kind)).toEqual(['sail', 'sail', 'decline'])
    game.row('d1')
    expect(game.moves().map(({ kind }) => kind)).toEqual(['uncork', 'decline'])
  })

  it('drowns enemies and picks up friends in its cell when a trampoline launches it', () => {
    const pieces = { 'white-1': 'e4', 'white-2': 'e1', 'red-1': 'e1' }
    const game = boating({ at: 'e4' }, { at: 'e3', options: ARCH, pieces }, 'trampoline')
    game.go('white-1', 'e3', WITH_BOAT)
    game.go('white-1', 'e1')
    game.kinds({ kind: 'decline' })
    expect([game.at('white-1'), game.at('white-2'), game.at('red-1')]).toEqual(['e1', 'e1', 'dead'])
  })
})
