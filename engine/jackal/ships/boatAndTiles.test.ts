import { describe, expect, it } from 'vitest'
import { boating } from '../../testkit/boating.ts'
import type { IslandPlan } from '../../testkit/drawnIsland.ts'
import { TILE_KINDS, type TileKind } from '../data/tiles.ts'
import { keepsLoads } from '../tiles/index.ts'
import type { JackalRefusal } from '../types.ts'

const WITH_BOAT = { carry: 'boat' } as const
const ARCH = { variant: 'archipelago' } as const
const drawn = (kind: TileKind) => (kind.startsWith('arrow') || kind === 'cannon' ? `${kind}/S` : kind)

/** The fate of a boat whose bearer steps from d5 onto an open tile at e5, or why the bearer may not step there. */
type Fate = 'stays with him' | 'goes on' | 'afloat' | 'left behind' | 'lost' | JackalRefusal

/** Kinds of tiles on which a piece does not simply put the boat down. */
const FATES: Readonly<Partial<Record<TileKind, Fate>>> = {
  'arrow-1': 'goes on',
  'arrow-1d': 'goes on',
  'arrow-2': 'goes on',
  'arrow-2d': 'goes on',
  'arrow-3': 'goes on',
  'arrow-4': 'goes on',
  'arrow-4d': 'goes on',
  horse: 'goes on',
  ice: 'goes on',
  trampoline: 'goes on',
  crocodile: 'left behind',
  balloon: 'left behind',
  cannon: 'afloat',
  cannibal: 'lost',
  cave: 'cave-needs-exit',
  fort: 'no-loads-here',
  aborigine: 'no-loads-here',
  thicket: 'no-loads-here',
}

/** All kinds but ferries, which only a map places. */
const KINDS = TILE_KINDS.filter((kind) => kind !== 'ferry')

describe('the boat is carried like a coin onto every kind of tile (J-BOAT, J-GOLD)', () => {
  it.each(KINDS)('%s', (kind) => {
    const game = boating({ at: 'd5' }, { options: ARCH, pieces: { 'white-1': 'd5' } }, drawn(kind))
    const refusal = game.whyNot('white-1', 'e5', WITH_BOAT)
    if (refusal === null) game.go('white-1', 'e5', WITH_BOAT)
    while (game.state.decision?.kind === 'onward') game.kinds(game.moves()[0] ?? { kind: 'decline' })
    expect(refusal ?? fateIn(game)).toBe(FATES[kind] ?? 'stays with him')
  })

  function fateIn(game: ReturnType<typeof boating>): Fate {
    const { boat } = game
    if (!boat) return 'lost'
    if (boat.afloat) return 'afloat'
    if (boat.at === 'd5') return 'left behind'
    if (boat.at === 'e5') return 'stays with him'
    expect(game.at('white-1')).toBe(boat.at)
    return 'goes on'
  }
})

describe('the boat is launched from every tile of the beach on which it can lie (J-BOAT)', () => {
  const from = (kind: TileKind, more: IslandPlan = {}) =>
    boating({ at: 'e2' }, { at: 'e2', options: ARCH, pieces: { 'white-1': 'e2' }, ...more }, drawn(kind))

  it.each(KINDS.filter((kind) => keepsLoads(kind) && !['jungle', 'desert', 'swamp', 'mountain'].includes(kind)))(
    '%s',
    (kind) => {
      const game = from(kind)
      game.go('white-1', 'e1', WITH_BOAT)
      expect([game.at('white-1'), game.boat?.at, game.boat?.afloat]).toEqual(['e1', 'e1', true])
    },
  )

  it.each([
    ['jungle', 2],
    ['desert', 3],
    ['swamp', 4],
    ['mountain', 5],
  ] as const)('%s, from its last step, to which it is carried step by step', (kind, last) => {
    const at = (step: number) =>
      boating({ at: 'e2', step }, { at: 'e2', pieces: { 'white-1': { at: 'e2', step } } }, kind)
    const before = at(last - 1)
    expect(before.whyNot('white-1', 'e1', WITH_BOAT)).toBe('turntable-step-first')
    before.go('white-1', 'e2', WITH_BOAT)
    expect(before.boat).toEqual({ at: 'e2', afloat: false, step: last })
    const ready = at(last)
    ready.go('white-1', 'e1', WITH_BOAT)
    expect(ready.boat?.afloat).toBe(true)
  })

  it.each([
    ['trap', { trapped: true }],
    ['swamp', { step: 1 }],
  ] as const)('%s, straight out of it with a bottle (J-BOTTLE)', (kind, more) => {
    const lifeboat = { at: 'e2', ...('step' in more && more) }
    const plan = { at: 'e2', teams: { white: { bottles: 1 } }, pieces: { 'white-1': { at: 'e2', ...more } } }
    const game = boating(lifeboat, plan, kind)
    expect(game.whyNot('white-1', 'e1', WITH_BOAT)).not.toBeNull()
    game.go('white-1', 'e1', { ...WITH_BOAT, bottle: true })
    expect([game.boat?.at, game.team('white').bottles]).toEqual(['e1', 0])
  })
})

