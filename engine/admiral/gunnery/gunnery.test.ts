import { describe, expect, it } from 'vitest'
import { decline, fire, type Json, sea, steer } from '../../testkit/sea.ts'
import { HEADINGS } from '../geometry/headings.ts'

const unarmed = (place: string, more = {}) => [place, { shotsLeft: 0, ...more }] as const
/** Returns the faces that hit when a ship fires at one to its east. */
function faces(name: string, heading: string, distance: number, hullDamage = 0, captain?: string) {
  const at = `${'klmnopqrstu'[distance]}8`
  const crew = captain ? { captain, faceUp: true } : {}
  const game = sea({
    ships: { [`red-${name}`]: [`k8 ${heading}`, { hullDamage, ...crew }], 'blue-line': unarmed(`${at} N`) },
    options: { captains: captain ? 'all' : 'none' },
  })
  if (!game.offers({ kind: 'fire', ship: `red-${name}`, target: 'blue-line' })) return null
  return game.play(fire(`red-${name}`, 'blue-line')).find((event) => event.kind === 'shotsFired')?.faces
}

describe('A-FIRE: rays', () => {
  it.each(HEADINGS)('heading %s, guns bear along four rays: bow, stern and both sides', (heading) => {
    const round = ['k9', 'l9', 'l8', 'l7', 'k7', 'j7', 'j8', 'j9']
    const ships = Object.fromEntries(round.map((at, i) => [`blue-brig-${i}`, unarmed(`${at} N`)]))
    const game = sea({ ships: { 'red-line': `k8 ${heading}`, ...ships } })
    const bow = HEADINGS.indexOf(heading)
    const targets = round.map((_, i) => i).filter((i) => game.offers({ kind: 'fire', target: `blue-brig-${i}` }))
    expect(targets).toEqual([0, 2, 4, 6].map((side) => (bow + side) % 8).sort((a, b) => a - b))
  })

  it('off the eight rays no target can be hit', () => {
    const game = sea({ ships: { 'red-line': 'k8 N', 'blue-brig': unarmed('m9 N') } })
    expect(game.refusal(fire('red-line', 'blue-brig'))).toBe('no-guns-bear')
  })

  it.each([
    ['line', 6],
    ['galleon', 5],
    ['frigate', 5],
    ['brig', 4],
  ])('a %s reaches %i cells', (name, range) => {
    expect(faces(name, 'N', range)).not.toBeNull()
    expect(faces(name, 'N', range + 1)).toBeNull()
  })

  it.each([
    ['an island', { land: ['l8'] }, {}, false],
    ['a fort', { forts: [{ id: 'blue-fort', team: 'blue', at: 'l8' }] }, {}, false],
    ['an enemy ship', {}, { 'blue-brig': unarmed('l8 N') }, false],
    ['an own ship', {}, { 'red-brig': unarmed('l8 N') }, false],
    ['a reef', { reefs: ['l8'] }, {}, true],
  ])('%s between', (_what, board, ships, open) => {
    const game = sea({ ships: { 'red-line': 'k8 N', 'blue-line': unarmed('m8 N'), ...ships }, board })
    expect(game.offers({ kind: 'fire', ship: 'red-line', target: 'blue-line' })).toBe(open)
  })

  it('a fort fires along all eight rays with broadside faces', () => {
    const round = ['k10', 'm10', 'm8', 'm6', 'k6', 'i6', 'i8', 'i10']
    const ships = Object.fromEntries(round.map((at, i) => [`blue-brig-${i}`, unarmed(`${at} N`)]))
    const game = sea({ ships, board: { forts: [{ id: 'red-fort', team: 'red', at: 'k8' }] } })
    expect(round.every((_, i) => game.offers({ kind: 'fire', ship: 'red-fort', target: `blue-brig-${i}` }))).toBe(true)
    expect(game.play(fire('red-fort', 'blue-brig-3'))).toContainEqual(
      expect.objectContaining({ kind: 'shotsFired', faces: [1, 3, 5, 6] }),
    )
  })
})

