import { describe, expect, it } from 'vitest'
import { fire, type Json, sea } from '../../testkit/sea.ts'

/** Returns red ships around a blue line at l8 that cannot answer. */
const about = (ships: Readonly<Record<string, string | readonly [string, Json]>>, more: Json = {}) =>
  sea({ ships: { ...ships, 'blue-line': ['l8 N', { shotsLeft: 0 }] }, ...more })
const salvo = (by: Readonly<Record<string, number>>, more: Json = {}) => ({
  kind: 'salvo',
  with: Object.entries(by).map(([ship, shots]) => ({ ship, shots })),
  target: 'blue-line',
  ...more,
})
/** Returns the faces by which a salvo is read. */
const facesOf = (game: ReturnType<typeof sea>, move: Json) =>
  game.play(move).find((event) => event.kind === 'shotsFired')?.faces

describe('A-FIRE: a salvo is read by the shot with the fewest faces that hit, whatever the gun', () => {
  /** Four points of damage leave a galleon only the 5 at long range. */
  const CRIPPLED = ['g8 N', { hullDamage: 3 }] as const

  it('a bow shot point-blank does not improve a crippled broadside', () => {
    const ships = { 'red-brig': 'l9 S', 'red-galleon': CRIPPLED } as const
    const game = about(ships, { dice: [4] })
    expect(facesOf(game, salvo({ 'red-brig': 1, 'red-galleon': 2 }))).toEqual([5])
    expect(game.ship('blue-line')).toMatchObject({ hullDamage: 0 })
    const hit = about(ships, { dice: [5, 1] })
    hit.play(salvo({ 'red-brig': 1, 'red-galleon': 2 }))
    expect(hit.ship('blue-line')).toMatchObject({ hullDamage: 3 })
  })

  it('nor does one that joins it, named second', () => {
    const game = about({ 'red-brig': 'l9 S', 'red-galleon': CRIPPLED })
    expect(facesOf(game, salvo({ 'red-galleon': 1, 'red-brig': 1 }))).toEqual([5])
  })

  it('a broadside point-blank does not improve a bow shot', () => {
    const game = about({ 'red-brig': 'l9 S', 'red-galleon': 'k8 N' })
    expect(facesOf(game, salvo({ 'red-galleon': 2, 'red-brig': 1 }))).toEqual([4, 5, 6])
  })

  it('a far broadside does not improve a near one, nor the other way round', () => {
    const near = about({ 'red-frigate': 'k8 N', 'red-galleon': 'p8 N' })
    expect(facesOf(near, salvo({ 'red-frigate': 1, 'red-galleon': 1 }))).toEqual([1, 3, 5])
  })

  it.each([
    ['red-frigate', 'red-brig', [5, 6]],
    ['red-brig', 'red-frigate', [3, 5]],
  ])('with equally many faces, by the shot of the ship named first: %s', (first, second, faces) => {
    // The frigate's bow shot at middle range hits on 5 and 6, the shaken brig's broadside at long range on 3 and 5.
    const game = about({ 'red-frigate': 'l10 S', 'red-brig': ['p8 N', { hullDamage: 1 }] })
    expect(facesOf(game, salvo({ [first]: 1, [second]: 1 }))).toEqual(faces)
  })

  it('of a fort, too', () => {
    const board = { forts: [{ id: 'red-fort', team: 'red', at: 'l14', hullDamage: 2 }] }
    const game = about({ 'red-galleon': 'k8 N' }, { board })
    expect(facesOf(game, salvo({ 'red-galleon': 2, 'red-fort': 1 }))).toEqual([5])
  })

  it('by the ships that are left when it is rolled', () => {
    const ships = {
      'red-galleon': 'k8 N',
      'red-brig': ['l11 S', { hullDamage: 2 }],
      'blue-line': ['l8 N', { captain: 'swift' }],
    } as const
    const game = sea({ ships, options: { captains: 'all' }, dice: [5, 1] })
    game.play(salvo({ 'red-galleon': 1, 'red-brig': 1 }))
    game.play(fire('blue-line', 'red-brig'))
    const rolled = game.play({ kind: 'decline' })
    expect(rolled.find((event) => event.kind === 'shotsFired')).toMatchObject({ faces: [1, 3, 4, 5, 6] })
  })
})

describe('A-FIRE: Target in a salvo', () => {
  const options = { captains: 'all' }
  const target = { captain: 'target' }

  it('of one ship adds the 2 if it is declared', () => {
    const ships = { 'red-galleon': ['p8 N', target] } as const
    expect(facesOf(about(ships, { options }), salvo({ 'red-galleon': 2 }))).toEqual([1, 3, 5])
    expect(facesOf(about(ships, { options }), salvo({ 'red-galleon': 2 }, { captain: true }))).toEqual([1, 2, 3, 5])
  })

  it('of several adds nothing, even if it is declared', () => {
    const ships = { 'red-galleon': ['p8 N', target], 'red-line': 'g8 N' } as const
    const game = about(ships, { options, dice: [2] })
    expect(facesOf(game, salvo({ 'red-galleon': 2, 'red-line': 3 }, { captain: true }))).toEqual([1, 3, 5])
    expect(game.ship('blue-line')).toMatchObject({ hullDamage: 0 })
  })

  it.each(['rapid', 'berserk'])('%s is of no use', (captain) => {
    const game = about({ 'red-galleon': ['k8 N', { captain }] }, { options })
    expect(game.refusal(salvo({ 'red-galleon': 1 }, { captain: true }))).toBe('captain-of-no-use')
  })
})