describe('the boat in hand (J-BOAT)', () => {
  it('is flown by the airplane to open tiles only', () => {
    const plan = { pieces: { 'white-1': 'e5' }, tiles: { k10: '?empty' } }
    const game = boating({ at: 'e5' }, plan, 'airplane')
    expect(game.whyNot('white-1', 'k10', WITH_BOAT)).toBe('closed-with-load')
    game.go('white-1', 'k9', WITH_BOAT)
    expect(game.boat).toEqual({ at: 'k9', afloat: false })
  })

  it('waits at the airplane until its bearer stays or flies on with it', () => {
    const arrived = () => {
      const game = boating({ at: 'd5' }, { pieces: { 'white-1': 'd5' } }, 'airplane')
      game.go('white-1', 'e5', WITH_BOAT)
      return game
    }
    const stays = arrived()
    stays.kinds({ kind: 'decline' })
    const flies = arrived()
    flies.go('white-1', 'k9')
    expect([stays.boat, flies.boat]).toEqual([
      { at: 'e5', afloat: false },
      { at: 'k9', afloat: false },
    ])
  })

  it('is left where the turn began by a piece that a cannon or an arrow sends aboard its own ship', () => {
    for (const tile of ['cannon/S', 'arrow-1/S']) {
      const game = boating({ at: 'g3' }, { at: 'g2', pieces: { 'white-1': 'g3' } }, tile)
      game.go('white-1', 'g2', WITH_BOAT)
      expect([game.at('white-1'), game.boat]).toEqual(['g1', { at: 'g3', afloat: false }])
    }
  })

  it('is not taken on foot onto an enemy ship, where a piece may die on purpose without it', () => {
    const game = boating({ at: 'b7' }, { pieces: { 'white-1': 'b7', 'red-1': 'a7' } })
    expect([game.whyNot('white-1', 'a7', WITH_BOAT), game.whyNot('white-1', 'a7')]).toEqual([
      'enemy-ship-with-load',
      null,
    ])
  })

  it('stays where the turn began when its bearer moves in a cycle', () => {
    const game = boating({ at: 'd5' }, { pieces: { 'white-1': 'd5' } }, '> <')
    game.go('white-1', 'e5', WITH_BOAT)
    expect([game.at('white-1'), game.boat]).toEqual(['dead', { at: 'd5', afloat: false }])
  })

  it('lies on the caramba tile when its bearer dies there by a polite answer', () => {
    const game = boating({ at: 'd5' }, { pieces: { 'white-1': 'd5', 'white-2': 'g1' } }, 'caramba')
    game.go('white-1', 'e5', WITH_BOAT)
    game.kinds({ kind: 'swear', loud: false })
    expect([game.at('white-1'), game.boat]).toEqual(['dead', { at: 'e5', afloat: false }])
  })

  it.each(['ben', 'missionary'])('is carried and launched by %s, a sailor that then rows on', (who) => {
    const sailor = who === 'ben' ? 'e2' : { at: 'e2', fighter: true }
    const game = boating({ at: 'e2' }, { pieces: { [who]: sailor, 'white-1': 'g1' } })
    game.go(who, 'e1', WITH_BOAT)
    expect(game.rows()).toEqual(['d1', 'f1'])
  })

  it('is found under its tile by a piece thrown there, and any piece may take it', () => {
    const game = boating(null, { pieces: { 'white-1': 'd5', 'red-1': 'g6' } }, '> ?lifeboat')
    game.go('white-1', 'e5')
    expect([game.at('white-1'), game.boat]).toEqual(['f5', { at: 'f5', afloat: false }])
  })
})
