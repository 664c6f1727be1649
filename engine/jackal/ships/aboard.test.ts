import { describe, expect, it } from 'vitest'
import { boating } from '../../testkit/boating.ts'

const PAIRS = { alliances: 'pairs' }
const afloat = (at: string, more: object = {}) => ({ at, afloat: true, team: 'white', ...more })

describe('aboard the boat (J-BOAT)', () => {
  it('pieces enter from the tile straight ahead and the two diagonal to it', () => {
    for (const from of ['d2', 'e2', 'f2']) {
      const game = boating(afloat('e1'), { pieces: { 'white-1': from } })
      game.go('white-1', 'e1')
      expect([game.at('white-1'), game.boat?.at]).toEqual(['e1', 'e1'])
    }
  })

  it('pieces leave only for the tile straight ahead, and the boat stays', () => {
    const game = boating(afloat('e1'), { pieces: { 'white-1': 'e1' } })
    expect(game.targets('white-1')).toEqual(['e2'])
    expect(game.whyNot('white-1', 'd2')).toBe('straight-ashore-only')
    expect(game.whyNot('white-1', 'd1')).toBe('straight-ashore-only')
    game.go('white-1', 'e2')
    expect([game.at('white-1'), game.boat?.at]).toEqual(['e2', 'e1'])
  })

  it('two cells off the shore no piece goes ashore; at a corner pieces go to either side', () => {
    const off = boating(afloat('b1'), { pieces: { 'white-1': 'b1' } })
    expect(off.targets('white-1')).toEqual([])
    const corner = boating(afloat('b2'), { pieces: { 'white-1': 'b2' } })
    expect(corner.targets('white-1')).toEqual(['b3', 'c2'])
  })

  it('in the archipelago pieces go ashore to any tile beside it', () => {
    const game = boating(afloat('e1'), { options: { variant: 'archipelago' }, pieces: { 'white-1': 'e1' } })
    expect(game.targets('white-1')).toEqual(['d2', 'e2', 'f2'])
  })

  it('no piece ever takes it ashore again', () => {
    const game = boating(afloat('e1'), { pieces: { 'white-1': 'e1' } })
    expect(game.whyNot('white-1', 'e2', { carry: 'boat' })).toBe('nothing-to-carry')
  })

  it.each(['f1', 'h1'])('pieces step across to their own ship beside it, and back: %s', (at) => {
    const over = boating(afloat(at), { pieces: { 'white-1': at } })
    over.go('white-1', 'g1')
    expect([over.at('white-1'), over.boat?.at]).toEqual(['g1', at])
    const back = boating(afloat(at), { pieces: { 'white-1': 'g1' } })
    expect(back.targets('white-1')).toEqual([at, 'g2'].toSorted())
    back.go('white-1', at)
    expect(back.at('white-1')).toBe(at)
  })

  it('pieces step across to an ally’s ship, never to an enemy’s', () => {
    const ally = boating(afloat('f13'), { options: PAIRS, pieces: { 'white-1': 'f13', 'black-1': 'c9' } })
    expect(ally.targets('white-1')).toEqual(['f12', 'g13'])
    const enemy = boating(afloat('f13'), { pieces: { 'white-1': 'f13', 'black-1': 'g13' } })
    expect(enemy.targets('white-1')).toEqual(['f12'])
    expect(boating(afloat('f13'), { turn: 'black', pieces: { 'black-1': 'g13' } }).targets('black-1')).toEqual(['g12'])
  })

  it('an ally steps across from its own ship beside it', () => {
    const game = boating(afloat('f13'), {
      options: PAIRS,
      turn: 'black',
      pieces: { 'black-1': 'g13', 'white-1': 'c9' },
    })
    expect(game.targets('black-1')).toEqual(['f13', 'g12'])
  })

  it('Friday and the missionary step across, too', () => {
    const game = boating(afloat('f1'), { pieces: { friday: 'f1', 'white-1': 'c9' } })
    expect(game.targets('friday')).toEqual(['f2', 'g1'])
  })

  it('swimmers climb in, and a piece thrown there stays dry', () => {
    const swim = boating(afloat('e1'), { pieces: { 'white-1': 'd1' } })
    swim.go('white-1', 'e1')
    expect([swim.at('white-1'), swim.rows.length]).toEqual(['e1', 0])
    const shot = boating(afloat('e1'), { at: 'e3', pieces: { 'white-1': 'e4' } }, 'cannon/S')
    shot.go('white-1', 'e3')
    expect([shot.at('white-1'), shot.turn]).toEqual(['e1', 'red'])
  })

  it('loads are scored for the crew that launched it', () => {
    const own = boating(afloat('e1'), { at: 'e2', pieces: { 'white-1': 'e2' } }, 'empty=1')
    expect(own.go('white-1', 'e1', { carry: 'coin' })).toContainEqual({
      kind: 'loadScored',
      piece: 'white-1',
      team: 'white',
      load: 'coin',
      value: 1,
    })
    expect(own.team('white').gold).toBe(1)
    const ally = boating(
      afloat('e1'),
      {
        at: 'e2',
        options: PAIRS,
        turn: 'black',
        pieces: { 'black-1': 'e2', 'white-1': 'g1' },
      },
      'empty=T',
    )
    ally.go('black-1', 'e1', { carry: 'treasure' })
    expect([ally.team('white').gold, ally.team('black').gold]).toEqual([3, 0])
  })

  it('is death for enemies, afoot, swimming or thrown', () => {
    const walk = boating(afloat('e1'), { turn: 'red', pieces: { 'red-1': 'e2', 'white-1': 'e1' } })
    expect(walk.isFatal('red-1', 'e1')).toBe(true)
    expect(walk.go('red-1', 'e1')).toContainEqual({
      kind: 'pieceDied',
      piece: 'red-1',
      cell: 'e1',
      cause: 'boat',
      by: null,
    })
    expect([walk.at('red-1'), walk.at('white-1')]).toEqual(['dead', 'e1'])
    const laden = boating(afloat('e1'), { at: 'e2', turn: 'red', pieces: { 'red-1': 'e2' } }, 'empty=1')
    expect(laden.whyNot('red-1', 'e1', { carry: 'coin' })).toBe('enemy-ship-with-load')
    const shot = boating(afloat('e1'), { at: 'e3', turn: 'red', pieces: { 'red-1': 'e4' } }, 'cannon/S')
    expect(shot.isFatal('red-1', 'e3')).toBe(true)
    shot.go('red-1', 'e3')
    expect([shot.at('red-1'), shot.boat?.at]).toEqual(['dead', 'e1'])
  })

  it('an empty boat still belongs to its crew', () => {
    const game = boating(afloat('e1'), { turn: 'red', pieces: { 'red-1': 'd1', 'white-1': 'g1' } })
    expect(game.isFatal('red-1', 'e1')).toBe(true)
    game.go('red-1', 'e1')
    expect([game.at('red-1'), game.boat?.team]).toEqual(['dead', 'white'])
  })

  it('hits and balloons lead to the ship, not to the boat beside it', () => {
    const blow = boating(afloat('f1'), { turn: 'red', pieces: { 'red-1': 'd5', 'white-1': 'e5' } })
    blow.go('red-1', 'e5')
    expect(blow.at('white-1')).toBe('g1')
    const flight = boating(afloat('f1'), { pieces: { 'white-1': 'd5' } }, 'balloon')
    flight.go('white-1', 'e5')
    expect(flight.at('white-1')).toBe('g1')
  })

  it('the missionary gets a bottle as anywhere, and steers the boat from then on', () => {
    const game = boating(afloat('e1'), {
      pieces: { missionary: 'e1', 'white-1': 'd3', 'red-1': 'a7' },
      teams: { white: { bottles: 1 } },
    })
    game.go('white-1', 'd2')
    game.kinds({ kind: 'give', to: 'missionary' })
    game.passBy()
    expect(game.rows()).toEqual(['d1', 'f1'])
  })

  it('an enemy hands its bottle to Friday in it from the beach', () => {
    const game = boating(afloat('e1'), {
      turn: 'red',
      pieces: { friday: 'e1', 'white-1': 'e1', 'red-1': 'd3' },
      teams: { red: { bottles: 1 } },
    })
    game.go('red-1', 'd2')
    game.kinds({ kind: 'give', to: 'friday' })
    expect([game.at('friday'), game.at('white-1')]).toEqual(['gone', 'e1'])
  })

  it('Friday and the missionary meet as anywhere when one launches it over the other', () => {
    const game = boating({ at: 'e2' }, { pieces: { friday: 'e2', missionary: 'e1', 'white-1': 'g1' } })
    game.go('friday', 'e1', { carry: 'boat' })
    expect([game.at('friday'), game.at('missionary'), game.boat?.at]).toEqual(['gone', 'gone', 'e1'])
  })

  it('a piece that goes ashore from it hits enemies there, but not with the missionary aboard', () => {
    const pieces = { 'white-1': 'e1', 'red-1': 'e2' }
    const fight = boating(afloat('e1'), { pieces })
    fight.go('white-1', 'e2')
    expect([fight.at('white-1'), fight.at('red-1')]).toEqual(['e2', 'a7'])
    const pious = boating(afloat('e1'), { pieces: { ...pieces, missionary: 'e1' } })
    expect(pious.whyNot('white-1', 'e2')).toBe('stands-with-preacher')
  })
})
