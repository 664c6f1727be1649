import { describe, expect, it } from 'vitest'
import { finish, sea } from '../../testkit/sea.ts'
import { HEADINGS } from '../geometry/headings.ts'

const storm = (toward: string) => [{ toward, strength: 'storm' }]

/** Ends the round: both sides have nothing to do except with their far ships and the given ones. */
function nextRound(game: ReturnType<typeof sea>, ...ships: readonly string[]) {
  const events = []
  for (const ship of [...ships.filter((one) => one.startsWith('red')), 'red-far'])
    events.push(...game.play(finish(ship)))
  for (const ship of [...ships.filter((one) => one.startsWith('blue')), 'blue-far'])
    events.push(...game.play(finish(ship)))
  return events
}

describe('A-STORM', () => {
  it.each(HEADINGS)('toward %s carries each class its cells and turns its bow there', (toward) => {
    const ships = { 'red-line': 'g8 N', 'red-galleon': 'k8 E', 'red-frigate': 'o8 S', 'red-brig': 's8 W' }
    const game = sea({ ships, winds: storm(toward) })
    const events = nextRound(game, ...Object.keys(ships))
    /** Returns the cells that the ship drifted. */
    const cells = (ship: string) => {
      const drifted = events.find((event) => event.kind === 'shipDrifted' && event.ship === ship)
      expect(drifted).toMatchObject({ heading: toward, stoppedBy: null })
      return [drifted?.path].flat().length
    }
    expect(Object.keys(ships).map(cells)).toEqual([1, 2, 2, 3])
  })

  it('moves the most leeward ship first, so that a line of ships drifts as one', () => {
    const game = sea({
      ships: { 'red-galleon': 'k8 N', 'red-galleon-2': 'k9 N', 'red-galleon-3': 'k10 N' },
      winds: storm('N'),
    })
    nextRound(game, 'red-galleon', 'red-galleon-2', 'red-galleon-3')
    expect(['', '-2', '-3'].map((name) => game.ship(`red-galleon${name}`).at)).toEqual(['k10', 'k11', 'k12'])
  })

  it.each([
    ['land', { land: ['k10'] }],
    ['reef', { reefs: ['k10'] }],
  ])('a ship stopped by %s takes one point of hull damage', (stoppedBy, board) => {
    const game = sea({ ships: { 'red-brig': 'k8 E' }, winds: storm('N'), board })
    const events = nextRound(game, 'red-brig')
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'shipDrifted', ship: 'red-brig', path: ['k9'], stoppedBy }),
    )
    expect(game.ship('red-brig')).toMatchObject({ at: 'k9', heading: 'N', hullDamage: 1 })
  })

  it('the edge of the field damages as land does, and may sink', () => {
    const game = sea({ ships: { 'red-brig': ['k15 E', { hullDamage: 2 }] }, winds: storm('N') })
    nextRound(game, 'red-brig')
    expect(game.ship('red-brig')).toMatchObject({ at: 'sunk' })
  })

  it('another ship stops without damage', () => {
    const game = sea({ ships: { 'red-brig': 'k8 E', 'blue-line': 'k10 E' }, winds: storm('N') })
    nextRound(game, 'red-brig', 'blue-line')
    expect(game.ship('blue-line')).toMatchObject({ at: 'k11' })
    expect(game.ship('red-brig')).toMatchObject({ at: 'k10', hullDamage: 0 })
  })

  it('a ship in port neither drifts nor turns', () => {
    const board = { forts: [{ id: 'red-fort', team: 'red', at: 'k8' }] }
    const game = sea({ ships: { 'red-brig': 'l9 E' }, winds: storm('N'), board })
    nextRound(game, 'red-brig')
    expect(game.ship('red-brig')).toMatchObject({ at: 'l9', heading: 'E' })
  })

  it('allows only firing', () => {
    const game = sea({
      ships: { 'red-brig': 'k8 N', 'blue-brig': ['l8 N', { shotsLeft: 0 }] },
      wind: 'N storm',
      dice: [2],
    })
    expect(game.refusal({ kind: 'steer', ship: 'red-brig', turn: 'none' })).toBe('storm-no-sailing')
    expect(game.refusal({ kind: 'turn', ship: 'red-brig', heading: 'NE' })).toBe('storm-no-sailing')
    expect(game.offers({ kind: 'fire', ship: 'red-brig', target: 'blue-brig' })).toBe(true)
  })
})
