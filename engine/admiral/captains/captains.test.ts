import { describe, expect, it } from 'vitest'
import { board, dealt, finish, fire, type Json, sea, steer } from '../../testkit/sea.ts'

const options = { captains: 'all' }
const unarmed = (place: string, more = {}) => [place, { shotsLeft: 0, ...more }] as const

describe('C-CAPTAINS: Rapid', () => {
  it('adds a point when a move begins, if its owner declares it', () => {
    const game = sea({ ships: { 'red-brig': ['k8 S', { captain: 'rapid' }] }, options })
    expect(game.play(steer('red-brig', 'none', { captain: true }))).toContainEqual(
      expect.objectContaining({ kind: 'sailsSet', left: 2, helped: true }),
    )
    expect(game.refusal(steer('red-brig', 'none', { captain: true }))).toBe('captain-of-no-use')
  })

  it('moves a ship that could not move without it', () => {
    const game = sea({ ships: { 'red-line': ['k8 S', { captain: 'rapid' }] }, options })
    expect(game.offers(steer('red-line'))).toBe(false)
    expect(game.offers(steer('red-line', 'none', { captain: true }))).toBe(true)
  })

  it.each(['calm', 'storm'])('is of no use in a %s', (strength) => {
    const game = sea({ ships: { 'red-brig': ['k8 N', { captain: 'rapid' }] }, options, wind: `N ${strength}` })
    expect(game.refusal(steer('red-brig', 'none', { captain: true }))).toBe('captain-of-no-use')
  })

  it('adds nothing to a ship that has lost all its sails', () => {
    const lame = (sailDamage: number, more = {}) => {
      const captain = { captain: 'rapid', sailDamage, ...more }
      return sea({ ships: { 'red-brig': ['k8 N', captain], 'red-line': 'd3 N' }, options })
    }
    expect(lame(5).offers(steer('red-brig', 'none', { captain: true }))).toBe(false)
    expect(lame(5).refusal(steer('red-brig', 'none', { captain: true }))).toBe('captain-of-no-use')
    expect(lame(5, { faceUp: true }).offers(steer('red-brig'))).toBe(false)
    expect(lame(5).offers({ kind: 'turn', ship: 'red-brig' })).toBe(true)
    expect(lame(4).offers(steer('red-brig', 'none', { captain: true }))).toBe(true)
  })

  it('adds a point as long as any sail is left, also on a diagonal heading', () => {
    const ships = (sailDamage: number) => ({ 'red-brig': ['k8 NE', { captain: 'rapid', sailDamage }] }) as const
    const left = (sailDamage: number) => {
      const game = sea({ ships: ships(sailDamage), options, wind: 'NE fresh' })
      return game.offers(steer('red-brig', 'none', { captain: true }))
    }
    expect([left(4), left(5)]).toEqual([true, false])
  })

  it('works without a declaration while face up', () => {
    const game = sea({ ships: { 'red-brig': ['k8 N', { captain: 'rapid', faceUp: true }] }, options })
    game.play(steer('red-brig'))
    expect(game.state.activation).toMatchObject({ left: 5 })
  })
})

