import { describe, expect, it } from 'vitest'
import { decline, finish, fire, type Json, loaded, sea, steer } from '../../testkit/sea.ts'

const options = { captains: 'all' }
const salvo = (by: readonly string[], target: string, more: Json = {}) => {
  return { kind: 'salvo', with: by.map((ship) => ({ ship, shots: 1 })), target, ...more }
}
/** Returns a red frigate beside a blue galleon. */
const attack = (red: Json, blue: Json, more: Json = {}) =>
  sea({ ships: { 'red-frigate': ['k8 N', red], 'blue-galleon': ['l8 N', blue] }, options, ...more })

describe('C-CAPTAINS: Swift', () => {
  it('answers before the attack on it is rolled', () => {
    const game = attack({}, { captain: 'swift' }, { dice: [5] })
    game.play(fire('red-frigate', 'blue-galleon'))
    expect(game.position()).toMatchObject({ offer: { to: 'blue', kind: 'first' }, dice: [5] })
    game.play(fire('blue-galleon', 'red-frigate', { captain: true }))
    expect(game.ship('red-frigate')).toMatchObject({ hullDamage: 1, shotsLeft: 1 })
    game.play(decline)
    expect(game.ship('red-frigate')).toMatchObject({ shotsLeft: 0 })
  })

  it('may sink the attacker, and then the attack does not happen', () => {
    const game = attack({ hullDamage: 3 }, { captain: 'swift' }, { dice: [5] })
    game.play(fire('red-frigate', 'blue-galleon'))
    game.play(fire('blue-galleon', 'red-frigate'))
    expect(game.ship('red-frigate').at).toBe('sunk')
    expect(game.actor).toBe('red')
  })

  it('leaves the ordinary answer after declining', () => {
    const game = attack({}, { captain: 'swift' }, { dice: [2] })
    game.play(fire('red-frigate', 'blue-galleon'))
    game.play(decline)
    expect(game.position()).toMatchObject({ offer: { to: 'blue', kind: 'answer' } })
  })

  it('on both sides: the attacker goes first if it declares its own', () => {
    const declared = attack({ captain: 'swift' }, { captain: 'swift' }, { dice: [2] })
    declared.play(fire('red-frigate', 'blue-galleon', { captain: true }))
    expect(declared.position()).toMatchObject({ offer: { to: 'blue', kind: 'answer' } })
    const silent = attack({ captain: 'swift' }, { captain: 'swift' })
    silent.play(fire('red-frigate', 'blue-galleon'))
    expect(silent.position()).toMatchObject({ offer: { to: 'blue', kind: 'first' } })
  })

  it('also fires first at a fort that fires at it', () => {
    const board = { forts: [{ id: 'red-fort', team: 'red', at: 'k8' }] }
    const ships = { 'blue-frigate': ['m8 N', { captain: 'swift' }] } as const
    const game = sea({ ships, board, options, dice: [5, 1, 2] })
    game.play(fire('red-fort', 'blue-frigate'))
    game.play(fire('blue-frigate', 'red-fort', { captain: true }))
    expect(game.fort('red-fort')).toMatchObject({ hullDamage: 1, shotsLeft: 1 })
    expect(game.ship('blue-frigate')).toMatchObject({ hullDamage: 0 })
  })

  it('answers one ship of a salvo first', () => {
    const ships = {
      'red-frigate': 'k8 N',
      'red-galleon': 'm8 N',
      'blue-galleon': ['l8 N', { captain: 'swift' }],
    } as const
    const game = sea({ ships, options, dice: [5, 5] })
    const by = ['red-frigate', 'red-galleon'].map((ship) => ({ ship, shots: 1 }))
    game.play({ kind: 'salvo', with: by, target: 'blue-galleon' })
    expect(game.offers(fire('blue-galleon', 'red-galleon'))).toBe(true)
    expect(game.offers(fire('blue-galleon', 'red-frigate'))).toBe(true)
  })

  it('fires at an enemy that begins its activation on Swift’s line, before it acts; the enemy may answer', () => {
    const game = attack({}, { captain: 'swift' }, { dice: [2] })
    game.play(steer('red-frigate'))
    expect(game.position()).toMatchObject({ offer: { to: 'blue', kind: 'ready' } })
    expect(game.ship('red-frigate').at).toBe('k8')
    game.play(fire('blue-galleon', 'red-frigate'))
    expect(game.position()).toMatchObject({ offer: { to: 'red', kind: 'answer' } })
    game.play(decline)
    game.play(decline)
    expect(game.ship('red-frigate').at).toBe('k9')
    game.play(steer('red-frigate'))
    expect(game.actor).toBe('red')
  })

  it('fires at one that ends its move there', () => {
    const ships = { 'red-frigate': 'k6 N', 'blue-galleon': ['m8 N', { captain: 'swift' }] } as const
    const game = sea({ ships, options })
    game.play(steer('red-frigate'))
    game.play(steer('red-frigate'))
    expect(game.actor).toBe('red')
    game.play(finish('red-frigate'))
    expect(game.position()).toMatchObject({ offer: { to: 'blue', kind: 'ready' } })
    game.play(decline)
    expect(game.ship('red-frigate')).toMatchObject({ done: true })
  })

  it('fires once for one shot: the target is asked once', () => {
    const ships = { 'red-frigate': 'k6 N', 'blue-galleon': ['m8 N', { captain: 'swift' }] } as const
    const game = sea({ ships, options, dice: [2] })
    game.play(steer('red-frigate'))
    game.play(steer('red-frigate'))
    game.play(fire('red-frigate', 'blue-galleon'))
    expect(game.position()).toMatchObject({ offer: { to: 'blue', kind: 'first' } })
  })

  it('a ship with another captain is asked as well, so that the question reveals nothing', () => {
    const game = attack({}, { captain: 'rapid' })
    game.play(fire('red-frigate', 'blue-galleon'))
    expect(game.actor).toBe('blue')
    expect(game.moves()).toEqual([{ kind: 'decline', hint: {} }])
    const bare = attack({}, {}, { dice: [2] })
    bare.play(fire('red-frigate', 'blue-galleon'))
    expect(bare.position()).toMatchObject({ offer: { kind: 'answer' } })
  })

  it('no other ship is asked once Swift is seen elsewhere', () => {
    const ships = {
      'red-frigate': 'k8 N',
      'blue-galleon': ['l8 N', { captain: 'rapid' }],
      'blue-brig': ['c12 N', { captain: 'swift', faceUp: true }],
    } as const
    const game = sea({ ships, options, dice: [2] })
    game.play(fire('red-frigate', 'blue-galleon'))
    expect(game.position()).toMatchObject({ offer: { kind: 'answer' } })
  })
})

