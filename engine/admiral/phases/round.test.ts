import { describe, expect, it } from 'vitest'
import { openStream } from '../../kernel/rng.ts'
import { ADMIRAL } from '../../protocol/games.ts'
import { dealt, finish, fire, type Json, sea, steer } from '../../testkit/sea.ts'

describe('A-ROUND', () => {
  it('a ship’s first move begins its activation, and no other acts before it is finished', () => {
    const game = sea({ ships: { 'red-brig': 'k8 N', 'red-line': 'c8 N' } })
    game.play(steer('red-brig'))
    expect(game.refusal(steer('red-line'))).toBe('another-is-active')
    expect(game.refusal(finish('red-line'))).toBeNull()
    game.play(finish('red-brig'))
    expect(game.refusal(steer('red-brig'))).toBe('already-done')
    expect(game.offers(steer('red-line'))).toBe(true)
  })

  it('a seat cannot move an enemy’s ship', () => {
    const game = sea({ ships: { 'blue-brig': 'k8 N' } })
    expect(game.refusal(steer('blue-brig'))).toBe('not-your-ship')
    expect(game.refusal(steer('green-brig'))).toBe('no-such-unit')
    expect(game.refusal({ kind: 'decline' })).toBe('nothing-offered')
  })

  it('a ship is done automatically when nothing is left to it, and the turn passes when all are', () => {
    const game = sea({ ships: { 'red-brig': ['k8 N', { sailDamage: 4 }] } })
    game.play(finish('red-far'))
    expect(game.kinds(steer('red-brig'))).toEqual([
      'activationBegan',
      'sailsSet',
      'shipMoved',
      'moveEnded',
      'activationEnded',
      'turnPassed',
    ])
    expect(game.actor).toBe('blue')
  })

  it('each round the first player moves on by one, shots are renewed, and the vane is spun', () => {
    const winds = [{ toward: 'SW', strength: 'calm' }]
    const game = sea({ ships: { 'red-brig': ['k8 N', { shotsLeft: 0, chaserUsed: true }] }, winds })
    game.play(finish('red-brig'))
    game.play(finish('red-far'))
    const events = game.play(finish('blue-far'))
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'roundBegan', round: 2, first: 'blue', wind: winds[0] }),
    )
    expect(game.actor).toBe('blue')
    expect(game.position()).toMatchObject({ round: 2, wind: winds[0] })
    expect(game.ship('red-brig')).toMatchObject({ shotsLeft: 1, done: false })
    expect(game.ship('red-brig').chaserUsed).toBeUndefined()
    game.play(finish('blue-far'))
    expect(game.actor).toBe('red')
  })

  describe('the weather of a match that begins fresh', () => {
    const SEEDS = Array.from({ length: 40 }, (_, seed) => seed)
    /** Returns the winds of the first rounds of a dealt match without deeds. */
    const winds = (options: object, seed: number) => {
      const game = dealt({ captains: 'none', roundLimit: 3, ...options }, seed)
      const spun = [game.state.wind]
      while (game.actor !== null) {
        const idle = game.state.ships.find((ship) => ship.team === game.actor && !ship.done)
        const events = game.play(finish(idle?.id ?? ''))
        spun.push(
          ...events.filter(({ kind }) => kind === 'roundBegan').map(({ wind }) => wind as typeof game.state.wind),
        )
      }
      return spun
    }

    it('is neither calm nor storm in the first two rounds, and any from the third on', () => {
      const spun = SEEDS.map((seed) => winds({ freshStart: true }, seed).map(({ strength }) => strength))
      expect(spun.flatMap((rounds) => rounds.slice(0, 2)).filter((strength) => strength !== 'fresh')).toEqual([])
      expect(new Set(spun.map((rounds) => rounds[2]))).toEqual(new Set(['fresh', 'calm', 'storm']))
    })

    it('is any from the first round on without that, with the winds otherwise the same', () => {
      const spun = SEEDS.map((seed) => winds({}, seed))
      expect(new Set(spun.map(([first]) => first?.strength))).toEqual(new Set(['fresh', 'calm', 'storm']))
      for (const [seed, rounds] of spun.entries()) {
        const begunFresh = winds({ freshStart: true }, seed)
        expect(begunFresh.map(({ toward }) => toward)).toEqual(rounds.map(({ toward }) => toward))
        expect(begunFresh[2]).toEqual(rounds[2])
      }
    })

    it('lasts as many rounds as the ruleset says', () => {
      const ruleset = { freshRounds: { value: 3, source: 'house' } }
      const spun = SEEDS.flatMap((seed) => winds({ freshStart: true, ruleset }, seed))
      expect(spun.every(({ strength }) => strength === 'fresh')).toBe(true)
    })

    it('is what a position gives, and any if it gives none', () => {
      const options = { freshStart: true, roundLimit: 9 }
      const told = sea({ ships: {}, options, wind: 'N calm', winds: [{ toward: 'E', strength: 'storm' }] })
      for (const ship of ['red-far', 'blue-far']) told.play(finish(ship))
      expect(told.state).toMatchObject({ round: 2, wind: { toward: 'E', strength: 'storm' } })
    })
  })

  it('a fort holds up the turn only while it has a target', () => {
    const board = { forts: [{ id: 'red-fort', team: 'red', at: 'k8' }] }
    const idle = sea({ ships: {}, board })
    idle.play(finish('red-far'))
    expect(idle.actor).toBe('blue')
    const busy = sea({ ships: { 'blue-brig': ['k10 N', { shotsLeft: 0 }] }, board, dice: [2, 2] })
    busy.play(finish('red-far'))
    expect(busy.actor).toBe('red')
    busy.play(fire('red-fort', 'blue-brig'))
    busy.play(finish('red-fort'))
    expect(busy.actor).toBe('blue')
  })

  it('a fort whose team has had its turn waits for the next round, even if a ship sails before its guns', () => {
    const board = { forts: [{ id: 'red-fort', team: 'red', at: 'k8' }] }
    const game = sea({ ships: { 'blue-brig': 'k1 N' }, board })
    game.play(finish('red-far'))
    game.play(steer('blue-brig'))
    game.play(finish('blue-brig'))
    game.play(finish('blue-far'))
    expect(game.position()).toMatchObject({ round: 2, turn: 'blue' })
  })

  it('so does a fort whose team was skipped in the order', () => {
    const teams = [{ id: 'red' }, { id: 'green' }, { id: 'blue' }]
    const board = { forts: [{ id: 'green-fort', team: 'green', at: 'k8' }] }
    const options = { alliances: [['red', 'green']] }
    const game = sea({ ships: { 'blue-brig': 'k1 N' }, board, teams, options })
    game.play(finish('red-far'))
    expect(game.actor).toBe('blue')
    game.play(steer('blue-brig'))
    game.play(finish('blue-brig'))
    game.play(finish('blue-far'))
    expect(game.position()).toMatchObject({ round: 2 })
  })

  it('at the round limit the higher total of hull left wins', () => {
    const game = sea({ ships: { 'red-brig': 'k8 N' }, options: { roundLimit: 1 } })
    for (const ship of ['red-brig', 'red-far', 'blue-far']) game.play(finish(ship))
    expect(game.state.result).toEqual({ winners: ['red'], scores: { red: 10, blue: 7 }, reason: 'round-limit' })
    expect(game.actor).toBeNull()
  })

  it('partners share their points, and all sides win an even match', () => {
    const teams = [{ id: 'red' }, { id: 'blue' }, { id: 'green' }]
    const options = { roundLimit: 1, alliances: [['red', 'green']] }
    const game = sea({ ships: { 'green-brig': 'k8 N', 'blue-brig': 'c8 N' }, teams, options })
    for (const ship of ['red-far', 'blue-brig', 'blue-far', 'green-brig']) game.play(finish(ship))
    expect(game.state.result).toMatchObject({
      winners: ['red', 'blue', 'green'],
      scores: { red: 10, blue: 10, green: 10 },
    })
  })
})

