import { describe, expect, it } from 'vitest'
import type { IslandPlan } from '../../testkit/drawnIsland.ts'
import { island } from '../../testkit/island.ts'

const BOTTLED = { white: { bottles: 2 } }
const gifts = (plan: IslandPlan, to = 'e5') => {
  const game = island('', { teams: BOTTLED, ...plan, pieces: { 'white-1': 'd5', ...plan.pieces } })
  game.go('white-1', to)
  return game.moves().filter((move) => move.kind === 'give')
}

describe('bottles found (J-BOTTLE)', () => {
  it.each([1, 2, 3])('%i go to the finder’s store at once', (count) => {
    const game = island(`. ?bottle-${count}`, { turn: 'red', pieces: { 'red-1': 'e5' } })
    game.go('red-1', 'f5')
    expect([game.team('red').bottles, game.team('white').bottles, game.at('red-1')]).toEqual([count, 0, 'f5'])
  })

  it('are not found twice', () => {
    const game = island('. bottle-3', { pieces: { 'white-1': 'e5' } })
    game.go('white-1', 'f5')
    expect(game.team('white').bottles).toBe(0)
  })

  it('turn the missionary that finds them into a pirate, at the cost of one (J-MISSIONARY)', () => {
    const game = island('. ?bottle-3', { pieces: { missionary: 'e5', 'white-1': 'g1' } })
    game.go('missionary', 'f5')
    expect(game.piece('missionary')).toMatchObject({ at: 'f5', fighter: true })
    expect([game.team('white').bottles, game.turn]).toEqual([2, 'red'])
  })

  it('send Friday away if Friday finds them, at the cost of one (J-FRIDAY)', () => {
    const game = island('. ?bottle-2', { pieces: { friday: 'e5', 'white-1': 'g1' } })
    game.go('friday', 'f5')
    expect([game.at('friday'), game.team('white').bottles, game.turn]).toEqual(['gone', 1, 'red'])
  })
})

describe('a bottle used (J-BOTTLE)', () => {
  const held = { at: 'f5', trapped: true }

  it('may be an ally’s', () => {
    const game = island('. trap', {
      options: { alliances: 'pairs' },
      turn: 'black',
      pieces: { 'black-1': held, 'white-1': 'g1' },
      teams: BOTTLED,
    })
    game.go('black-1', 'e5', { bottle: true })
    expect([game.at('black-1'), game.team('white').bottles]).toEqual(['e5', 1])
  })

  it('is taken from the team’s own store first', () => {
    const game = island('. trap', {
      options: { alliances: 'pairs' },
      pieces: { 'white-1': held },
      teams: { white: { bottles: 1 }, black: { bottles: 5 } },
    })
    game.go('white-1', 'e5', { bottle: true })
    expect([game.team('white').bottles, game.team('black').bottles]).toEqual([0, 5])
  })

  it('is never an enemy’s', () => {
    const game = island('. trap', { pieces: { 'white-1': held, 'white-2': 'g1' }, teams: { red: { bottles: 5 } } })
    expect(game.whyNot('white-1', 'e5', { bottle: true })).toBe('no-bottle')
  })

  it.each(['ben', 'missionary'])('helps %s out of a trap as well', (id) => {
    const game = island('. trap', { pieces: { [id]: held, 'white-1': 'g1' }, teams: BOTTLED })
    game.go(id, 'e5', { bottle: true })
    expect(game.at(id)).toBe('e5')
  })

  it('leads straight aboard from a trap or a turntable by the shore', () => {
    for (const tile of ['trap', 'mountain']) {
      const on = tile === 'trap' ? { trapped: true } : { step: 1 }
      const game = island(tile, { at: 'g2', pieces: { 'white-1': { at: 'g2', ...on } }, teams: BOTTLED })
      game.go('white-1', 'g1', { bottle: true })
      expect(game.at('white-1')).toBe('g1')
    }
  })

  it('is of no use elsewhere', () => {
    const game = island('', { pieces: { 'white-1': 'd5' }, teams: BOTTLED })
    expect(game.whyNot('white-1', 'e5', { bottle: true })).toBe('bottle-not-needed')
  })
})

