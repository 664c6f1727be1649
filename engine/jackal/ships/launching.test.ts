import { describe, expect, it } from 'vitest'
import { boating } from '../../testkit/boating.ts'

const PAIRS = { alliances: 'pairs' }
const WITH_BOAT = { carry: 'boat' } as const

describe('the boat is carried (J-BOAT)', () => {
  it('lies on the tile under which it was found, visible to all', () => {
    const game = boating(null, { pieces: { 'white-1': 'd5', 'white-2': 'g1' } }, '?lifeboat')
    expect(game.boat).toBeUndefined()
    expect(game.go('white-1', 'e5').map((event) => event.kind)).toContain('boatFound')
    expect(game.boat).toEqual({ at: 'e5', afloat: false })
    expect(game.view('red')).toMatchObject({ lifeboat: { at: 'e5', afloat: false } })
  })

  it('like a coin, by one piece, to any cell where the piece may stand', () => {
    const game = boating({ at: 'd5' }, { pieces: { 'white-1': 'd5' } }, '. . fort ?empty')
    game.go('white-1', 'e5', WITH_BOAT)
    expect([game.boat, game.piece('white-1')]).toEqual([
      { at: 'e5', afloat: false },
      { id: 'white-1', type: 'pirate', team: 'white', at: 'e5' },
    ])
  })

  it('instead of a coin, not with it', () => {
    const game = boating({ at: 'e5' }, { pieces: { 'white-1': 'e5' } }, 'empty=1 .')
    game.go('white-1', 'f5', WITH_BOAT)
    expect([game.tile('e5').kind, game.state.tiles.filter((tile) => tile?.coins === 1).length]).toEqual(['empty', 2])
  })

  it('is left behind by a piece that goes without it', () => {
    const game = boating({ at: 'e5' }, { pieces: { 'white-1': 'e5' } })
    game.go('white-1', 'f5')
    expect(game.boat).toEqual({ at: 'e5', afloat: false })
  })

  it.each([
    ['a closed tile', '. ?empty', 'closed-with-load'],
    ['a fort', '. fort', 'no-loads-here'],
    ['a thicket', '. thicket', 'no-loads-here'],
  ])('not onto %s', (_, drawing, refusal) => {
    const game = boating({ at: 'e5' }, { pieces: { 'white-1': 'e5' } }, drawing)
    expect(game.whyNot('white-1', 'f5', WITH_BOAT)).toBe(refusal)
  })

  it('not into a fight, nor by the preaching missionary', () => {
    const game = boating({ at: 'e5' }, { pieces: { 'white-1': 'e5', missionary: 'e5', 'red-1': 'f5' } })
    expect(game.whyNot('white-1', 'f5', WITH_BOAT)).toBe('enemies-with-load')
    expect(game.whyNot('missionary', 'e6', WITH_BOAT)).toBe('preacher-carries-nothing')
    expect(game.whyNot('white-1', 'e6', WITH_BOAT)).toBeNull()
  })

  it('by Friday and by enemies, until it is launched', () => {
    const friday = boating({ at: 'e5' }, { pieces: { friday: 'e5', 'white-1': 'g1' } })
    friday.go('friday', 'f5', WITH_BOAT)
    expect(friday.boat).toMatchObject({ at: 'f5' })
    const enemy = boating({ at: 'e5' }, { turn: 'red', pieces: { 'red-1': 'e5', 'white-1': 'e6' } })
    expect(enemy.whyNot('red-1', 'f5', WITH_BOAT)).toBeNull()
  })

  it('lies on the step of a turntable where it was left', () => {
    const game = boating({ at: 'd5' }, { pieces: { 'white-1': 'd5', 'red-1': 'a7' } }, 'jungle')
    game.go('white-1', 'e5', WITH_BOAT)
    expect(game.boat).toEqual({ at: 'e5', afloat: false, step: 1 })
    game.passBy()
    game.go('white-1', 'e5')
    game.passBy()
    expect(game.whyNot('white-1', 'f5', WITH_BOAT)).toBe('nothing-to-carry')
  })

  it('is kept from the swaps of an earthquake', () => {
    const plan = { pieces: { 'white-1': 'e5', 'white-2': 'g1' } }
    const game = boating({ at: 'g7' }, plan, '. ?earthquake')
    game.go('white-1', 'f5')
    const swaps = game.moves().map((move) => move.cell)
    expect(swaps).toContain('g8')
    expect(swaps).not.toContain('g7')
  })

  it('goes through a cave only with an exit, and comes out with its bearer', () => {
    const shut = boating({ at: 'd5' }, { pieces: { 'white-1': 'd5' } }, 'cave')
    expect(shut.whyNot('white-1', 'e5', WITH_BOAT)).toBe('cave-needs-exit')
    const open = boating({ at: 'd5' }, { pieces: { 'white-1': 'd5' }, tiles: { k5: 'cave' } }, 'cave')
    open.go('white-1', 'e5', WITH_BOAT)
    expect([open.at('white-1'), open.boat]).toEqual(['k5', { at: 'k5', afloat: false }])
  })

  it('stays where the turn began when its bearer dies of the impossible', () => {
    const pieces = { 'white-1': 'd5', 'red-1': 'f5' }
    const game = boating({ at: 'd5' }, { pieces }, 'arrow-1/E fort')
    expect(game.isFatal('white-1', 'e5', WITH_BOAT)).toBe(true)
    game.go('white-1', 'e5', WITH_BOAT)
    expect([game.at('white-1'), game.boat]).toEqual(['dead', { at: 'd5', afloat: false }])
  })

  it('is lost to the cannibal, and a saved position records it', () => {
    const game = boating({ at: 'd5' }, { pieces: { 'white-1': 'd5' }, tiles: { c9: 'lifeboat' } }, 'cannibal')
    game.go('white-1', 'e5', WITH_BOAT)
    expect(game.boat).toBeNull()
    expect(game.view('open')).toMatchObject({ lifeboat: null })
  })

  it('cannot be taken if there is none', () => {
    const game = boating(null, { pieces: { 'white-1': 'e2' }, options: { lifeboat: false } })
    expect(game.whyNot('white-1', 'e1', WITH_BOAT)).toBe('no-lifeboat')
    expect(game.refusal('white', { kind: 'sail', team: 'white', to: 'f1', boat: true })).toBe('no-lifeboat')
  })
})