describe('A-SCENARIO', () => {
  it('a duel: each side a fort and one ship of each class in port, the same for all', () => {
    const game = dealt({ players: 4, captains: 'none' })
    for (const team of ['red', 'blue', 'green', 'gold']) {
      const classes = game.state.ships.filter((ship) => ship.team === team).map((ship) => ship.class)
      expect(classes.sort()).toEqual(['brig', 'frigate', 'galleon', 'line'])
      expect(game.fort(`${team}-fort`)).toMatchObject({ hullDamage: 0, shotsLeft: 2 })
    }
  })

  it('a side without ships has lost, whatever forts it has', () => {
    const game = dealt({ captains: 'none' })
    const sunkIfBlue = (ship: Json) => (ship.team === 'blue' ? { ...ship, at: 'sunk' } : ship)
    const position = { ...game.position(), ships: (game.position().ships as Json[]).map(sunkIfBlue) }
    const loaded = ADMIRAL.parsePosition(position, openStream(1, 'deal'))
    expect(loaded.ok && loaded.value.result).toMatchObject({ winners: ['red'], reason: 'fleet-lost' })
  })

  it('treasure: loaded beside its island at the end of a move, landed in the own port, and most gold wins', () => {
    const board = {
      land: ['k10'],
      treasures: [{ at: 'k10', gold: 3 }],
      forts: [{ id: 'red-fort', team: 'red', at: 'm11' }],
    }
    const winds = [{ toward: 'N', strength: 'fresh' }]
    const game = sea({ ships: { 'red-brig': 'k8 NE' }, board, winds, options: { scenario: 'treasure' } })
    game.play(steer('red-brig'))
    expect(game.ship('red-brig')).toMatchObject({ at: 'l9', gold: 0 })
    expect(game.play(finish('red-brig'))).toContainEqual({
      kind: 'treasureLoaded',
      ship: 'red-brig',
      at: 'k10',
      gold: 3,
    })
    expect(game.ship('red-brig')).toMatchObject({ gold: 3 })
    expect(game.state.treasures).toEqual([])
    for (const ship of ['red-far', 'blue-far', 'blue-far']) game.play(finish(ship))
    expect(game.kinds(steer('red-brig', 'left'))).toContain('goldLanded')
    expect(game.state.result).toEqual({ winners: ['red'], scores: { red: 3, blue: 0 }, reason: 'all-landed' })
  })

  describe('a hunt that ends with equal gold', () => {
    const options = { scenario: 'treasure', roundLimit: 1 }
    const endOf = (
      more: Json,
      teams: readonly Json[] = [
        { id: 'red', gold: 3 },
        { id: 'blue', gold: 3 },
      ],
    ) => {
      const ships = { 'red-brig': 'c3 N', 'blue-galleon': ['l8 N', { gold: 2 }] } as const
      const game = sea({ ships, teams, options: { ...options, ...more } })
      for (const ship of ['red-brig', 'red-far', 'blue-galleon', 'blue-far']) game.play(finish(ship))
      return game.state.result
    }

    it('is shared', () => {
      expect(endOf({})).toMatchObject({ winners: ['red', 'blue'], scores: { red: 3, blue: 3 } })
      expect(endOf({ tieByHull: false })).toMatchObject({ winners: ['red', 'blue'] })
    })

    it('is won by the most hull left if that was agreed, whatever is still aboard', () => {
      expect(endOf({ tieByHull: true })).toMatchObject({ winners: ['blue'], scores: { red: 3, blue: 3 } })
    })

    it('is still won by the most gold if there is more of it', () => {
      expect(
        endOf({ tieByHull: true }, [
          { id: 'red', gold: 4 },
          { id: 'blue', gold: 3 },
        ]),
      ).toMatchObject({
        winners: ['red'],
      })
    })

    it('is shared if the hulls are equal, too', () => {
      const game = sea({
        ships: { 'blue-brig': ['l8 N', { gold: 1 }], 'red-brig': 'c3 N' },
        options: { ...options, tieByHull: true },
      })
      for (const ship of ['red-brig', 'red-far', 'blue-brig', 'blue-far']) game.play(finish(ship))
      expect(game.state.result).toMatchObject({ winners: ['red', 'blue'] })
    })
  })

  it('treasure goes down with the ship that carries it', () => {
    const ships = { 'red-brig': 'k8 N', 'blue-brig': ['l8 N', { hullDamage: 2, shotsLeft: 0, gold: 2 }] } as const
    const game = sea({ ships, options: { scenario: 'treasure' }, dice: [5] })
    game.play(fire('red-brig', 'blue-brig'))
    expect(game.state.result).toMatchObject({ winners: ['red', 'blue'], reason: 'all-landed' })
  })
})