describe('A-FIRE: what hits', () => {
  it.each([
    ['line', [0, 1, 2], [3, 4], [5, 6]],
    ['galleon', [0, 1], [2], [3]],
    ['frigate', [0, 1], [2], [3]],
    ['brig', [0], [1], [2]],
  ])('broadsides of a %s by its hull damage', (name, steady, shaken, crippled) => {
    for (const damage of steady) expect(faces(name, 'N', 4, damage)).toEqual([1, 3, 5])
    for (const damage of shaken) expect(faces(name, 'N', 4, damage)).toEqual([3, 5])
    for (const damage of crippled) expect(faces(name, 'N', 4, damage)).toEqual([5])
    for (const damage of crippled) expect(faces(name, 'N', 1, damage)).toEqual([4, 5, 6])
  })

  it.each([
    ['line', 3, 4],
    ['galleon', 2, 3],
    ['frigate', 2, 3],
    ['brig', 2, 3],
  ])('a %s adds 6 up to %i cells, not at %i', (name, middle, long) => {
    expect(faces(name, 'N', 1)).toEqual([1, 3, 4, 5, 6])
    expect(faces(name, 'N', middle)).toEqual([1, 3, 5, 6])
    expect(faces(name, 'N', long)).toEqual([1, 3, 5])
  })

  it.each(['E', 'W'])('bow and stern guns (heading %s) hit on 5, whatever the hull', (heading) => {
    expect([1, 2, 3, 4].map((distance) => faces('line', heading, distance, 6))).toEqual([
      [4, 5, 6],
      [5, 6],
      [5, 6],
      [5],
    ])
  })

  it('Target adds 2 to all guns, and then no point-blank shot can miss: no die is thrown', () => {
    expect(faces('galleon', 'N', 4, 0, 'target')).toEqual([1, 2, 3, 5])
    expect(faces('galleon', 'E', 4, 0, 'target')).toEqual([2, 5])
    const game = sea({
      ships: { 'red-galleon': ['k8 N', { captain: 'target' }], 'blue-line': unarmed('l8 N') },
      dice: [2],
    })
    expect(game.play(fire('red-galleon', 'blue-line', { captain: true }))).toContainEqual(
      expect.objectContaining({ kind: 'shotsFired', die: null, hit: true }),
    )
    expect(game.state.dice).toEqual([2])
  })

  it('every listed shot has its chance as a hint', () => {
    const game = sea({ ships: { 'red-frigate': 'k8 N', 'blue-line': unarmed('l8 N') } })
    expect(game.moves().find((move) => move.kind === 'fire')).toMatchObject({ hint: { hitChance: 5 / 6 } })
  })
})