describe('a bottle given (J-BOTTLE)', () => {
  it.each(['d4', 'd6', 'e4', 'e5', 'e6', 'f4', 'f5', 'f6'])('reaches Friday from e5 at %s', (cell) => {
    expect(gifts({ pieces: { friday: cell } })).toEqual([{ kind: 'give', to: 'friday' }])
  })

  it.each(['g5', 'e7', 'c4'])('does not reach as far as %s', (cell) => {
    expect(gifts({ pieces: { friday: cell } })).toEqual([])
  })

  it('makes the missionary a pirate of its team, from any hand', () => {
    const game = island('', {
      pieces: { 'white-1': 'd5', missionary: { team: 'red', at: 'f5' } },
      teams: BOTTLED,
    })
    game.go('white-1', 'e5')
    game.play('white', { kind: 'give', to: 'missionary' })
    expect(game.piece('missionary')).toMatchObject({ team: 'red', at: 'f5', fighter: true })
    expect([game.team('white').bottles, game.turn]).toEqual([1, 'red'])
  })

  it('takes Friday out of the game, from any hand', () => {
    const game = island('', { pieces: { 'white-1': 'd5', friday: { team: 'red', at: 'f5' } }, teams: BOTTLED })
    game.go('white-1', 'e5')
    game.play('white', { kind: 'give', to: 'friday' })
    expect([game.at('friday'), game.team('white').bottles]).toEqual(['gone', 1])
  })

  it('passes the walls of a fort, and reaches into a thicket, a trap, the water and aboard a ship', () => {
    const fort = { tiles: { f5: 'fort' }, pieces: { missionary: { team: 'red', at: 'f5' } } }
    const thicket = { tiles: { f5: 'thicket' }, pieces: { missionary: 'f5' } }
    const trap = { tiles: { f5: 'trap' }, pieces: { missionary: { at: 'f5', trapped: true } } }
    for (const plan of [fort, thicket, trap]) expect(gifts(plan)).toEqual([{ kind: 'give', to: 'missionary' }])
    expect(gifts({ pieces: { 'white-1': 'd3', friday: 'e1' } }, 'e2')).toEqual([{ kind: 'give', to: 'friday' }])
    expect(gifts({ pieces: { 'white-1': 'f3', friday: 'g1' } }, 'g2')).toEqual([{ kind: 'give', to: 'friday' }])
  })

  it('is handed over from a ship and from the water too', () => {
    expect(gifts({ pieces: { 'white-1': 'g2', friday: 'h2' } }, 'g1')).toEqual([{ kind: 'give', to: 'friday' }])
    expect(gifts({ pieces: { 'white-1': 'c1', friday: 'e2' } }, 'd1')).toEqual([{ kind: 'give', to: 'friday' }])
  })

  it('does not reach a piece lost in a cave', () => {
    const plan = { tiles: { f5: 'cave' }, pieces: { friday: { at: 'f5', inCave: 'f5' } } }
    expect(gifts(plan)).toEqual([])
  })

  it('may be declined, and is given once a turn', () => {
    const game = island('', {
      pieces: { 'white-1': 'd5', friday: 'f6', missionary: 'f4' },
      teams: BOTTLED,
    })
    game.go('white-1', 'e5')
    expect(game.moves()).toEqual([
      { kind: 'give', to: 'friday' },
      { kind: 'give', to: 'missionary' },
      { kind: 'decline' },
    ])
    game.play('white', { kind: 'give', to: 'missionary' })
    expect([game.turn, game.at('friday'), game.team('white').bottles]).toEqual(['red', 'f6', 1])
  })

  it('is not offered to a turned missionary, nor without a bottle, nor after sailing', () => {
    expect(gifts({ pieces: { missionary: { at: 'f5', fighter: true } } })).toEqual([])
    expect(gifts({ pieces: { missionary: 'f5' }, teams: {} })).toEqual([])
    const game = island('', { pieces: { 'white-1': 'g1', friday: 'e2' }, teams: BOTTLED })
    game.play('white', { kind: 'sail', team: 'white', to: 'f1' })
    expect(game.turn).toBe('red')
  })

  it('may be an ally’s', () => {
    const plan = { options: { alliances: 'pairs' }, pieces: { friday: 'f5' }, teams: { black: { bottles: 1 } } }
    expect(gifts(plan)).toEqual([{ kind: 'give', to: 'friday' }])
  })

  it('leaves the choice to fly from the airplane, but the giver stays (J-AIRPLANE)', () => {
    const game = island('', { tiles: { e5: 'airplane' }, pieces: { 'white-1': 'd5', friday: 'f5' }, teams: BOTTLED })
    game.go('white-1', 'e5')
    expect(game.moves()).toHaveLength(116 + 2)
    game.play('white', { kind: 'give', to: 'friday' })
    expect([game.at('friday'), game.at('white-1'), game.turn]).toEqual(['gone', 'e5', 'red'])
    expect(game.tile('e5')).toEqual({ kind: 'airplane', open: true })
  })
})