describe('A-REPLY: Swift that fires first has answered', () => {
  const frigate = { captain: 'swift', shotsLeft: 2 }

  it('after one such shot, no ordinary answer to that attack remains', () => {
    const game = attack({}, frigate, { dice: [2, 2] })
    game.play(fire('red-frigate', 'blue-galleon'))
    game.play(fire('blue-galleon', 'red-frigate'))
    expect(game.position()).toMatchObject({ offer: { to: 'blue', kind: 'first' } })
    game.play(decline)
    expect(game.ship('red-frigate')).toMatchObject({ shotsLeft: 0 })
    expect(game.ship('blue-galleon')).toMatchObject({ shotsLeft: 1 })
    expect(game.actor).toBe('red')
    expect(game.position().offer).toBeUndefined()
  })

  it('the next attack on it is a new one', () => {
    const ships = { 'red-galleon': 'k8 N', 'blue-line': ['l8 N', { captain: 'swift' }] } as const
    const game = sea({ ships, options, dice: [2, 2, 2, 2] })
    game.play(fire('red-galleon', 'blue-line'))
    game.play(fire('blue-line', 'red-galleon'))
    game.play(decline)
    game.play(fire('red-galleon', 'blue-line'))
    expect(game.position()).toMatchObject({ offer: { to: 'blue', kind: 'first' } })
    game.play(decline)
    expect(game.position()).toMatchObject({ offer: { to: 'blue', kind: 'answer' } })
  })

  it('no answer after a salvo of which it sank one ship first', () => {
    const ships = {
      'red-frigate': ['k8 N', { hullDamage: 3 }],
      'red-galleon': 'm8 N',
      'blue-line': ['l8 N', { captain: 'swift' }],
    } as const
    const game = sea({ ships, options, dice: [5, 2] })
    game.play(salvo(['red-frigate', 'red-galleon'], 'blue-line'))
    game.play(fire('blue-line', 'red-frigate'))
    expect(game.ship('red-frigate').at).toBe('sunk')
    game.play(decline)
    expect(game.ship('red-galleon')).toMatchObject({ shotsLeft: 1 })
    expect(game.position().offer).toBeUndefined()
  })

  it('no answer after an attack on its way (A-CROSS)', () => {
    const ships = { 'red-line': ['k5 N', { captain: 'swift' }], 'blue-frigate': 'h6 N' } as const
    const game = sea({ ships, options, dice: [2, 2] })
    game.play(steer('red-line'))
    game.play(steer('red-line'))
    game.play(fire('blue-frigate', 'red-line'))
    expect(game.position()).toMatchObject({ offer: { to: 'red', kind: 'first' } })
    game.play(fire('red-line', 'blue-frigate'))
    game.play(decline)
    expect(game.ship('red-line')).toMatchObject({ at: 'k7', shotsLeft: 2 })
    expect(game.actor).toBe('red')
    expect(game.position().offer).toBeUndefined()
  })

  it('no answer if the automatic reply fires for it', () => {
    const galleon = { captain: 'swift', faceUp: true, chaserUsed: false }
    const ships = { 'red-frigate': 'k8 N', 'blue-galleon': ['k9 N', galleon] } as const
    const game = sea({ ships, options: { ...options, autoReply: 'hull' }, dice: [2, 2, 2] })
    const fired = game.play(fire('red-frigate', 'blue-galleon')).filter((event) => event.kind === 'shotsFired')
    expect(fired.map((event) => event.occasion)).toEqual(['first', 'turn'])
  })

  it('is kept if a position has it, and not invented otherwise', () => {
    const game = attack({}, frigate, { dice: [2, 2] })
    game.play(fire('red-frigate', 'blue-galleon'))
    const asked = game.position()
    game.play(fire('blue-galleon', 'red-frigate'))
    const answered = game.position()
    expect(JSON.stringify(asked)).not.toContain('answered')
    const again = loaded(answered)
    again.play(decline)
    expect(again.actor).toBe('red')
    const first = loaded(asked)
    first.play(decline)
    expect(first.position()).toMatchObject({ offer: { kind: 'answer' } })
  })
})