describe('A-FIRE: shots', () => {
  it('of bow and stern are one a round together, and use one of the ship’s', () => {
    const ships = {
      'red-line': 'k8 E',
      'blue-brig': unarmed('m8 N'),
      'blue-brig-2': unarmed('i8 N'),
      'blue-galleon': unarmed('k10 N'),
    }
    const game = sea({ ships, dice: [1] })
    expect(game.refusal(fire('red-line', 'blue-brig', { shots: 2 }))).toBe('chaser-fires-once')
    game.play(fire('red-line', 'blue-brig'))
    expect(game.ship('red-line')).toMatchObject({ shotsLeft: 2, chaserUsed: true })
    expect(game.refusal(fire('red-line', 'blue-brig-2'))).toBe('chaser-fires-once')
    expect(game.offers(fire('red-line', 'blue-galleon', { shots: 2 }))).toBe(true)
  })

  it('before the move or after it; firing ends a move under way', () => {
    const game = sea({ ships: { 'red-line': 'k8 N', 'blue-brig': unarmed('l9 N') }, dice: [2, 2] })
    game.play(steer('red-line'))
    game.play(fire('red-line', 'blue-brig'))
    expect(game.refusal(steer('red-line'))).toBe('move-is-over')
    expect(game.offers(fire('red-line', 'blue-brig', { shots: 2 }))).toBe(true)
  })

  it('at sails tear them and spare the hull; forts have none', () => {
    const board = { forts: [{ id: 'blue-fort', team: 'blue', at: 'j8', shotsLeft: 0 }] }
    const game = sea({ ships: { 'red-line': 'k8 N', 'blue-brig': unarmed('l8 N') }, board, dice: [5] })
    expect(game.refusal(fire('red-line', 'blue-fort', { aim: 'sails' }))).toBe('forts-have-no-sails')
    game.play(fire('red-line', 'blue-brig', { aim: 'sails' }))
    expect(game.ship('blue-brig')).toMatchObject({ hullDamage: 0, sailDamage: 1 })
  })

  it.each([
    ['line', 7],
    ['galleon', 4],
    ['frigate', 4],
    ['brig', 3],
  ])('sink a %s at %i damages', (name, hull) => {
    const blue = `blue-${name}`
    const game = sea({ ships: { 'red-line': 'k8 N', [blue]: unarmed('l8 N', { hullDamage: hull - 2 }) }, dice: [5, 5] })
    game.play(fire('red-line', blue))
    expect(game.ship(blue)).toMatchObject({ hullDamage: hull - 1 })
    expect(game.kinds(fire('red-line', blue))).toContain('shipSunk')
    expect(game.ship(blue)).toMatchObject({ at: 'sunk', captain: null })
  })

  it('silence a fort, which then is no target', () => {
    const board = { forts: [{ id: 'blue-fort', team: 'blue', at: 'l8', hullDamage: 2, shotsLeft: 0 }] }
    const game = sea({ ships: { 'red-line': 'k8 N' }, board, dice: [5] })
    expect(game.kinds(fire('red-line', 'blue-fort'))).toContain('fortSilenced')
    expect(game.refusal(fire('red-line', 'blue-fort'))).toBe('out-of-play')
  })
})

describe('A-FIRE: critical hits', () => {
  const duel = (dice: readonly number[], more = {}) =>
    sea({ ships: { 'red-frigate': ['k8 N', more], 'blue-line': unarmed('l8 N') }, dice })

  it('the last shot that hits throws again, and a 6 sinks', () => {
    const game = duel([5, 6])
    expect(game.kinds(fire('red-frigate', 'blue-line'))).toEqual(
      expect.arrayContaining(['criticalRolled', 'hullDamaged', 'shipSunk']),
    )
  })

  it('or takes all the sails', () => {
    const game = duel([5, 6])
    game.play(fire('red-frigate', 'blue-line', { aim: 'sails' }))
    expect(game.ship('blue-line')).toMatchObject({ at: 'l8', sailDamage: 4, hullDamage: 0 })
  })

  it('any other face has no further effect', () => {
    const game = duel([5, 5])
    game.play(fire('red-frigate', 'blue-line'))
    expect(game.ship('blue-line')).toMatchObject({ hullDamage: 1 })
  })

  it('only with the last shot', () => {
    const game = sea({ ships: { 'red-line': 'k8 N', 'blue-line': unarmed('l8 N') }, dice: [5, 5, 5, 6] })
    expect(game.kinds(fire('red-line', 'blue-line'))).not.toContain('criticalRolled')
    expect(game.kinds(fire('red-line', 'blue-line'))).not.toContain('criticalRolled')
    expect(game.kinds(fire('red-line', 'blue-line'))).toContain('criticalRolled')
    expect(game.ship('blue-line').at).toBe('sunk')
  })
})