describe('A-PORT', () => {
  const board = {
    forts: [
      { id: 'red-fort', team: 'red', at: 'k8' },
      { id: 'blue-fort', team: 'blue', at: 'c3' },
    ],
  }
  const repair = (hull: number, sails: number, ship = 'red-line') => ({ kind: 'repair', ship, hull, sails })
  const docked = () =>
    sea({
      ships: { 'red-line': ['l9 N', { hullDamage: 3, sailDamage: 1 }], 'red-brig': ['c2 N', { hullDamage: 1 }] },
      board,
    })

  it('repairs up to two points of hull and sails, never more than are damaged', () => {
    const game = docked()
    const offered = [0, 1, 2].flatMap((hull) => [0, 1, 2].map((sails) => repair(hull, sails)))
    expect(offered.filter((move) => game.offers(move)).map(({ hull, sails }) => [hull, sails])).toEqual([
      [0, 1],
      [1, 0],
      [1, 1],
      [2, 0],
    ])
    game.play(repair(1, 1))
    expect(game.ship('red-line')).toMatchObject({ hullDamage: 2, sailDamage: 0, done: true })
  })

  it('only in an own or allied port', () => {
    expect(docked().refusal(repair(1, 0, 'red-brig'))).toBe('not-in-port')
  })

  it('instead of everything else', () => {
    const game = docked()
    game.play(steer('red-line'))
    expect(game.refusal(repair(1, 0))).toBe('repair-only')
  })
})
