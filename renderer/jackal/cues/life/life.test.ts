import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TILE_KINDS, type TileKind } from '../../../../engine/jackal/data/tiles.ts'
import { evolve } from '../../../../engine/jackal/evolve.ts'
import type { JackalEvent, JackalState, StepCause } from '../../../../engine/jackal/types.ts'
import { faceName } from '../../../../models/faces/atlas.ts'
import { reliefOf } from '../../../../models/relief/names.ts'
import { PARTS, type PartName } from '../../../../models/relief/parts.ts'
import { type Cue, lengthOf } from '../../../playback/cue.ts'
import { type Pose, poseAt } from '../../../playback/motion/poses.ts'
import { Playback } from '../../../playback/playback.ts'
import { QUARTERS, type Quarter } from '../../../table/camera/quarter.ts'
import { cellNamed, JackalBoard } from '../../../testkit/boards/jackalBoard.ts'
import { TILE_DEEDS, type TileDeed } from '../../../testkit/boards/tileDeeds.ts'
import { QUARTER } from '../../table/anchors.ts'
import { homesOf } from '../../table/layout.ts'
import { isPartTarget, partTarget } from '../../table/partAnchors.ts'
import { setFrontSide, setTileLook } from '../../table/tileLook.ts'
import { jackalCues } from '../cues.ts'
import { LIVES, type Life, type PartStir, stirsOf } from './lives.ts'

const at = cellNamed

/** The most that a carving's own motion may add to an event, in milliseconds. */
const LONGEST_WAIT = 420

const entries = Object.entries(LIVES) as readonly (readonly [TileKind, Life])[] // the table's own keys
const partStirs = entries.flatMap(([kind, life]) =>
  Object.entries(life).flatMap(([spur, stirs]) =>
    stirs.flatMap((stir) => (stir.kind === 'part' ? [[`${kind}, ${spur}: ${stir.part}`, kind, stir] as const] : [])),
  ),
)

function posed(stir: PartStir, t: number): Pose {
  const pose = poseAt(0, 0, 0)
  stir.motion(0.7)(t, pose)
  return pose
}

describe.each(partStirs)('%s', (_name, kind, stir) => {
  it('moves a part of the carving of its kind', () => {
    expect(PARTS[stir.part].of).toBe(reliefOf(faceName(kind, 1, false)))
  })

  it('moves while it lasts and ends at rest, or disappears', () => {
    const moved = [0.05, 0.2, 0.35, 0.5, 0.65, 0.8].map((t) => posed(stir, t))
    const rest = poseAt(0, 0, 0)
    expect(
      moved.some((pose) =>
        Object.keys(rest).some((key) => Math.abs(pose[key as keyof Pose] - rest[key as keyof Pose]) > 0.01),
      ),
    ).toBe(true) // keys of a pose
    const end = posed(stir, 1)
    if (end.scale < 0.001) return
    expect(PARTS[stir.part].isFleeting).toBe(false)
    for (const [key, value] of Object.entries(rest)) expect(end[key as keyof Pose], key).toBeCloseTo(value, 4) // keys of a pose
  })

  it('takes less than a second and a half', () => {
    if (stir.lasts !== 'event') expect(stir.at + stir.lasts).toBeLessThan(1500)
  })
})

const DEEDS: readonly TileDeed[] = Object.values(TILE_DEEDS)

/** Puts a piece on a tile of a kind at e5, and Friday beside it. */
const besideIt = (name: string) =>
  new JackalBoard().open('e5', name).pirate('white', 'e5').resident('friday', 'red', 'e6')

function moved(from: string, to: string, cause: StepCause): JackalEvent {
  return { kind: 'pieceMoved', piece: 'white-1', from: at(from), to: at(to), step: 0, cause, load: null }
}

function cuesOf(event: JackalEvent, before: JackalState): readonly Cue[] {
  const cue = jackalCues[event.kind] as (event: JackalEvent, scene: object) => readonly Cue[] // the entry of its kind
  return cue(event, { before, after: evolve(before, event) })
}

function tableWith(state: JackalState, event: JackalEvent, reducedMotion = false): Playback<JackalState, JackalEvent> {
  const playback = new Playback<JackalState, JackalEvent>(
    () => {},
    (error) => {
      throw error
    },
  )
  playback.attach({ evolve, cues: jackalCues, homes: homesOf })
  playback.setPace({ speed: 1, reducedMotion })
  playback.load(state)
  playback.enqueue([event])
  return playback
}