describe('A-FIRE: salvos', () => {
  const squadron = (dice: readonly number[], more = {}) =>
    sea({
      ships: {
        'red-galleon': 'k8 N',
        'red-line': ['m8 N', { done: true, ...more }],
        'red-brig': 'l9 N',
        'blue-line': unarmed('l8 N'),
      },
      dice,
    })
  const salvo = (...parts: readonly (readonly [string, number])[]) => ({
    kind: 'salvo',
    with: parts.map(([ship, shots]) => ({ ship, shots })),
    target: 'blue-line',
  })

  it('of one ship hits or misses with all its shots', () => {
    const hit = squadron([5, 1])
    hit.play(fire('red-galleon', 'blue-line', { shots: 2 }))
    expect(hit.ship('blue-line')).toMatchObject({ hullDamage: 2 })
    const miss = squadron([2])
    miss.play(fire('red-galleon', 'blue-line', { shots: 2 }))
    expect(miss.ship('blue-line')).toMatchObject({ hullDamage: 0 })
  })

  it('of several ships is one die, by the worst of the shots; other ships may be done already', () => {
    const game = squadron([3], { hullDamage: 5 })
    const fired = game.play(salvo(['red-galleon', 2], ['red-line', 2])).find((event) => event.kind === 'shotsFired')
    expect(fired).toMatchObject({ faces: [4, 5, 6], die: 3, hit: false })
    expect(game.ship('red-line')).toMatchObject({ shotsLeft: 1 })
    expect(game.state.activation).toMatchObject({ ship: 'red-galleon' })
  })

  it('with a stern shot is read by that shot if it has the fewest faces', () => {
    const game = squadron([3])
    const fired = game.play(salvo(['red-galleon', 1], ['red-brig', 1])).find((event) => event.kind === 'shotsFired')
    expect(fired).toMatchObject({ faces: [4, 5, 6], hit: false })
  })

  it('is read by a broadside if that has fewer faces than a stern shot, in any order', () => {
    const ships = { 'red-brig': 'l9 N', 'red-line': ['p8 N', { hullDamage: 5 }], 'blue-line': unarmed('l8 N') } as const
    const faces = (move: Json) =>
      sea({ ships, dice: [1] })
        .play(move)
        .find((event) => event.kind === 'shotsFired')?.faces
    expect(faces(fire('red-line', 'blue-line'))).toEqual([5])
    expect(faces(salvo(['red-line', 1], ['red-brig', 1]))).toEqual([5])
    expect(faces(salvo(['red-brig', 1], ['red-line', 1]))).toEqual([5])
  })

  it('is critical only if all ships used up their shots', () => {
    expect(squadron([5, 6]).kinds(salvo(['red-galleon', 2], ['red-line', 2]))).not.toContain('criticalRolled')
    expect(squadron([5, 6]).kinds(salvo(['red-galleon', 2], ['red-line', 3]))).toContain('criticalRolled')
  })

  it('does not use Target unless every shot has it', () => {
    const target = { captain: 'target', faceUp: true }
    const mixed = squadron([2], target).play(salvo(['red-galleon', 1], ['red-line', 1]))
    expect(mixed.find((event) => event.kind === 'shotsFired')).toMatchObject({ faces: [1, 3, 4, 5, 6] })
  })

  it.each([
    ['a ship named twice', salvo(['red-galleon', 1], ['red-galleon', 1]), 'salvo-names-twice'],
    ['more shots than there are', salvo(['red-galleon', 1], ['red-line', 4]), 'no-shots-left'],
    ['no shots', salvo(['red-galleon', 1], ['red-line', 0]), 'no-shots-left'],
    ['two stern shots', salvo(['red-galleon', 1], ['red-brig', 2]), 'no-shots-left'],
    ['a ship of the enemy', salvo(['red-galleon', 1], ['blue-far', 1]), 'salvo-not-your-ship'],
    ['a ship that does not bear', salvo(['red-galleon', 1], ['red-far', 1]), 'no-shots-left'],
    ['nobody', salvo(), 'no-such-unit'],
    ['a first ship that is done', salvo(['red-line', 1], ['red-galleon', 1]), 'already-done'],
  ])('is refused with %s', (_what, move, refusal) => {
    expect(squadron([]).refusal(move)).toBe(refusal)
  })
})

