import { describe, expect, it } from 'vitest'
import { board, decline, finish, fire, type Json, loaded, sea, steer } from '../../testkit/sea.ts'

const options = { captains: 'all' }
const unarmed = (place: string, more = {}) => [place, { shotsLeft: 0, ...more }] as const
const salvo = (by: readonly string[], target: string, more: Json = {}) => {
  return { kind: 'salvo', with: by.map((ship) => ({ ship, shots: 1 })), target, ...more }
}
describe('A-REPLY: Swift declared with the first deed takes the advantage from an enemy’s Swift', () => {
  const swift = { captain: 'swift' }
  /**
   * Returns a red frigate with Swift on the line of a blue galleon with Swift, near a silent fort and a port of its
   * own.
   */
  const duel = (red: Json = swift, more: Json = {}) => {
    const forts = [
      { id: 'red-fort', team: 'red', at: 'j9', shotsLeft: 0 },
      { id: 'blue-fort', team: 'blue', at: 'j7', hullDamage: 3 },
    ]
    const ships = {
      'red-frigate': ['k8 N', { hullDamage: 1, ...red }],
      'blue-galleon': ['m8 N', swift],
      'blue-brig': unarmed('k7 E'),
    } as const
    return sea({ ships, options, board: { forts }, ...more })
  }
  const DEEDS: readonly Json[] = [
    steer('red-frigate'),
    { kind: 'turn', ship: 'red-frigate', heading: 'NE' },
    fire('red-frigate', 'blue-galleon'),
    fire('red-frigate', 'blue-brig'),
    salvo(['red-frigate'], 'blue-brig'),
    board('red-frigate', 'blue-brig'),
    board('red-frigate', 'blue-fort'),
    { kind: 'repair', ship: 'red-frigate', hull: 1, sails: 0 },
  ]
  const kindOf = (game: ReturnType<typeof sea>) => (game.position().offer as Json | undefined)?.kind

  it.each(DEEDS)('with %j', (deed) => {
    const silent = duel()
    silent.play(deed)
    const asked = deed.kind === 'fire' && deed.target === 'blue-galleon' ? 'first' : 'ready'
    expect(silent.position()).toMatchObject({ offer: { to: 'blue', kind: asked } })
    const game = duel(swift, { dice: [2, 6, 1] })
    const told = game.play({ ...deed, captain: true }).map((event) => event.kind)
    expect(told).toEqual(expect.arrayContaining(['captainShown', 'swiftDeclared']))
    expect(['first', 'ready']).not.toContain(kindOf(game))
  })

  it.each(DEEDS.filter((deed) => deed.kind !== 'salvo'))('is a listed move: %j', (deed) => {
    expect(duel().offers({ ...deed, captain: true })).toBe(true)
    expect(duel({ captain: 'target' }).offers(deed)).toBe(true)
    if (deed.kind !== 'fire')
      expect(duel({ captain: 'target' }).refusal({ ...deed, captain: true })).toBe('captain-of-no-use')
    expect(duel({}).refusal({ ...deed, captain: true })).toBe('no-such-captain')
  })

  it('lasts for the whole activation: no shot at the end of the move either', () => {
    const ships = { 'red-frigate': ['k6 N', swift], 'blue-galleon': ['m8 N', swift] } as const
    const sailed = (captain: Json) => {
      const game = sea({ ships, options })
      game.play(steer('red-frigate', 'none', captain))
      game.play(steer('red-frigate'))
      game.play(finish('red-frigate'))
      return kindOf(game)
    }
    expect(sailed({})).toBe('ready')
    expect(sailed({ captain: true })).toBeUndefined()
  })

  it('does not work with a later deed', () => {
    const game = sea({ ships: { 'red-frigate': ['k6 N', swift], 'blue-galleon': ['m8 N', swift] }, options })
    game.play(steer('red-frigate'))
    expect(game.refusal(steer('red-frigate', 'none', { captain: true }))).toBe('captain-of-no-use')
    game.play(steer('red-frigate'))
    expect(game.offers(fire('red-frigate', 'blue-galleon', { captain: true }))).toBe(true)
    game.play({ kind: 'captain', ship: 'red-frigate', do: 'faceUp' })
    game.play(finish('red-frigate'))
    expect(kindOf(game)).toBe('ready')
  })

  it('does not work once an enemy’s Swift was asked about a deed that was not carried out', () => {
    const ships = { 'red-frigate': ['k8 N', swift], 'blue-brig': ['l8 N', { ...swift, hullDamage: 2 }] } as const
    const game = sea({ ships, options, dice: [2, 5] })
    game.play(board('red-frigate', 'blue-brig'))
    game.play(fire('blue-brig', 'red-frigate'))
    game.play(fire('red-frigate', 'blue-brig'))
    expect(game.ship('blue-brig').at).toBe('sunk')
    expect(game.refusal(steer('red-frigate', 'none', { captain: true }))).toBe('captain-of-no-use')
  })

  it('works again in an attack: it goes first if declared with the attack', () => {
    const ships = { 'red-frigate': ['k6 N', swift], 'blue-galleon': ['m8 N', swift] } as const
    const sailed = (captain: Json) => {
      const game = sea({ ships, options, dice: [2] })
      game.play(steer('red-frigate', 'none', { captain: true }))
      game.play(steer('red-frigate'))
      game.play(fire('red-frigate', 'blue-galleon', captain))
      return kindOf(game)
    }
    expect(sailed({})).toBe('first')
    expect(sailed({ captain: true })).toBe('answer')
  })

  it('is declared by a card that lies face up', () => {
    const game = duel({ ...swift, faceUp: true })
    expect(game.kinds(steer('red-frigate'))).toContain('swiftDeclared')
    expect(kindOf(game)).toBeUndefined()
    const turned = duel()
    turned.play({ kind: 'captain', ship: 'red-frigate', do: 'faceUp' })
    turned.play(steer('red-frigate'))
    turned.play({ kind: 'captain', ship: 'red-frigate', do: 'faceDown' })
    expect(kindOf(turned)).toBeUndefined()
    turned.play(finish('red-frigate'))
    expect(kindOf(turned)).toBeUndefined()
  })

  it('is declared by a face-up card in a position whose ship is moving', () => {
    const ships = { 'red-frigate': ['k8 N', { ...swift, faceUp: true }], 'blue-galleon': ['m8 N', swift] } as const
    const game = sea({ ships, options, moving: { ship: 'red-frigate', left: 2 } })
    game.play(finish('red-frigate'))
    expect(kindOf(game)).toBeUndefined()
  })

  it('holds in a position loaded in the middle of the move', () => {
    const ships = { 'red-frigate': ['k6 N', swift], 'blue-galleon': ['m8 N', swift] } as const
    const game = sea({ ships, options })
    game.play(steer('red-frigate', 'none', { captain: true }))
    game.play(steer('red-frigate'))
    const again = loaded(game.position())
    again.play(finish('red-frigate'))
    expect(kindOf(again)).toBeUndefined()
  })

  it('ends with the activation', () => {
    const game = duel()
    game.play({ kind: 'turn', ship: 'red-frigate', heading: 'NE', captain: true })
    game.play(finish('red-frigate'))
    expect(game.state.activation).toBeNull()
    game.play(finish('red-far'))
    for (const ship of ['blue-galleon', 'blue-brig', 'blue-far']) game.play(finish(ship))
    expect(game.position()).toMatchObject({ round: 2 })
    for (const ship of ['blue-galleon', 'blue-brig', 'blue-far']) if (game.actor === 'blue') game.play(finish(ship))
    game.play({ kind: 'turn', ship: 'red-frigate', heading: 'N' })
    expect(kindOf(game)).toBe('ready')
  })

  it('a salvo uses the captain of the ship named first', () => {
    const ships = {
      'red-frigate': ['k8 N', swift],
      'red-galleon': ['m8 N', { captain: 'target' }],
      'red-brig': ['l9 N', {}],
      'blue-line': ['l8 N', swift],
    } as const
    const game = (first: string, more: Json, dice: readonly number[] = [2]) => {
      const others = ['red-frigate', 'red-galleon', 'red-brig'].filter((ship) => ship !== first)
      const match = sea({ ships, options, dice })
      return { match, move: salvo([first, ...others], 'blue-line', more) }
    }
    const silent = game('red-frigate', {})
    silent.match.play(silent.move)
    expect(kindOf(silent.match)).toBe('first')
    const declared = game('red-frigate', { captain: true })
    declared.match.play(declared.move)
    expect(kindOf(declared.match)).toBe('answer')
    const none = game('red-brig', { captain: true })
    expect(none.match.refusal(none.move)).toBe('no-such-captain')
    const other = game('red-galleon', { captain: true })
    other.match.play(other.move)
    expect(kindOf(other.match)).toBe('first')
  })

  it('works in a shot at a fort as a first deed, and no later', () => {
    const board = { forts: [{ id: 'blue-fort', team: 'blue', at: 'i8' }] }
    const game = sea({ ships: { 'red-galleon': ['k8 N', swift] }, options, board, dice: [2, 2, 2] })
    expect(game.offers(fire('red-galleon', 'blue-fort', { captain: true }))).toBe(true)
    expect(game.kinds(fire('red-galleon', 'blue-fort', { captain: true }))).toContain('swiftDeclared')
    game.play(decline)
    expect(game.refusal(fire('red-galleon', 'blue-fort', { captain: true }))).toBe('captain-of-no-use')
  })

  it('works with shots before a move, as they are the first deed', () => {
    const ships = { 'red-galleon': ['k8 N', swift], 'blue-brig': unarmed('m8 N') } as const
    const game = sea({ ships, options, dice: [2] })
    game.play(fire('red-galleon', 'blue-brig'))
    expect(game.refusal(steer('red-galleon', 'none', { captain: true }))).toBe('captain-of-no-use')
    expect(game.refusal({ kind: 'turn', ship: 'red-galleon', heading: 'NE', captain: true })).toBe('captain-of-no-use')
    expect(game.refusal(steer('red-galleon'))).toBeNull()
  })

  it('works in a salvo of crossing guns (A-CROSS)', () => {
    const ships = {
      'red-line': ['k5 N', swift],
      'blue-frigate': ['h6 N', swift],
      'blue-galleon': 'n6 N',
    } as const
    const crossed = (more: Json, by = ['blue-frigate', 'blue-galleon']) => {
      const game = sea({ ships, options, dice: [2] })
      game.play(steer('red-line', 'none', { captain: true }))
      game.play(steer('red-line'))
      expect(game.position()).toMatchObject({ offer: { to: 'blue', kind: 'crossing' } })
      const refusal = game.refusal(salvo(by, 'red-line', more))
      if (refusal) return refusal
      const shown = game.kinds(salvo(by, 'red-line', more)).includes('captainShown')
      return [kindOf(game), shown]
    }
    expect(crossed({})).toEqual(['first', false])
    expect(crossed({ captain: true })).toEqual(['answer', true])
    expect(crossed({ captain: true }, ['blue-galleon', 'blue-frigate'])).toBe('no-such-captain')
  })

  it('is shown to all, and is no move for a ship without Swift', () => {
    const game = duel()
    game.play(steer('red-frigate', 'none', { captain: true }))
    for (const viewer of ['blue', 'spectator']) expect(game.received(viewer)).toContain('swiftDeclared')
    expect(game.received('blue')).toContain('"swift"')
  })
})