describe('on carved tiles', () => {
  beforeEach(() => setTileLook('carved'))
  afterEach(() => {
    setTileLook('drawn')
    setFrontSide(0)
  })

  it.each(DEEDS)('$says', ({ state, event, parts }) => {
    const playback = tableWith(state, event)
    const seen = new Set<PartName>()
    for (let ms = 0; ms < 6000 && playback.tick(10); ms += 10) {
      for (const part of parts) if (playback.poses.moved(partTarget(at('e5'), part))) seen.add(part)
    }
    expect([...seen].sort()).toEqual([...parts].sort())
    expect(playback.isIdle).toBe(true)
    expect(parts.map((part) => playback.poses.moved(partTarget(at('e5'), part)))).toEqual(parts.map(() => undefined))
  })

  it.each(DEEDS)('$says, and no frame is requested after it', ({ state, event }) => {
    const playback = tableWith(state, event)
    let frames = 0
    while (playback.tick(10)) expect(++frames).toBeLessThan(600)
    let asked = 0
    playback.requestFrame = () => asked++
    expect(playback.tick(1000)).toBe(false)
    expect(asked).toBe(0)
  })

  it.each(DEEDS)('$says, and the player hardly waits for it', ({ state, event }) => {
    const living = lengthOf(cuesOf(event, state))
    setTileLook('drawn')
    expect(living - lengthOf(cuesOf(event, state))).toBeLessThanOrEqual(LONGEST_WAIT)
  })

  it.each(DEEDS)('$says, but not with reduced motion', ({ state, event }) => {
    const playback = tableWith(state, event, true)
    while (playback.tick(10))
      for (const part of Object.keys(PARTS))
        expect(playback.poses.moved(partTarget(at('e5'), part as PartName))).toBeUndefined() // the table's own keys
  })

  it.each([
    ['horse', moved('e5', 'f7', 'horse'), 'whinny'],
    ['lighthouse', { kind: 'lighthouseClimbed', cell: at('e5'), by: 'white-1', seat: 'white', looks: 4 }, 'lamp'],
    ['cannibal', { kind: 'pieceDied', piece: 'white-1', cell: at('e5'), cause: 'cannibal', by: null }, 'bubbles'],
  ] as const)('%s sounds', (kind, event, name) => {
    const received = () =>
      cuesOf(event, besideIt(kind).state()).flatMap((cue) => (cue.kind === 'sound' ? [cue.name] : []))
    expect(received()).toContain(name)
    setTileLook('drawn')
    expect(received()).not.toContain(name)
  })

  it.each([
    ['cannibal', 'bubbles'],
    ['crocodile', 'yawn'],
    ['balloon', 'rope'],
  ] as const)('%s is hardly audible while others move beside it', (kind, name) => {
    const volumes = cuesOf(
      moved('e6', 'f6', 'walk'),
      new JackalBoard().open('e5', kind).pirate('white', 'e6').state(),
    ).flatMap((cue) => (cue.kind === 'sound' && cue.name === name ? [cue.volume] : []))
    expect(volumes).toHaveLength(1)
    expect(volumes[0]).toBeLessThan(0.25)
  })

  it('ice glitters for a while when a piece comes near it', () => {
    const playback = tableWith(besideIt('ice').state(), moved('e6', 'f6', 'walk'))
    playback.tick(20)
    expect(playback.effects.alive.map(({ name }) => name)).toContain('sparkles')
    while (playback.tick(10));
    expect(playback.effects.alive).toEqual([])
  })

  it('nothing stirs away from moving pieces', () => {
    const far = besideIt('balloon').pirate('white', 'k10').tile('k10', { open: true }).state()
    const cues = cuesOf(
      { kind: 'pieceMoved', piece: 'white-2', from: at('k10'), to: at('k11'), step: 0, cause: 'walk', load: null },
      far,
    )
    expect(cues.filter((cue) => cue.kind === 'motion' && isPartTarget(cue.target))).toEqual([])
  })

  it('nothing stirs on a tile that is closed', () => {
    const closed = besideIt('balloon').tile('e5', { open: false }).state()
    const cues = cuesOf(moved('e6', 'f6', 'walk'), closed)
    expect(cues.filter((cue) => cue.kind === 'motion' && isPartTarget(cue.target))).toEqual([])
  })

  it('a flight takes its craft away, and only the balloon fills again', () => {
    const sizes = (name: 'balloon' | 'airplane', event: JackalEvent) => {
      const state = besideIt(name).state()
      const lasts = lengthOf(cuesOf(event, state))
      const playback = tableWith(state, event)
      const size = () => playback.poses.moved(partTarget(at('e5'), `${name}-craft`))?.scale
      playback.tick(lasts / 2)
      const underWay = size()
      playback.tick(lasts / 2 - 1)
      return [underWay, size()]
    }
    expect(sizes('balloon', moved('e5', 'g1', 'balloon'))).toEqual([0, expect.closeTo(1, 1)])
    expect(sizes('airplane', moved('e5', 'k3', 'flight'))).toEqual([0, 0])
  })

  it('the jaw snaps instead of the sprite of a jaw', () => {
    const hasJaws = () =>
      cuesOf(moved('e5', 'e4', 'crocodile'), besideIt('crocodile').state()).some(
        (cue) => cue.kind === 'effect' && cue.name === 'jaws',
      )
    expect(hasJaws()).toBe(false)
    setTileLook('drawn')
    expect(hasJaws()).toBe(true)
  })

  it('the beam falls in the direction of the peeked tile, from every side of the table', () => {
    const peek = (cell: string, side: Quarter = 0) => {
      setFrontSide(side)
      const event: JackalEvent = { kind: 'tilePeeked', seat: 'white', cell: at(cell), tile: 'hidden', reveals: true }
      const playback = tableWith(besideIt('lighthouse').state(), event)
      playback.tick(350)
      return playback.poses.moved(partTarget(at('e5'), 'lighthouse-beam'))?.yaw
    }
    expect(peek('h5')).toBeCloseTo(0, 1)
    for (const side of QUARTERS) expect(peek('h5', side)).toBeCloseTo(-side * QUARTER, 1)
    expect(peek('e9')).toBeCloseTo(Math.PI / 2, 1)
    expect(peek('e2')).toBeCloseTo(-Math.PI / 2, 1)
  })
})

it('drawn tiles lie still', () => {
  for (const { state, event } of DEEDS) {
    const cues = cuesOf(event, state)
    expect(cues.filter((cue) => cue.kind === 'motion' && isPartTarget(cue.target))).toEqual([])
  }
})

it('every moving part has its motion', () => {
  const moving = new Set(partStirs.map(([, , { part }]) => part))
  const still = (Object.keys(PARTS) as PartName[]).filter((part) => !moving.has(part)) // the table's own keys
  expect(still).toEqual(['earthquake-rift', 'missionary-things'])
  expect(TILE_KINDS.flatMap((kind) => stirsOf(kind, 'splits')).length).toBe(TILE_KINDS.length)
})