describe('the boat is launched (J-BOAT)', () => {
  it('by a step from the beach to any sea cell beside it', () => {
    const game = boating({ at: 'c3' }, { pieces: { 'white-1': 'c3' } })
    expect(game.targets('white-1', WITH_BOAT)).toEqual(['b3', 'b4', 'c2', 'c4', 'd2', 'd3', 'd4', 'b2'].toSorted())
    const events = game.go('white-1', 'b2', WITH_BOAT)
    expect(events).toContainEqual({
      kind: 'boatLaunched',
      piece: 'white-1',
      team: 'white',
      cell: 'b2',
      sides: ['S', 'W'],
    })
    expect(game.boat).toEqual({ at: 'b2', afloat: true, team: 'white', sides: ['S', 'W'] })
  })

  it('and the crew that launched it may row on one cell, or stay', () => {
    const on = boating({ at: 'e2' }, { pieces: { 'white-1': 'e2' } })
    on.go('white-1', 'e1', WITH_BOAT)
    expect([on.actor, on.rows()]).toEqual(['white', ['d1', 'f1']])
    on.row('f1')
    expect([on.boat?.at, on.at('white-1'), on.turn]).toEqual(['f1', 'f1', 'red'])
    const stay = boating({ at: 'e2' }, { pieces: { 'white-1': 'e2' } })
    stay.go('white-1', 'e1', WITH_BOAT)
    stay.play('white', { kind: 'decline' })
    expect([stay.boat?.at, stay.turn]).toEqual(['e1', 'red'])
  })

  it('but a piece that cannot steer it does not row on', () => {
    const game = boating({ at: 'e2' }, { pieces: { friday: 'e2', 'white-1': 'g1' } })
    game.go('friday', 'e1', WITH_BOAT)
    expect([game.boat?.at, game.at('friday'), game.turn]).toEqual(['e1', 'e1', 'red'])
  })

  it.each([
    ['an arrow', 'arrow-1/S', 'e1'],
    ['a cannon', 'cannon/W', 'b2'],
  ])('by %s that throws its bearer into the sea', (_, tile, cell) => {
    const game = boating({ at: 'd3' }, { at: 'e2', pieces: { 'white-1': 'd3' } }, tile)
    expect(game.isFatal('white-1', 'e2', WITH_BOAT)).toBe(false)
    game.go('white-1', 'e2', WITH_BOAT)
    expect([game.boat?.at, game.boat?.afloat, game.at('white-1')]).toEqual([cell, true, cell])
  })

  it('by a leap or a throw of the player’s choice, after which the piece may row on', () => {
    for (const [tile, options] of [
      ['horse', {}],
      ['trampoline', { variant: 'archipelago' }],
    ] as const) {
      const at = tile === 'horse' ? 'f3' : 'e3'
      const game = boating({ at: 'e4' }, { at, options, pieces: { 'white-1': 'e4' } }, tile)
      game.go('white-1', at, WITH_BOAT)
      expect(game.boat).toEqual({ at, afloat: false })
      game.go('white-1', 'e1')
      expect([game.boat, game.rows()]).toEqual([{ at: 'e1', afloat: true, team: 'white', sides: ['S'] }, ['d1', 'f1']])
    }
  })

  it('by a slide over ice, after which the piece may row on', () => {
    const game = boating({ at: 'e3' }, { at: 'e2', pieces: { 'white-1': 'e3' } }, 'ice')
    game.go('white-1', 'e2', WITH_BOAT)
    expect([game.boat?.at, game.boat?.afloat, game.rows()]).toEqual(['e1', true, ['d1', 'f1']])
  })

  it('by Friday, too, and then it drowns enemies', () => {
    const game = boating({ at: 'e2' }, { pieces: { friday: 'e2', 'white-1': 'g1', 'red-1': 'e1' } })
    game.go('friday', 'e1', WITH_BOAT)
    expect([game.at('friday'), game.at('red-1'), game.boat?.team]).toEqual(['e1', 'dead', 'white'])
  })

  it('takes own and allied swimmers aboard and drowns all others', () => {
    const pieces = { 'white-1': 'e2', 'white-2': 'e1', 'black-1': 'e1' }
    const kind = boating({ at: 'e2' }, { options: PAIRS, pieces })
    expect(kind.go('white-1', 'e1', WITH_BOAT)).toContainEqual({
      kind: 'swimmerRescued',
      piece: 'black-1',
      team: 'white',
      cell: 'e1',
      boat: true,
    })
    kind.row('d1')
    expect(['white-1', 'white-2', 'black-1'].map((id) => kind.at(id))).toEqual(['d1', 'd1', 'd1'])
    const grim = boating({ at: 'e2' }, { pieces: { 'white-1': 'e2', 'red-1': 'e1' } })
    expect(grim.isFatal('white-1', 'e1', WITH_BOAT)).toBe(false)
    grim.go('white-1', 'e1', WITH_BOAT)
    expect([grim.at('white-1'), grim.at('red-1')]).toEqual(['e1', 'dead'])
  })

  it('drowns an enemy missionary and an enemy Friday, as a ship does', () => {
    const pieces = { 'white-1': 'e2', missionary: { team: 'red', at: 'e1' }, friday: { team: 'red', at: 'a3' } }
    const game = boating({ at: 'e2' }, { pieces })
    game.go('white-1', 'e1', WITH_BOAT)
    expect([game.at('white-1'), game.at('missionary')]).toEqual(['e1', 'gone'])
  })

  it('leaves a bottle to be handed over instead of rowing on', () => {
    const pieces = { 'white-1': 'e2', 'red-1': 'a7', friday: { team: 'red', at: 'd2' } }
    const game = boating({ at: 'e2' }, { pieces, teams: { white: { bottles: 1 } } })
    game.go('white-1', 'e1', WITH_BOAT)
    expect(game.moves().map((move) => move.kind)).toEqual(['sail', 'sail', 'give', 'decline'])
    game.play('white', { kind: 'give', to: 'friday' })
    expect([game.boat?.at, game.at('friday'), game.turn]).toEqual(['e1', 'gone', 'red'])
  })

  it('never onto a ship: no piece walks aboard with it, and a piece thrown there leaves it behind', () => {
    const walk = boating({ at: 'g2' }, { pieces: { 'white-1': 'g2' } })
    expect(walk.whyNot('white-1', 'g1', WITH_BOAT)).toBe('no-boat-aboard')
    const flight = boating({ at: 'd5' }, { pieces: { 'white-1': 'd5' } }, 'balloon')
    flight.go('white-1', 'e5', WITH_BOAT)
    expect([flight.at('white-1'), flight.boat, flight.team('white').gold]).toEqual([
      'g1',
      { at: 'd5', afloat: false },
      0,
    ])
  })

  it('falls back onto the step of the turntable where the turn began', () => {
    const plan = { pieces: { 'white-1': { at: 'd5', step: 2 } }, tiles: { d5: 'jungle' } }
    const game = boating({ at: 'd5', step: 2 }, plan, 'balloon')
    game.go('white-1', 'e5', WITH_BOAT)
    expect(game.boat).toEqual({ at: 'd5', afloat: false, step: 2 })
  })

  it('is lost with a piece thrown onto an enemy ship', () => {
    const game = boating({ at: 'c6' }, { at: 'c7', pieces: { 'white-1': 'c6', 'red-1': 'a7' } }, 'cannon/W')
    expect(game.isFatal('white-1', 'c7', WITH_BOAT)).toBe(true)
    game.go('white-1', 'c7', WITH_BOAT)
    expect([game.at('white-1'), game.boat]).toEqual(['dead', undefined])
  })

  it('uses the airplane up when it is launched from there', () => {
    const game = boating({ at: 'e2' }, { at: 'e2', pieces: { 'white-1': 'e2' } }, 'airplane')
    game.go('white-1', 'e1', WITH_BOAT)
    expect(game.tile('e2')).toMatchObject({ used: true })
  })
})
