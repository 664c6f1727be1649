import { describe, expect, it } from 'vitest'
import { board, finish, fire, sea } from '../testkit/sea.ts'

const unarmed = (place: string, more = {}) => [place, { shotsLeft: 0, ...more }] as const
const options = { captains: 'all' }
const storm = [{ toward: 'E', strength: 'storm' }]
const FORT = { id: 'blue-fort', team: 'blue', at: 'l8' }

/** The readings of unclear rules, as in `engine/admiral/README.md`. */
describe('A-REPLY', () => {
  it('a fort that is fired at answers', () => {
    const game = sea({ ships: { 'red-line': 'k8 N' }, board: { forts: [FORT] }, dice: [2, 5] })
    game.play(fire('red-line', 'blue-fort'))
    game.play(fire('blue-fort', 'red-line'))
    expect(game.ship('red-line')).toMatchObject({ hullDamage: 1 })
  })

  it('automatic answers use no captain, unless its card lies face up', () => {
    const answer = (faceUp: boolean) => {
      const ships = { 'red-line': 'k8 N', 'blue-frigate': ['n8 N', { captain: 'target', faceUp }] } as const
      const game = sea({ ships, options: { ...options, autoReply: 'hull' }, dice: [2, 2] })
      return game.play(fire('red-line', 'blue-frigate')).find((event) => event.occasion === 'answer')
    }
    expect(answer(false)).toMatchObject({ faces: [1, 3, 5] })
    expect(answer(true)).toMatchObject({ faces: [1, 2, 3, 5] })
  })
})

describe('A-FIRE', () => {
  it('a critical hit silences a fort', () => {
    const board = { forts: [{ ...FORT, shotsLeft: 0 }] }
    const game = sea({ ships: { 'red-brig': 'k8 N' }, board, dice: [5, 6] })
    expect(game.kinds(fire('red-brig', 'blue-fort'))).toContain('fortSilenced')
    expect(game.fort('blue-fort')).toMatchObject({ hullDamage: 3 })
  })

  it('the last shot of a fort may be critical', () => {
    const board = { forts: [{ id: 'red-fort', team: 'red', at: 'l8', shotsLeft: 1 }] }
    const game = sea({ ships: { 'blue-line': ['n8 N', { shotsLeft: 0 }] }, board, dice: [5, 6] })
    expect(game.kinds(fire('red-fort', 'blue-line'))).toContain('criticalRolled')
    expect(game.ship('blue-line').at).toBe('sunk')
  })

  it('of chasers in a salvo the one with the fewest faces counts', () => {
    const ships = { 'red-brig': 'l9 N', 'red-frigate': 'l4 N', 'blue-line': unarmed('l8 N') } as const
    const worst = expect.objectContaining({ kind: 'shotsFired', faces: [5], hit: false })
    for (const order of [
      ['red-brig', 'red-frigate'],
      ['red-frigate', 'red-brig'],
    ]) {
      const by = order.map((ship) => ({ ship, shots: 1 }))
      const fired = sea({ ships, dice: [6] }).play({ kind: 'salvo', with: by, target: 'blue-line' })
      expect(fired).toContainEqual(worst)
    }
  })
})

describe('A-BOARD', () => {
  it.each(['k9', 'l9', 'm7', 'l7'])('a silent fort is taken from %s, a cell of its port', (at) => {
    const game = sea({ ships: { 'red-brig': `${at} N` }, board: { forts: [{ ...FORT, hullDamage: 3 }] } })
    expect(game.offers(board('red-brig', 'blue-fort'))).toBe(true)
  })

  it('a prize gives no shots in the round in which it is taken', () => {
    const ships = { 'red-line': 'k8 N', 'red-galleon': 'k9 N', 'blue-brig': 'l8 NE', 'blue-line': 'm9 N' } as const
    const game = sea({ ships, dice: [6, 1] })
    game.play(board('red-line', 'blue-brig'))
    expect(game.ship('blue-brig')).toMatchObject({ team: 'red', shotsLeft: 1 })
    const by = ['red-galleon', 'blue-brig'].map((ship) => ({ ship, shots: 1 }))
    expect(game.refusal({ kind: 'salvo', with: by, target: 'blue-line' })).toBe('no-shots-left')
  })
})

describe('A-STORM', () => {
  const endRound = (game: ReturnType<typeof sea>) => {
    for (const ship of ['red-brig', 'red-far', 'blue-far']) game.play(finish(ship))
  }

  it('a strait between two land cells stops a ship as land does', () => {
    const winds = [{ toward: 'NE', strength: 'storm' }]
    const game = sea({ ships: { 'red-brig': 'k8 N' }, board: { land: ['l10', 'm9'] }, winds })
    endRound(game)
    expect(game.ship('red-brig')).toMatchObject({ at: 'l9', heading: 'NE', hullDamage: 1 })
  })

  it('a ship rides it out in an enemy’s port', () => {
    const game = sea({ ships: { 'red-brig': 'k8 N' }, board: { forts: [{ ...FORT, shotsLeft: 0 }] }, winds: storm })
    endRound(game)
    expect(game.ship('red-brig')).toMatchObject({ at: 'k8', heading: 'N' })
  })
})

describe('A-SCENARIO', () => {
  it('ships of a side that has lost stay in place and are no targets', () => {
    const forts = [{ id: 'blue-fort', team: 'blue', at: 'l9', hullDamage: 3 }]
    const ships = { 'red-brig': 'k8 N', 'red-line': 'o8 N', 'blue-line': 'p8 N', 'green-line': 'c3 N' } as const
    const teams = [{ id: 'red' }, { id: 'blue' }, { id: 'green' }]
    const game = sea({ ships, teams, board: { forts } })
    expect(game.offers({ kind: 'fire', ship: 'red-line', target: 'blue-line' })).toBe(true)
    game.play(board('red-brig', 'blue-fort'))
    expect(game.refusal(fire('red-line', 'blue-line'))).toBe('not-an-enemy')
    expect(game.ship('blue-line')).toMatchObject({ at: 'p8' })
    for (const ship of ['red-line', 'red-far']) game.play(finish(ship))
    expect(game.actor).toBe('green')
  })
})

describe('C-CAPTAINS', () => {
  it('a captain that goes ashore lies face down', () => {
    const ships = { 'red-brig': ['k8 N', { captain: 'rapid', faceUp: true }] } as const
    const game = sea({ ships, options, board: { forts: [{ id: 'red-fort', team: 'red', at: 'l8' }] } })
    game.play({ kind: 'captain', ship: 'red-brig', do: 'ashore' })
    expect(JSON.stringify(game.view('blue').ashore)).not.toContain('rapid')
  })

  it('a team with fewer ships than cards assigns one to each', () => {
    const game = sea({ ships: { 'red-brig': 'k8 N' }, options, phase: 'assign' })
    expect(game.moves()).toHaveLength(12)
    expect(game.refusal({ kind: 'assign', cards: { 'red-brig': 'swift' } })).toBe('wrong-cards')
    expect(game.refusal({ kind: 'assign', cards: { 'red-brig': 'swift', 'red-far': 'rapid' } })).toBeNull()
  })
})
