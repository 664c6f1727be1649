import { describe, expect, it } from 'vitest'
import { board, decline, finish, fire, type Json, sea, steer } from '../../testkit/sea.ts'
import { ruleOf } from '../data/refusals.ts'

const unarmed = (place: string, more = {}) => [place, { shotsLeft: 0, ...more }] as const
const alongside = (red: Json, blue: Json, more: Json = {}) =>
  sea({ ships: { 'red-brig': ['k8 N', red], 'blue-brig': unarmed('l8 E', blue) }, ...more })

describe('A-BOARD', () => {
  it.each([
    ['k9', true],
    ['j8', true],
    ['k7', true],
    ['l8', true],
    ['l9', false],
    ['j7', false],
    ['m8', false],
  ])('a ship at %s can be boarded from k8: %s', (at, can) => {
    const game = sea({ ships: { 'red-brig': 'k8 NE', 'blue-line': unarmed(`${at} SW`) } })
    expect(game.offers(board('red-brig', 'blue-line'))).toBe(can)
  })

  it('a friend cannot be boarded', () => {
    const game = sea({ ships: { 'red-brig': 'k8 N', 'red-line': 'l8 E', 'blue-line': unarmed('p4 N') } })
    expect(game.refusal(board('red-brig', 'red-line'))).toBe('no-enemy-to-board')
    expect(ruleOf('no-enemy-to-board')).toBe('A-BOARD')
  })

  it.each([
    ['the higher sum takes the other', {}, {}, [4, 3], 'red'],
    ['a tie is the defender’s', {}, {}, [3, 3], 'blue'],
    ['hull left counts', { hullDamage: 1 }, {}, [4, 3], 'blue'],
    ['on both sides', {}, { hullDamage: 2 }, [2, 3], 'red'],
    ['torn sails do not', { sailDamage: 5 }, {}, [4, 3], 'red'],
  ])('%s', (_what, red, blue, dice, team) => {
    const game = alongside(red, blue, { dice })
    expect(game.play(board('red-brig', 'blue-brig'))).toContainEqual(
      expect.objectContaining({ kind: 'boardingFought', dice }),
    )
    expect(game.ship('blue-brig').team).toBe(team === 'red' ? 'red' : 'blue')
    expect(game.ship('red-brig').team).toBe(team)
  })

  describe('the defender’s Berserk counts, and is shown, only if it changes the winner', () => {
    const fought = (dice: readonly number[], blue: Json = {}, red: Json = {}, more: Json = {}) => {
      const game = alongside(red, { captain: 'berserk', ...blue }, { dice, options: { captains: 'all' } })
      const told = game.play(board('red-brig', 'blue-brig', more))
      const fight = told.find((event) => event.kind === 'boardingFought')
      const shown = told.some((event) => event.kind === 'captainShown' && event.ship === 'blue-brig')
      return { totals: fight?.totals, winner: fight?.winner, shown }
    }

    it.each([
      ['one point behind', [4, 3], [7, 7], 'blue-brig', true],
      ['in a tie, which is his anyway', [3, 3], [6, 6], 'blue-brig', false],
      ['ahead', [3, 4], [6, 7], 'blue-brig', false],
      ['two points behind', [5, 3], [8, 6], 'red-brig', false],
      ['far behind', [6, 1], [9, 4], 'red-brig', false],
    ] as const)('%s', (_what, dice, totals, winner, shown) => {
      expect(fought(dice)).toEqual({ totals, winner, shown })
    })

    it('against a declared Berserk of the attacker', () => {
      const red = { captain: 'berserk' }
      expect(fought([3, 3], {}, red, { captain: true })).toEqual({ totals: [7, 7], winner: 'blue-brig', shown: true })
      expect(fought([4, 3], {}, red, { captain: true })).toEqual({ totals: [8, 6], winner: 'red-brig', shown: false })
      expect(fought([2, 3], {}, red, { captain: true })).toEqual({ totals: [6, 6], winner: 'blue-brig', shown: false })
    })

    it('with his card face up as well', () => {
      expect(fought([6, 1], { faceUp: true })).toEqual({ totals: [9, 4], winner: 'red-brig', shown: false })
      expect(fought([4, 3], { faceUp: true })).toEqual({ totals: [7, 7], winner: 'blue-brig', shown: false })
    })

    it('so that it stays secret otherwise', () => {
      const game = alongside({}, { captain: 'berserk' }, { dice: [3, 3], options: { captains: 'all' } })
      game.play(board('red-brig', 'blue-brig'))
      for (const viewer of ['red', 'spectator']) expect(game.received(viewer)).not.toContain('berserk')
    })
  })

  it('Berserk is of no use against a fort, which is taken without a die', () => {
    const forts = [{ id: 'blue-fort', team: 'blue', at: 'l9', hullDamage: 3 }]
    const ships = { 'red-brig': ['k8 N', { captain: 'berserk' }] } as const
    const game = sea({ ships, board: { forts }, options: { captains: 'all' } })
    expect(game.offers(board('red-brig', 'blue-fort', { captain: true }))).toBe(false)
    expect(game.refusal(board('red-brig', 'blue-fort', { captain: true }))).toBe('captain-of-no-use')
    game.play(board('red-brig', 'blue-fort'))
    expect(game.received('blue')).not.toContain('berserk')
  })

  it('the prize keeps damage and gold, loses its captain, and is inactive until the next round', () => {
    const game = alongside(
      {},
      { hullDamage: 1, gold: 2, captain: 'rapid' },
      { dice: [6, 1], options: { captains: 'all' } },
    )
    game.play(board('red-brig', 'blue-brig'))
    expect(game.ship('blue-brig')).toMatchObject({ team: 'red', hullDamage: 1, gold: 2, captain: null, done: true })
    expect(game.ship('red-brig')).toMatchObject({ done: true })
    expect(game.refusal(finish('blue-brig'))).toBe('prize-inactive')
    game.play(finish('red-far'))
    game.play(finish('blue-far'))
    expect(game.ship('blue-brig')).toMatchObject({ done: false, shotsLeft: 1 })
  })

  it('a prize does not fire, not even in answer or with a salvo', () => {
    const ships = {
      'red-brig': 'k8 N',
      'blue-line': ['l8 NE', { hullDamage: 6 }],
      'blue-galleon': unarmed('l10 N'),
    } as const
    const game = sea({ ships, dice: [6, 1] })
    game.play(board('red-brig', 'blue-line'))
    expect(game.ship('blue-line')).toMatchObject({ team: 'red', shotsLeft: 3 })
    game.play(finish('red-far'))
    expect(game.actor).toBe('blue')
    game.play(steer('blue-galleon', 'left'))
    expect(game.position().offer).toBeUndefined()
  })

  it('the winner may move captain and gold to it', () => {
    const game = alongside({ captain: 'swift', gold: 3 }, {}, { dice: [6, 1], options: { captains: 'all' } })
    game.play(board('red-brig', 'blue-brig'))
    expect(game.position()).toMatchObject({ offer: { to: 'red', kind: 'loot' } })
    expect(game.moves()).toHaveLength(8)
    expect(game.refusal({ kind: 'loot', ship: 'blue-brig', captain: true, gold: 4 })).toBe('wrong-loot')
    game.play({ kind: 'loot', ship: 'blue-brig', captain: true, gold: 2 })
    expect(game.ship('blue-brig')).toMatchObject({ captain: 'swift', gold: 2 })
    expect(game.ship('red-brig')).toMatchObject({ captain: null, gold: 1 })
    expect(game.received('blue')).not.toContain('swift')
  })

  it('an attacker that loses is taken itself', () => {
    const game = alongside({}, { gold: 1 }, { dice: [1, 6] })
    game.play(board('red-brig', 'blue-brig'))
    expect(game.ship('red-brig')).toMatchObject({ team: 'blue', done: true })
    expect(game.position()).toMatchObject({ offer: { to: 'blue', kind: 'loot' } })
    game.play(decline)
    expect(game.actor).toBe('red')
  })

  it('first the attacked ship may fire, once for every shot, and is not answered', () => {
    const ships = { 'red-line': 'k8 N', 'blue-line': 'l8 N' }
    const game = sea({ ships, dice: [5, 2, 1, 6] })
    game.play(board('red-line', 'blue-line'))
    expect(game.position()).toMatchObject({ offer: { to: 'blue', kind: 'boarding' } })
    game.play(fire('blue-line', 'red-line'))
    expect(game.actor).toBe('blue')
    game.play(fire('blue-line', 'red-line', { shots: 2 }))
    expect(game.ship('red-line')).toMatchObject({ team: 'blue', hullDamage: 1 })
  })

  it('not if its guns do not bear', () => {
    const game = sea({ ships: { 'red-brig': 'k8 N', 'blue-line': 'l8 NE' }, dice: [1, 6] })
    game.play(board('red-brig', 'blue-line'))
    expect(game.ship('red-brig').team).toBe('blue')
  })

  it('an attacker sunk by that shot takes no ship', () => {
    const game = sea({ ships: { 'red-brig': ['k8 N', { hullDamage: 2 }], 'blue-brig': 'l8 N' }, dice: [5, 6, 1] })
    game.play(board('red-brig', 'blue-brig'))
    game.play(fire('blue-brig', 'red-brig'))
    expect(game.ship('blue-brig').team).toBe('blue')
    expect(game.state.dice).toEqual([6, 1])
  })

  it('a ready Swift sunk by the answer to its shot is not boarded any more; the attacker goes on', () => {
    const ships = { 'red-brig': 'k8 N', 'blue-brig': ['l8 N', { hullDamage: 2, captain: 'swift' }] } as const
    const game = sea({ ships, dice: [2, 5, 1, 6], options: { captains: 'all' } })
    game.play(board('red-brig', 'blue-brig'))
    game.play(fire('blue-brig', 'red-brig', { captain: true }))
    expect(game.kinds(fire('red-brig', 'blue-brig'))).not.toContain('boardingBegan')
    expect(game.ship('blue-brig')).toMatchObject({ at: 'sunk', team: 'blue' })
    expect(game.ship('red-brig')).toMatchObject({ team: 'red', done: false })
    expect(game.offers(steer('red-brig'))).toBe(true)
  })

  it('a silent fort is taken from its port without a die; a fort that fires is not', () => {
    const forts = [
      { id: 'blue-fort', team: 'blue', at: 'l9', hullDamage: 3 },
      { id: 'blue-fort-2', team: 'blue', at: 'j9', hullDamage: 2, shotsLeft: 0 },
    ]
    const game = sea({ ships: { 'red-brig': 'k8 N' }, board: { forts } })
    expect(game.refusal(board('red-brig', 'blue-fort-2'))).toBe('fort-still-fires')
    game.play(board('red-brig', 'blue-fort'))
    expect(game.fort('blue-fort')).toMatchObject({ team: 'red', builtBy: 'blue' })
    expect(game.position().result).toBeUndefined()
  })

  it('the only fort taken ends a duel (A-SCENARIO)', () => {
    const forts = [{ id: 'blue-fort', team: 'blue', at: 'l9', hullDamage: 3 }]
    const game = sea({ ships: { 'red-brig': 'k8 N' }, board: { forts } })
    game.play(board('red-brig', 'blue-fort'))
    expect(game.state.result).toMatchObject({ winners: ['red'], reason: 'fort-taken' })
  })
})