describe('A-REPLY: Swift also fires first with the opposite broadside', () => {
  /** Returns a blue line heading north, with a red frigate to its west and others. */
  const between = (ships: Readonly<Record<string, string | readonly [string, Json]>>, more: Json = {}) => {
    const blue = ['l8 N', { captain: 'swift' }] as const
    return sea({ ships: { 'red-frigate': 'k8 N', 'blue-line': blue, ...ships }, options, ...more })
  }
  const targets = (game: ReturnType<typeof sea>) => [
    ...new Set(game.moves().flatMap((move) => (move.kind === 'fire' ? [move.target] : []))),
  ]

  it('at an enemy ship on its line', () => {
    const game = between({ 'red-galleon': 'o8 N' }, { dice: [5, 5, 2] })
    game.play(fire('red-frigate', 'blue-line'))
    expect(game.position()).toMatchObject({ offer: { kind: 'first', at: ['red-frigate', 'red-galleon'] } })
    expect(targets(game)).toEqual(['red-frigate', 'red-galleon'])
    expect(game.play(fire('blue-line', 'red-galleon')).find((event) => event.kind === 'shotsFired')).toMatchObject({
      occasion: 'first',
      target: 'red-galleon',
    })
    expect(game.ship('red-galleon')).toMatchObject({ hullDamage: 1 })
    game.play(fire('blue-line', 'red-frigate'))
    game.play(decline)
    expect(game.ship('red-frigate')).toMatchObject({ hullDamage: 1, shotsLeft: 0 })
    expect(game.actor).toBe('red')
  })

  it('the ship fired at in this way does not answer, and the shot counts as Swift’s answer', () => {
    const game = between({ 'red-galleon': 'o8 N' }, { dice: [2, 2] })
    game.play(fire('red-frigate', 'blue-line'))
    game.play(fire('blue-line', 'red-galleon'))
    expect(game.position()).toMatchObject({ offer: { to: 'blue', kind: 'first' } })
    game.play(decline)
    expect(game.position().offer).toBeUndefined()
    expect(game.actor).toBe('red')
  })

  it('not at a ship out of range, behind another, on the bow, or on the same side', () => {
    const game = between(
      {
        'red-galleon': 's8 N',
        'red-brig': 'l11 N',
        'red-line': 'j8 N',
        'green-line': ['o8 N', { shotsLeft: 0 }],
        'red-frigate-2': 'p8 N',
      },
      {
        teams: [{ id: 'red' }, { id: 'blue' }, { id: 'green' }],
        options: { ...options, alliances: [['blue', 'green']] },
      },
    )
    game.play(fire('red-frigate', 'blue-line'))
    expect(game.position()).toMatchObject({ offer: { kind: 'first', at: ['red-frigate'] } })
    expect(targets(game)).toEqual(['red-frigate'])
  })

  it('at each attacker from both sides once', () => {
    const game = between({ 'red-galleon': 'n8 N' })
    game.play(salvo(['red-frigate', 'red-galleon'], 'blue-line'))
    expect(game.position()).toMatchObject({ offer: { kind: 'first', at: ['red-frigate', 'red-galleon'] } })
  })

  it('at ships of any enemy, but at no fort', () => {
    const teams = [{ id: 'red' }, { id: 'blue' }, { id: 'green' }]
    const other = between({ 'green-line': 'n8 N' }, { teams })
    other.play(fire('red-frigate', 'blue-line'))
    expect(targets(other)).toEqual(['red-frigate', 'green-line'])
    const fort = between({}, { board: { forts: [{ id: 'red-fort', team: 'red', at: 'n8' }] } })
    fort.play(fire('red-frigate', 'blue-line'))
    expect(targets(fort)).toEqual(['red-frigate'])
  })

  it('not if it answers with bow or stern guns: there is no opposite broadside', () => {
    const ships = {
      'red-frigate': 'l9 E',
      'blue-line': ['l8 N', { captain: 'swift' }],
      'red-galleon': 'n8 N',
      'red-brig': 'l6 N',
    } as const
    const game = sea({ ships, options })
    game.play(fire('red-frigate', 'blue-line'))
    expect(game.position()).toMatchObject({ offer: { kind: 'first', at: ['red-frigate'] } })
    expect(targets(game)).toEqual(['red-frigate'])
  })

  it('not if its guns do not bear on the attacker', () => {
    const game = sea({
      ships: { 'red-frigate': 'k8 N', 'blue-line': ['l8 NE', { captain: 'swift' }], 'red-galleon': 'm7 N' },
      options,
      dice: [2],
    })
    game.play(fire('red-frigate', 'blue-line'))
    expect(game.position().offer).toBeUndefined()
  })

  it('across a corner that it passes (A-CROSS)', () => {
    // The ship goes from j6 to i7 with heading NW, between i6 and j7: its broadsides bear along the diagonal across it.
    const ships = {
      'red-brig': ['j6 NW', { captain: 'swift' }],
      'blue-galleon': 'h5 NW',
      'blue-line': 'k8 NE',
    } as const
    const game = sea({ ships, options, wind: 'NW fresh' })
    game.play(steer('red-brig'))
    game.play(fire('blue-galleon', 'red-brig'))
    expect(game.position()).toMatchObject({ offer: { to: 'red', kind: 'first', at: ['blue-galleon', 'blue-line'] } })
    expect(game.offers(fire('red-brig', 'blue-line'))).toBe(true)
  })

  it('in the ordinary answer only at the attacker', () => {
    const game = between({ 'red-galleon': 'o8 N' }, { dice: [2] })
    game.play(fire('red-frigate', 'blue-line'))
    game.play(decline)
    expect(game.position()).toMatchObject({ offer: { kind: 'answer', at: ['red-frigate'] } })
  })

  it('the automatic reply fires only at the attacker', () => {
    const blue = ['l8 N', { captain: 'swift', faceUp: true }] as const
    const game = between(
      { 'red-frigate': ['k8 N', { hullDamage: 3 }], 'red-galleon': 'o8 N', 'blue-line': blue },
      { options: { ...options, autoReply: { blue: 'hull' } }, dice: [5] },
    )
    game.play(fire('red-frigate', 'blue-line'))
    expect(game.ship('red-frigate').at).toBe('sunk')
    expect(game.ship('blue-line')).toMatchObject({ shotsLeft: 2 })
  })

  it('the possible targets in an offer reveal no captain', () => {
    const offer = (captain: string) => {
      const game = between({ 'blue-line': ['l8 N', { captain }], 'red-galleon': 'o8 N' })
      game.play(fire('red-frigate', 'blue-line'))
      return game.position().offer
    }
    expect(offer('rapid')).toEqual(offer('swift'))
  })
})
