import { Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { parseCell, printCell } from '../../engine/admiral/cells.ts'
import { evolve } from '../../engine/admiral/evolve.ts'
import { HEADINGS, type Heading } from '../../engine/admiral/geometry/headings.ts'
import { admiral } from '../../engine/admiral/rules.ts'
import type { AdmiralEvent, AdmiralMove, AdmiralState, Broadside, Cell, Rudder } from '../../engine/admiral/types.ts'
import { playMove } from '../../engine/kernel/play.ts'
import { openStream } from '../../engine/kernel/rng.ts'
import { SHIP_MEASURES } from '../../models/admiral/measures.ts'
import { battle } from '../gallery/admiralBoard.ts'
import { type Cue, foldTime, lengthOf, type MotionCue } from '../playback/cue.ts'
import { Playback } from '../playback/playback.ts'
import { type Pose, poseAt } from '../playback/poses.ts'
import { cellPoint, headingYaw, sailsTarget, shipTarget, WATER } from './anchors.ts'
import { faceUp } from './cues/dice.ts'
import { portsFired } from './cues/volleys.ts'
import { heelInTurn } from './cues/voyage.ts'
import { patchesOf, turned } from './cues/weather.ts'
import { admiralCues } from './cues.ts'
import { homesOf } from './layout.ts'

const at = (name: string): Cell => parseCell(name) ?? -1

function cuesFor(before: AdmiralState, event: AdmiralEvent): readonly Cue[] {
  const cue = admiralCues[event.kind] as (event: AdmiralEvent, scene: object) => readonly Cue[] // the entry of its kind
  return cue(event, { before, after: evolve(before, event) })
}

const effects = (cues: readonly Cue[], name: string) =>
  cues.flatMap((cue) => (cue.kind === 'effect' && cue.name === name ? [cue] : []))
const motions = (cues: readonly Cue[], target: RegExp): readonly MotionCue[] =>
  cues.flatMap((cue) => (cue.kind === 'motion' && target.test(cue.target) ? [cue] : []))
const balls = (cues: readonly Cue[]) => motions(cues, /^ball\//).filter((cue) => cue.lasts > 0)

function tableWith(state: AdmiralState): Playback<AdmiralState, AdmiralEvent> {
  const playback = new Playback<AdmiralState, AdmiralEvent>(
    () => {},
    (error) => {
      throw error
    },
  )
  playback.attach({ evolve, cues: admiralCues, homes: homesOf })
  playback.load(state)
  return playback
}

/** The pose of a thing after so many milliseconds of an event. */
function poseAfter(state: AdmiralState, event: AdmiralEvent, target: string, ms: number): Readonly<Pose> {
  const playback = tableWith(state)
  playback.enqueue([event])
  playback.tick(ms)
  return playback.poses.get(target) ?? poseAt(0, 0, 0)
}

describe('the worked example of the rules: a brig at k5 that heads north, the wind blows west', () => {
  const begin = () => battle({ ships: ['brig red k5 N', 'line blue x16 N'], wind: 'W fresh' })
  const BRIG = 'red-brig-0'

  /** Every place and turn of the brig while the engine's own events of some orders are shown, every 5 ms. */
  function sailed(rudders: readonly Rudder[]): readonly Readonly<Pose>[] {
    const playback = tableWith(begin())
    let state = begin()
    for (const turn of rudders) {
      const move: AdmiralMove = { kind: 'steer', ship: BRIG, turn }
      const played = playMove(admiral, state, 'red', move, openStream(1, 'play'))
      state = played.state
      playback.enqueue(played.events)
    }
    const places: Pose[] = []
    while (!playback.isIdle) {
      places.push({ ...(playback.poses.get(shipTarget(BRIG)) ?? poseAt(0, 0, 0)) })
      playback.tick(5)
    }
    places.push({ ...(playback.poses.get(shipTarget(BRIG)) ?? poseAt(0, 0, 0)) })
    return places
  }

  const heading = (yaw: number): Heading | null =>
    HEADINGS.find((one) => Math.abs(Math.sin((yaw - headingYaw(one)) / 2)) < 0.03) ?? null

  /** The middles of cells that she comes to, in order, with her heading at each. */
  function middles(places: readonly Readonly<Pose>[]): readonly string[] {
    const { board } = begin()
    const cells = 'k5 k6 k7 j5 j6 j7 i5 i6 i7 i8 h5 h6 h7 h8 g5 g6 g7 g8'.split(' ').map(at)
    const passed = places.flatMap(({ x, z, yaw }) => {
      const here = cells.find((cell) => Math.hypot(cellPoint(board, cell).x - x, cellPoint(board, cell).z - z) < 0.02)
      return here === undefined ? [] : [`${printCell(here)} ${heading(yaw)}`]
    })
    return passed.filter((one, i) => one !== passed[i - 1] && !one.endsWith('null'))
  }

  it('left, left, ahead, ahead: north-west, then west, and two cells on', () => {
    expect(middles(sailed(['left', 'left', 'none', 'none']))).toEqual([
      'k5 N',
      'k6 NW',
      'j6 NW',
      'i7 W',
      'h7 W',
      'g7 W',
    ])
  })

  it('left, left, left: the last of them one cell west and one south, heading south-west', () => {
    expect(middles(sailed(['left', 'left', 'left']))).toEqual(['k5 N', 'k6 NW', 'j6 NW', 'i7 W', 'h7 SW', 'h6 SW'])
  })

  it('is sailed without a jerk: never more than a hundredth of a cell in a millisecond, or a leap in heading', () => {
    const places = sailed(['left', 'left', 'none', 'none'])
    for (const [i, here] of places.entries()) {
      const next = places[i + 1] ?? here
      expect(Math.hypot(next.x - here.x, next.z - here.z)).toBeLessThan(0.05)
      expect(Math.abs(Math.sin((next.yaw - here.yaw) / 2))).toBeLessThan(0.02)
    }
  })
})

const moved = (path: readonly string[], fromHeading: Heading, heading: Heading, turn: Rudder): AdmiralEvent => ({
  kind: 'shipMoved',
  ship: 'red-brig-0',
  from: at('k5'),
  to: at(path.at(-1) ?? 'k5'),
  path: path.map(at),
  fromHeading,
  heading,
  turn,
  left: 2,
  calm: false,
})

describe('sailing', () => {
  const begin = () => battle({ ships: ['brig red k5 N', 'line blue x16 N'], wind: 'W fresh' })
  const hull = shipTarget('red-brig-0')

  it('takes 420 ms for a cell and 600 for one in which she turns; the yards follow 120 ms late', () => {
    const sails = (event: AdmiralEvent) => motions(cuesFor(begin(), event), /^ship/)[0]?.lasts
    expect(sails(moved(['k6'], 'N', 'N', 'none'))).toBe(420)
    expect(sails(moved(['k6', 'j6'], 'N', 'NW', 'left'))).toBe(1020)
    const cues = cuesFor(begin(), moved(['k6', 'j6'], 'N', 'NW', 'left'))
    expect(lengthOf(cues)).toBe(1140)
    const brace = (ms: number) =>
      poseAfter(begin(), moved(['k6', 'j6'], 'N', 'NW', 'left'), sailsTarget('red-brig-0'), ms).yaw
    expect(brace(119)).toBeCloseTo(brace(1))
    expect(brace(719)).not.toBeCloseTo(brace(400), 2)
    expect(brace(721)).toBeCloseTo(brace(1130))
  })

  it('heels outward by eleven degrees at the half of a turn, and once back over the upright', () => {
    const toPort = poseAfter(begin(), moved(['k6', 'j6'], 'N', 'NW', 'left'), hull, 300)
    const toStarboard = poseAfter(begin(), moved(['k6', 'l6'], 'N', 'NE', 'right'), hull, 300)
    expect(toPort.tiltZ).toBeLessThan(-0.15)
    expect(toStarboard.tiltZ).toBeGreaterThan(0.15)
    expect(heelInTurn(0.5)).toBeCloseTo((11 * Math.PI) / 180, 1)
    const lowest = Math.min(...Array.from({ length: 101 }, (_, i) => heelInTurn(i / 100)))
    expect(lowest).toBeCloseTo(-0.2 * heelInTurn(0.5), 2)
    expect(heelInTurn(1)).toBeCloseTo(0)
  })

  it('turns on the spot in 600 ms for every 45°, the shorter way', () => {
    const event: AdmiralEvent = { kind: 'shipTurned', ship: 'red-brig-0', from: 'N', to: 'W' }
    expect(motions(cuesFor(begin(), event), /^ship/)[0]?.lasts).toBe(1200)
    expect(poseAfter(begin(), event, hull, 600).yaw).toBeCloseTo(Math.PI / 4)
  })

  it('leaves a wake behind on the water', () => {
    const wakes = effects(cuesFor(begin(), moved(['k6', 'j6'], 'N', 'NW', 'left')), 'wake')
    expect(wakes.length).toBeGreaterThan(2)
    for (const wake of wakes) expect(wake.from.y).toBe(WATER)
  })
})

function melee(): AdmiralState {
  return battle({
    forts: { n9: ['red'], d4: ['blue', 3] },
    ships: [
      ['line blue l6 E', { captain: 'target' }],
      ['galleon red l3 W', { captain: 'berserk', hullDamage: 1, gold: 2 }],
      'brig gold m3 W',
      ['frigate blue n5 N', { sailDamage: 2 }],
      ['frigate green j6 N', { gold: 1 }],
    ],
    teams: ['red', 'blue', 'gold', 'green'],
    wind: 'E fresh',
  })
}
const LINE = 'blue-line-0'
const GALLEON = 'red-galleon-1'

type Shots = Extract<AdmiralEvent, { kind: 'shotsFired' }>
const part = (ship: string, from: string, shots: number, guns: Broadside['guns'] = 'broadside'): Broadside => ({
  ship,
  shots,
  guns,
  from: at(from),
  distance: 3,
})
const shots = (change: Partial<Shots> = {}): Shots => ({
  kind: 'shotsFired',
  by: [part(LINE, 'l6', 3)],
  target: GALLEON,
  at: at('l3'),
  aim: 'hull',
  occasion: 'turn',
  faces: [1, 3, 5, 6],
  die: 3,
  hit: true,
  reveals: true,
  ...change,
})

describe('gunnery', () => {
  it('sends one ball for each shot, from the side that faces the target', () => {
    const flying = balls(cuesFor(melee(), shots()))
    expect(flying).toHaveLength(3)
    const { z } = cellPoint(melee().board, at('l6'))
    for (const flash of effects(cuesFor(melee(), shots()), 'flash').filter((one) => one.at < 900 && one.size < 0.7))
      expect(flash.from.z).toBeGreaterThan(z)
  })

  it('fires from bow to stern, gun after gun', () => {
    const flashes = effects(cuesFor(melee(), shots()), 'flash').filter((one) => one.size < 0.7)
    const [bow, stern] = [flashes[0], flashes.at(-1)]
    expect(bow && stern && bow.from.x > stern.from.x && bow.at < stern.at).toBe(true)
    const columns = [...new Set(flashes.map((one) => one.from.x.toFixed(3)))]
    expect((stern?.at ?? 0) - (bow?.at ?? 0)).toBeGreaterThanOrEqual(70 * (columns.length - 1))
  })

  it('gives every shot of a round its own share of the ports', () => {
    expect(portsFired(6, 3, 3, 1)).toEqual([0, 1])
    expect(portsFired(6, 3, 2, 1)).toEqual([2, 3])
    expect(portsFired(6, 3, 1, 1)).toEqual([4, 5])
    expect(portsFired(7, 3, 3, 3)).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  it('fires one gun over the bow or the stern', () => {
    const chaser = shots({ by: [part('gold-brig-2', 'm3', 1, 'bow')], target: GALLEON })
    const cues = cuesFor(melee(), chaser)
    expect(balls(cues)).toHaveLength(1)
    expect(effects(cues, 'gunsmoke')).toHaveLength(1)
  })

  it('lets the ships of a salvo fire one after the other', () => {
    const cues = cuesFor(melee(), shots({ by: [part(LINE, 'l6', 2), part('blue-frigate-3', 'n5', 1)] }))
    const [line, , frigate] = balls(cues)
    expect(frigate && line && frigate.at > line.at).toBe(true)
    expect(motions(cues, /^ship\/blue/).map((cue) => cue.target)).toEqual(
      expect.arrayContaining([shipTarget(LINE), shipTarget('blue-frigate-3')]),
    )
  })

  it('fires from forts too', () => {
    const cues = cuesFor(melee(), shots({ by: [part('fort-n9', 'n9', 2)] }))
    expect(balls(cues)).toHaveLength(2)
    expect(effects(cues, 'gunsmoke').length).toBeGreaterThan(0)
  })

  it('flies a ball 500 ms and 90 ms a cell', () => {
    const [flight] = balls(cuesFor(melee(), shots({ hit: false, die: 2 })))
    expect(flight?.lasts).toBeGreaterThan(500 + 90 * 1.5)
    expect(flight?.lasts).toBeLessThan(500 + 90 * 4)
  })

  it('strikes the hull with splinters, the sails with scraps, the sea with columns', () => {
    const [hull, sails, sea] = [
      cuesFor(melee(), shots()),
      cuesFor(melee(), shots({ aim: 'sails' })),
      cuesFor(melee(), shots({ hit: false, die: 2 })),
    ]
    const seen = (cues: readonly Cue[]) => ['splinters', 'scraps', 'column'].map((name) => effects(cues, name).length)
    expect([seen(hull), seen(sails), seen(sea)]).toEqual([
      [3, 0, 0],
      [0, 3, 0],
      [0, 0, 3],
    ])
  })

  it('misses the ship: every column stands beside her', () => {
    const { x, z } = cellPoint(melee().board, at('l3'))
    const columns = effects(cuesFor(melee(), shots({ hit: false, die: 2 })), 'column')
    expect(columns).not.toEqual([])
    for (const { to } of columns) expect(Math.hypot(to.x - x, to.z - z)).toBeGreaterThan(0.45)
  })

  it('throws a die that rests with its face up before the first ball strikes; none where all six faces hit', () => {
    const cues = cuesFor(melee(), shots())
    const [roll, rest] = motions(cues, /^die\/0/)
    expect(roll && rest && rest.at <= foldTime(cues)).toBe(true)
    expect(motions(cuesFor(melee(), shots({ die: null, faces: [1, 2, 3, 4, 5, 6] })), /^die/)).toEqual([])
  })

  it('lets smoke and scraps go with the wind', () => {
    for (const name of ['gunsmoke', 'scraps']) {
      const blown = effects(cuesFor(melee(), shots({ aim: 'sails' })), name)
      expect(blown).not.toEqual([])
      for (const { from, to } of blown) expect(to.x - from.x).toBeGreaterThan(0.3)
    }
  })

  it.each([
    [1, [0, 1, 0]],
    [2, [1, 0, 0]],
    [3, [0, 0, 1]],
    [4, [0, 0, -1]],
    [5, [-1, 0, 0]],
    [6, [0, -1, 0]],
  ] as const)('turns face %i of a die up', (face, side) => {
    const up = new Vector3(...side).applyQuaternion(faceUp(face, 0.7))
    expect(up.y).toBeCloseTo(1)
  })
})

describe('damage', () => {
  it('shows one sign for each point', () => {
    const hull = cuesFor(melee(), { kind: 'hullDamaged', unit: GALLEON, damage: 2, cause: 'shot' })
    const sails = cuesFor(melee(), { kind: 'sailsDamaged', ship: GALLEON, damage: 3, cause: 'shot' })
    expect(effects(hull, 'hullLost')).toHaveLength(2)
    expect(effects(sails, 'sailLost')).toHaveLength(3)
  })

  it('shows the skull only for a critical roll, on a second die', () => {
    const roll = (die: number): AdmiralEvent => ({
      kind: 'criticalRolled',
      by: LINE,
      target: GALLEON,
      aim: 'hull',
      die,
      critical: die === 6,
      reveals: true,
    })
    expect(effects(cuesFor(melee(), roll(6)), 'doom')).toHaveLength(1)
    expect(effects(cuesFor(melee(), roll(4)), 'doom')).toHaveLength(0)
    expect(motions(cuesFor(melee(), roll(4)), /^die\//)[0]?.target).toBe('die/1')
  })

  it('sinks a ship by the stern in 2200 ms and leaves three barrels', () => {
    const event: AdmiralEvent = { kind: 'shipSunk', ship: GALLEON, at: at('l3'), cause: 'shot' }
    const cues = cuesFor(melee(), event)
    expect(motions(cues, /^ship/)[0]?.lasts).toBe(2200)
    expect(new Set(motions(cues, /^barrel/).map((cue) => cue.target)).size).toBe(3)
    const listing = poseAfter(melee(), event, shipTarget(GALLEON), 690)
    expect(Math.hypot(listing.tiltX, listing.tiltZ)).toBeCloseTo((25 * Math.PI) / 180, 1)
    expect(poseAfter(melee(), event, shipTarget(GALLEON), 1700).y).toBeLessThan(WATER - 0.5)
  })

  it('strikes the flag of a fort with its last hull', () => {
    const last: AdmiralEvent = { kind: 'hullDamaged', unit: 'fort-n9', damage: 3, cause: 'shot' }
    expect(motions(cuesFor(melee(), last), /^fortFlag/)).toHaveLength(1)
    const first: AdmiralEvent = { kind: 'hullDamaged', unit: 'fort-n9', damage: 1, cause: 'shot' }
    expect(motions(cuesFor(melee(), first), /^fortFlag/)).toHaveLength(0)
    expect(effects(cuesFor(melee(), { kind: 'fortSilenced', fort: 'fort-n9' }), 'gunsmoke').length).toBeGreaterThan(1)
  })
})

describe('boarding', () => {
  it('closes in within 300 ms with three grapnels on ropes', () => {
    const event: AdmiralEvent = { kind: 'boardingBegan', ship: 'gold-brig-2', target: GALLEON }
    const cues = cuesFor(melee(), event)
    expect(new Set(motions(cues, /^grapnel/).map((cue) => cue.target)).size).toBe(3)
    expect(effects(cues, 'rope')).toHaveLength(3)
    const gap = (ms: number) =>
      poseAfter(melee(), event, shipTarget('gold-brig-2'), ms).x - poseAfter(melee(), event, shipTarget(GALLEON), ms).x
    expect(gap(300)).toBeLessThan(gap(0) - 0.02)
    expect(gap(lengthOf(cues) - 1)).toBeCloseTo(1)
  })

  it('lays the ships side to side without one through the other', () => {
    const sea = battle({ ships: ['brig red k5 N', 'galleon blue l5 S'] })
    const event: AdmiralEvent = { kind: 'boardingBegan', ship: 'red-brig-0', target: 'blue-galleon-1' }
    const [brig, galleon] = ['red-brig-0', 'blue-galleon-1'].map((id) => poseAfter(sea, event, shipTarget(id), 400))
    const beams = SHIP_MEASURES.brig.hull.halfBeam + SHIP_MEASURES.galleon.hull.halfBeam
    expect((galleon?.x ?? 0) - (brig?.x ?? 0)).toBeCloseTo(beams, 1)
  })

  it('rolls a die for each side', () => {
    const cues = cuesFor(melee(), {
      kind: 'boardingFought',
      ship: 'gold-brig-2',
      target: GALLEON,
      dice: [6, 1],
      totals: [9, 4],
      winner: 'gold-brig-2',
      reveals: true,
    })
    expect(new Set(motions(cues, /^die/).map((cue) => cue.target))).toEqual(new Set(['die/0', 'die/1']))
  })

  it('changes colours at the fold: down before it, up after it', () => {
    const taken: AdmiralEvent = { kind: 'shipTaken', ship: GALLEON, from: 'red', to: 'gold', by: 'gold-brig-2' }
    const cues = cuesFor(melee(), taken)
    expect(poseAfter(melee(), taken, sailsTarget(GALLEON), foldTime(cues) - 1).scale).toBeLessThan(0.1)
    expect(effects(cues, 'pennant')).toHaveLength(1)
  })

  it('tells that nothing was touched', () => {
    const left = {
      kind: 'lootShifted',
      from: GALLEON,
      to: 'gold-brig-2',
      gold: 0,
      captain: null,
      shown: false,
    } as const
    expect(effects(cuesFor(melee(), left), 'nay')).toHaveLength(1)
    expect(effects(cuesFor(melee(), { ...left, gold: 2 }), 'coins')).toHaveLength(1)
  })
})

describe('captains', () => {
  const same = (known: AdmiralEvent, hidden: AdmiralEvent) => {
    const bare = (event: AdmiralEvent) => JSON.stringify(cuesFor(melee(), event))
    expect(bare(known)).toBe(bare(hidden))
  }

  it('are dealt, turned down, landed and handed over alike whether their faces are known or not', () => {
    const assigned = { kind: 'captainsAssigned', team: 'blue' } as const
    same({ ...assigned, cards: { [LINE]: 'swift' } }, { ...assigned, cards: { [LINE]: 'hidden' } })
    const down = { kind: 'captainTurnedDown', ship: LINE, shown: false } as const
    same({ ...down, captain: 'target' }, { ...down, captain: 'hidden' })
    const loot = { kind: 'lootShifted', from: GALLEON, to: 'gold-brig-2', gold: 0, shown: false } as const
    same({ ...loot, captain: 'berserk' }, { ...loot, captain: 'hidden' })
  })

  it('turn their face to the camera, long enough to be read', () => {
    const shown = { kind: 'captainShown', ship: LINE, captain: 'target', faceUp: false, reveals: true } as const
    for (const ms of [400, 700, 1100]) {
      const card = poseAfter(melee(), shown, `card/${LINE}`, ms)
      expect(Math.abs(card.tiltX)).toBeLessThan(0.9)
      expect(card.scale).toBeGreaterThan(2)
    }
    expect(foldTime(cuesFor(melee(), shown))).toBeLessThan(200)
  })
})

describe('weather', () => {
  const began = (strength: 'fresh' | 'calm' | 'storm'): AdmiralEvent => ({
    kind: 'roundBegan',
    round: 2,
    wind: { toward: 'SW', strength },
    first: 'blue',
    reveals: true,
  })

  it('spins the vane for 1600 ms, past its rest twice', () => {
    expect(motions(cuesFor(melee(), began('fresh')), /^vane$/)[0]?.lasts).toBe(1600)
    const over = Array.from({ length: 401 }, (_, i) => turned(i / 400) > 1.0005)
    expect(over.filter((past, i) => past && !over[i - 1])).toHaveLength(2)
    expect([turned(0), turned(1)]).toEqual([0, 1])
  })

  it('swings sails and flags of all ships, and the flags of forts', () => {
    const targets = motions(cuesFor(melee(), began('fresh')), /./).map((cue) => cue.target)
    for (const { id } of melee().ships) expect(targets).toEqual(expect.arrayContaining([`sails/${id}`, `flag/${id}`]))
    for (const { id } of melee().forts) expect(targets).toContain(`fortFlag/${id}`)
  })

  it('tells fresh, calm and storm apart by eye and ear', () => {
    const told = (strength: 'fresh' | 'calm' | 'storm') => {
      const cues = cuesFor(melee(), began(strength))
      const seen = ['squall', 'stillness', 'rain'].filter((name) => effects(cues, name).length > 0)
      const heard = cues.flatMap((cue) => (cue.kind === 'sound' && cue.name !== 'squeak' ? [cue.name] : []))
      return [seen, heard]
    }
    expect([told('fresh')[0], told('calm')[0], told('storm')[0]]).toEqual([
      ['squall'],
      ['stillness'],
      ['squall', 'rain'],
    ])
    expect(told('fresh')[1]).toEqual(['gust'])
    expect(told('storm')[1]).toEqual(['storm'])
  })

  it.each([
    [3, 2],
    [24, 16],
    [26, 99],
  ])('covers a field of %i by %i with no more than a screenful of weather', (width, height) => {
    const patches = patchesOf({ width, height })
    expect(patches.length).toBeGreaterThan(0)
    expect(patches.length).toBeLessThan(36)
    for (const { x, z } of patches)
      expect(Math.abs(x) <= width / 2 && Math.abs(z) <= height / 2, `${x} ${z}`).toBe(true)
  })

  const drifted = (path: readonly string[], stoppedBy: 'land' | 'ship' | null): AdmiralEvent => ({
    kind: 'shipDrifted',
    ship: 'green-frigate-4',
    from: at('j6'),
    to: at(path.at(-1) ?? 'j6'),
    path: path.map(at),
    fromHeading: 'N',
    heading: 'E',
    stoppedBy,
  })

  it('carries a ship cell by cell and swings her into the storm', () => {
    const target = shipTarget('green-frigate-4')
    const end = poseAfter(melee(), drifted(['k6'], null), target, 5000)
    expect([end.x, end.yaw]).toEqual([cellPoint(melee().board, at('k6')).x, headingYaw('E')])
  })

  it('runs her up on land with splinters, and shakes a ship that stands in her way', () => {
    const aground = cuesFor(melee(), drifted([], 'land'))
    expect(effects(aground, 'splinters')).toHaveLength(1)
    const target = shipTarget('green-frigate-4')
    const highest = Math.max(...[100, 150, 200].map((ms) => poseAfter(melee(), drifted([], 'land'), target, ms).x))
    expect(highest).toBeGreaterThan(cellPoint(melee().board, at('j6')).x + 0.15)
    const bumped = cuesFor(melee(), drifted(['k6'], 'ship'))
    expect(motions(bumped, new RegExp(`^${shipTarget(LINE)}$`))).toHaveLength(1)
  })
})

describe('turns and offers', () => {
  it('raises a question over whoever may fire and a cross over the target', () => {
    const offer = { to: 'red', kind: 'answer', by: [GALLEON], at: [LINE], crossing: null } as const
    const cues = cuesFor(melee(), { kind: 'offerMade', offer, agenda: [] })
    expect([effects(cues, 'query').length, effects(cues, 'crosshair').length]).toEqual([1, 1])
    expect(lengthOf(cues)).toBeLessThan(700)
    const asked = { ...melee(), offer }
    const how = (answer: 'taken' | 'declined') =>
      cuesFor(asked, { kind: 'offerAnswered', to: 'red', offer: 'answer', how: answer })
    expect(effects(how('taken'), 'aye')).toHaveLength(1)
    expect(effects(how('declined'), 'nay')).toHaveLength(1)
  })

  it('shows a pennant over every ship and fort of the team in turn', () => {
    const cues = cuesFor(melee(), { kind: 'turnPassed', from: 'red', to: 'blue' })
    expect(effects(cues, 'pennant')).toHaveLength(3)
  })

  it('celebrates over the ships of all who won, and nobody else', () => {
    const cues = cuesFor(melee(), {
      kind: 'matchEnded',
      winners: ['blue'],
      scores: { red: 0, blue: 9 },
      reason: 'fleet-lost',
    })
    expect(motions(cues, /^ship\//).map((cue) => cue.target)).toEqual([shipTarget(LINE), shipTarget('blue-frigate-3')])
  })

  it('counts what a port has mended', () => {
    const cues = cuesFor(melee(), { kind: 'shipRepaired', ship: GALLEON, hull: 1, sails: 0 })
    expect([effects(cues, 'hullMended').length, effects(cues, 'sailMended').length]).toEqual([1, 0])
  })

  it('lands gold with a chime', () => {
    const cues = cuesFor(melee(), { kind: 'goldLanded', ship: GALLEON, team: 'red', fort: 'fort-n9', gold: 2 })
    expect(cues.some((cue) => cue.kind === 'sound' && cue.name === 'chime')).toBe(true)
    expect(effects(cues, 'coins')).toHaveLength(2)
  })
})