describe('C-CAPTAINS: cards', () => {
  it('are assigned in secret by all teams at once, each to one ship', () => {
    const game = dealt({ captains: 2 })
    expect(game.moves()).toHaveLength(72)
    expect(game.refusal({ kind: 'assign', cards: { 'red-brig': 'swift' } })).toBe('wrong-cards')
    expect(game.refusal({ kind: 'assign', cards: { 'red-brig': 'swift', 'red-line': 'swift' } })).toBe('wrong-cards')
    expect(game.refusal({ kind: 'assign', cards: { 'red-brig': 'swift', 'blue-line': 'rapid' } })).toBe('not-your-ship')
    expect(game.refusal(finish('red-brig'))).toBe('assign-first')
    game.play({ kind: 'assign', cards: { 'red-brig': 'swift', 'red-line': 'berserk' } })
    expect(game.actor).toBe('blue')
    for (const viewer of ['blue', 'spectator']) {
      expect(JSON.stringify(game.view(viewer))).not.toMatch(/swift|berserk/)
      expect(game.received(viewer)).not.toMatch(/swift|berserk/)
    }
    expect(JSON.stringify(game.view('red'))).toMatch(/swift.*|berserk/)
    game.play({ kind: 'assign', cards: { 'blue-brig': 'rapid', 'blue-line': 'target' } })
    expect(game.actor).toBe('red')
  })

  it('go to the named ships, whatever the names of other ships', () => {
    const ships = { 'red-brig': 'k8 N', constructor: ['l3 N', { team: 'red', class: 'brig' }] } as const
    const game = sea({ ships, options: { captains: 1 }, phase: 'assign' })
    game.play({ kind: 'assign', cards: { 'red-brig': 'swift' } })
    expect(game.state.ships.map(({ id, captain }) => [id, captain])).toContainEqual(['constructor', null])
  })

  it('that are not used appear in no event for other seats', () => {
    const ships = {
      'red-brig': ['k7 N', { captain: 'rapid' }],
      'red-line': ['c8 N', { captain: 'berserk' }],
      'blue-line': 'd8 N',
    } as const
    const game = sea({ ships, options })
    game.play(steer('red-brig'))
    game.play(finish('red-brig'))
    game.play(board('red-line', 'blue-line'))
    expect(game.position()).toMatchObject({ offer: { kind: 'boarding' } })
    for (const viewer of ['blue', 'spectator']) {
      expect(JSON.stringify(game.view(viewer))).not.toMatch(/rapid|berserk/i)
      expect(game.received(viewer)).not.toMatch(/rapid|berserk/i)
    }
  })

  it('that are used are shown to all and turned down at the end of the turn', () => {
    const ships = { 'red-frigate': ['k8 N', { captain: 'target' }], 'blue-line': unarmed('l8 N') } as const
    const game = sea({ ships, options, dice: [2] })
    game.play(fire('red-frigate', 'blue-line', { captain: true }))
    expect(JSON.stringify(game.view('blue'))).toContain('target"')
    game.play(finish('red-frigate'))
    game.play(finish('red-far'))
    expect(JSON.stringify(game.view('blue').ships)).not.toContain('"target"')
    expect(game.ship('red-frigate')).toMatchObject({ captain: 'target' })
  })

  it('stay known with rememberCaptains', () => {
    const ships = { 'red-frigate': ['k8 N', { captain: 'target' }], 'blue-line': unarmed('l8 N') } as const
    const game = sea({ ships, options: { ...options, rememberCaptains: true }, dice: [2] })
    game.play(fire('red-frigate', 'blue-line', { captain: true }))
    game.play(finish('red-frigate'))
    game.play(finish('red-far'))
    expect(JSON.stringify(game.view('blue').ships)).toContain('"target"')
  })

  it('may stay face up, and may be turned down again', () => {
    const game = sea({ ships: { 'red-brig': ['k8 N', { captain: 'swift' }] }, options })
    game.play({ kind: 'captain', ship: 'red-brig', do: 'faceUp' })
    expect(JSON.stringify(game.view('blue').ships)).toContain('"swift"')
    game.play({ kind: 'captain', ship: 'red-brig', do: 'faceDown' })
    expect(JSON.stringify(game.view('blue').ships)).not.toContain('"swift"')
  })

  it('a captain dies with its ship', () => {
    const ships = { 'red-brig': 'k8 N', 'blue-brig': unarmed('l8 N', { hullDamage: 2, captain: 'rapid' }) } as const
    const game = sea({ ships, options, dice: [5] })
    game.play(fire('red-brig', 'blue-brig'))
    expect(game.ship('blue-brig')).toMatchObject({ at: 'sunk', captain: null })
    expect(game.state.ashore).toEqual([])
  })

  it('but swims ashore from a ship sunk in its own port', () => {
    const forts = [{ id: 'blue-fort', team: 'blue', at: 'm9', shotsLeft: 0 }]
    const ships = { 'red-brig': 'k8 N', 'blue-brig': unarmed('l8 N', { hullDamage: 2, captain: 'rapid' }) } as const
    const game = sea({ ships, options, dice: [5], board: { forts } })
    game.play(fire('red-brig', 'blue-brig'))
    expect(game.state.ashore).toEqual([{ team: 'blue', card: 'rapid', fort: 'blue-fort', shown: false }])
    expect(JSON.stringify(game.view('red').ashore)).not.toContain('rapid')
    expect(game.received('red')).not.toContain('rapid')
  })

  it('goes ashore and aboard in own and allied ports, one to a ship (A-PORT)', () => {
    const forts = [{ id: 'green-fort', team: 'green', at: 'k9' }]
    const teams = [{ id: 'red' }, { id: 'blue' }, { id: 'green' }]
    const ships = {
      'red-brig': ['k8 N', { captain: 'rapid' }],
      'red-line': 'l8 N',
      'red-galleon': ['j8 N', { captain: 'swift' }],
      'red-frigate': 'c3 N',
      'green-brig': 'l9 N',
    } as const
    const game = sea({ ships, teams, options: { ...options, alliances: [['red', 'green']] }, board: { forts } })
    game.play({ kind: 'captain', ship: 'red-brig', do: 'ashore' })
    game.play(finish('red-brig'))
    expect(game.state.ashore).toEqual([{ team: 'red', card: 'rapid', fort: 'green-fort', shown: false }])
    const aboard = (ship: string) => ({ kind: 'captain', ship, do: 'aboard', card: 'rapid' })
    expect(game.refusal(aboard('red-frigate'))).toBe('not-in-port')
    expect(game.refusal(aboard('red-galleon'))).toBe('one-captain-a-ship')
    expect(game.refusal({ ...aboard('red-line'), card: 'target' })).toBe('card-not-there')
    game.play(aboard('red-line'))
    expect(game.ship('red-line')).toMatchObject({ captain: 'rapid' })
    expect(game.state.ashore).toEqual([])
  })

  it('a seat’s legal moves never depend on hidden cards of others', () => {
    const moves = (captain: string) =>
      sea({ ships: { 'red-brig': 'k8 N', 'blue-galleon': ['l8 N', { captain }] }, options }).moves()
    expect(moves('swift')).toEqual(moves('berserk'))
  })
})

describe('C-CAPTAINS: Berserk', () => {
  const fight = (red: Json, blue: Json, dice: readonly number[], more = {}) => {
    const ships = { 'red-brig': ['k8 N', red], 'blue-brig': unarmed('l8 N', blue) } as const
    const game = sea({ ships, options, dice })
    game.play(board('red-brig', 'blue-brig', more))
    return game.ship('blue-brig').team
  }

  it('turns a tie for the attacker that uses it', () => {
    expect(fight({ captain: 'berserk' }, {}, [3, 3])).toBe('blue')
    expect(fight({ captain: 'berserk' }, {}, [3, 3], { captain: true })).toBe('red')
  })

  it('helps the boarded ship without being asked', () => {
    expect(fight({}, { captain: 'berserk' }, [4, 3])).toBe('blue')
    expect(fight({}, { captain: 'rapid' }, [4, 3])).toBe('red')
  })
})