describe('A-REPLY', () => {
  const duel = (dice: readonly number[], red = {}, blue = {}) =>
    sea({ ships: { 'red-line': ['k8 N', red], 'blue-line': ['m8 N', blue] }, dice })

  it('is offered after the attack is settled, and stands until declined or the shots are gone', () => {
    const game = duel([2, 2, 2])
    game.play(fire('red-line', 'blue-line'))
    expect(game.position()).toMatchObject({ offer: { to: 'blue', kind: 'answer' } })
    expect(game.moves().map((move) => move.kind)).toEqual([...Array(6).fill('fire'), 'decline'])
    game.play(fire('blue-line', 'red-line'))
    game.play(fire('blue-line', 'red-line'))
    expect(game.actor).toBe('blue')
    game.play(decline)
    expect(game.actor).toBe('red')
    expect(game.ship('blue-line')).toMatchObject({ shotsLeft: 1 })
  })

  it('is not answered itself', () => {
    const game = duel([2, 2], {}, { shotsLeft: 1 })
    game.play(fire('red-line', 'blue-line'))
    game.play(fire('blue-line', 'red-line'))
    expect(game.actor).toBe('red')
  })

  it('is not for sunk ships, nor for ships whose guns do not bear or that have no shots', () => {
    const sunk = duel([5], {}, { hullDamage: 6 })
    sunk.play(fire('red-line', 'blue-line'))
    expect(sunk.actor).toBe('red')
    const blind = sea({ ships: { 'red-line': 'k8 N', 'blue-line': 'm8 NE' }, dice: [2] })
    blind.play(fire('red-line', 'blue-line'))
    expect(blind.actor).toBe('red')
  })

  it('by bow guns is one shot', () => {
    const game = sea({ ships: { 'red-line': 'k8 N', 'blue-line': 'm8 W' }, dice: [2, 2] })
    game.play(fire('red-line', 'blue-line'))
    expect(game.moves().filter((move) => move.kind === 'fire' && move.aim === 'hull')).toHaveLength(1)
    game.play(fire('blue-line', 'red-line'))
    expect(game.actor).toBe('red')
  })

  it('may be fired at any ship of a salvo', () => {
    const ships = { 'red-galleon': 'k8 N', 'red-line': 'm8 N', 'blue-line': 'l8 N' }
    const game = sea({ ships, dice: [2] })
    const by = [
      { ship: 'red-galleon', shots: 1 },
      { ship: 'red-line', shots: 1 },
    ]
    game.play({ kind: 'salvo', with: by, target: 'blue-line' })
    expect(game.offers(fire('blue-line', 'red-galleon'))).toBe(true)
    expect(game.offers(fire('blue-line', 'red-line'))).toBe(true)
  })

  it('may sink the attacker, and then its activation is over', () => {
    const game = duel([2, 5], { hullDamage: 6 })
    game.play(fire('red-line', 'blue-line'))
    game.play(fire('blue-line', 'red-line'))
    expect(game.actor).toBe('red')
    expect(game.ship('red-line').at).toBe('sunk')
  })

  it.each([
    ['never', 'red', { shotsLeft: 3 }, { hullDamage: 0, sailDamage: 0 }],
    ['hull', 'red', { shotsLeft: 0 }, { hullDamage: 3, sailDamage: 0 }],
    ['sails', 'red', { shotsLeft: 0 }, { hullDamage: 0, sailDamage: 3 }],
  ])('autoReply %s answers without asking', (autoReply, actor, blue, red) => {
    const ships = { 'red-line': 'k8 N', 'blue-line': 'm8 N' }
    const game = sea({ ships, options: { autoReply: { blue: autoReply } }, dice: [2, 5, 5, 5, 1] })
    game.play(fire('red-line', 'blue-line'))
    expect(game.actor).toBe(actor)
    expect(game.ship('blue-line')).toMatchObject(blue)
    expect(game.ship('red-line')).toMatchObject(red)
  })
})
