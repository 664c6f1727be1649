import { describe, expect, it } from 'vitest'
import { PALETTES } from '../../../../electron/contract/ipc.ts'
import { SHIP_CLASSES, type ShipClass } from '../../../../engine/admiral/types.ts'
import {
  BASES,
  baseFace,
  baseRim,
  FACE_SHARE,
  halfBreadthAt,
  spanOf,
} from '../../../../models/admiral/squadron/bases.ts'
import { SHIP_MEASURES } from '../../../../models/admiral/squadron/measures.ts'
import { SQUADRONS } from '../../../../models/teams.ts'
import { battle } from '../../../gallery/admiralBoard.ts'
import { Poses } from '../../../playback/motion/poses.ts'
import type { Sprite } from '../../../table/sprites/sprite.ts'
import { SEAS } from '../../../table/water/palette.ts'
import { colourDistance, linearRgb, VISIONS } from '../../../ui/colourVision.ts'
import { shipTarget } from '../../table/anchors.ts'
import { homesOf } from '../../table/layout.ts'
import { type BaseFacts, type BaseMark, baseFacts, baseMarks, flagshipOf, MARKS_ON_BASE } from './baseMarks.ts'
import { BASE_PICTURE, type BasePicture } from './basePictures.ts'
import { addBaseMarks, baseColour, basesOf } from './bases.ts'

const facts = (name: ShipClass, more: Partial<BaseFacts> = {}): BaseFacts => ({
  class: name,
  team: 'red',
  hull: 7,
  hullLeft: 7,
  speed: 6,
  speedLeft: 6,
  honour: 'flagship',
  ...more,
})
const count = (marks: readonly BaseMark[], picture: BasePicture): number =>
  marks.filter((mark) => mark.picture === picture).length

describe.each(SHIP_CLASSES)('the base of a %s', (name) => {
  const base = BASES[name]

  it('reaches out on every side of the hull', () => {
    const { middle, halfLength, halfBeam } = SHIP_MEASURES[name].hull
    expect(base.aft).toBeGreaterThan(halfLength - middle)
    expect(base.fore).toBeGreaterThan(halfLength + middle)
    expect(base.halfBeam).toBeGreaterThan(2 * halfBeam)
  })

  it('leaves water between ships that sail side by side', () => {
    expect(2 * base.halfBeam * 1.06).toBeLessThan(0.99)
  })

  it('touches no more than the stern of the ship ahead with her point', () => {
    expect((base.fore + BASES.line.aft) * 1.06 - 1).toBeLessThan(0.14)
    expect(halfBreadthAt(base, base.fore - 0.14) / base.halfBeam).toBeLessThan(0.8)
  })

  it.each(['flagship', 'prize', null] as const)('has room for all marks of a %s', (honour) => {
    const marks = baseMarks(facts(name, { honour })).filter(({ picture }) => picture !== 'arrow')
    for (const { along, aside, size, picture } of marks) {
      if (picture === 'red') continue
      expect(aside + size / 2).toBeLessThanOrEqual(halfBreadthAt(base, along) * FACE_SHARE + 0.02)
      expect(along - size / 2).toBeGreaterThan(-base.aft + 0.04)
    }
    for (const [i, a] of marks.entries())
      for (const b of marks.slice(i + 1))
        expect(Math.max(Math.abs(a.along - b.along), Math.abs(a.aside - b.aside))).toBeGreaterThanOrEqual(
          (a.size + b.size) / 2 - 1e-9,
        )
  })
})

describe.each(SQUADRONS)('every base of the %s squadron', (team) => {
  it.each(SHIP_CLASSES)('bears its mark at the stern of a %s, on no edge, larger than all others', (name) => {
    const { aft, halfBeam } = BASES[name]
    const marks = baseMarks(facts(name, { team }))
    const own = marks.filter(({ picture }) => SQUADRONS.some((one) => one === picture))
    expect(own.map(({ picture }) => picture)).toEqual([team])
    for (const { along, aside, size } of own) {
      expect([along < -aft / 2, along - size / 2 > -aft, aside + size / 2 < halfBeam]).toEqual([true, true, true])
      expect(size).toBeGreaterThan(Math.max(...marks.filter((one) => one.picture !== team).map((one) => one.size)))
    }
  })

  it('is another colour from the deep sea in every palette and vision', () => {
    for (const palette of PALETTES)
      for (const vision of VISIONS)
        expect(colourDistance(baseColour(team, palette), SEAS.admiral.deep, vision)).toBeGreaterThan(10)
  })
})

describe('the marks on a base', () => {
  it('tell hull, sails and class one by one', () => {
    const marks = baseMarks(facts('galleon', { hull: 4, hullLeft: 1, speed: 4, speedLeft: 2, honour: null }))
    const pictures = ['hull', 'hullLost', 'speed', 'speedLost', 'star', 'arrow', 'flagship', 'prize'] as const
    expect(pictures.map((picture) => count(marks, picture))).toEqual([1, 3, 2, 2, 3, 1, 0, 0])
    expect(SHIP_CLASSES.map((name) => count(baseMarks(facts(name)), 'star'))).toEqual([4, 3, 2, 1])
  })

  it('tell large numbers in proportion, and never that nothing is left of what is not gone', () => {
    const marks = baseMarks(facts('line', { hull: 99, hullLeft: 1, speed: 26, speedLeft: 26 }))
    expect([count(marks, 'hull'), count(marks, 'hullLost')]).toEqual([1, 11])
    expect(count(marks, 'speed')).toBe(8)
    expect(marks.length).toBeLessThanOrEqual(MARKS_ON_BASE)
  })
})

const STATE = battle({
  ships: [
    'brig red f5 E',
    ['galleon red h5 E', { hullDamage: 1, sailDamage: 2 }],
    ['line red j5 W', { prize: true }],
    'frigate blue l5 N',
  ],
})
const [BRIG, GALLEON, PRIZE] = STATE.ships

function spritesOf(): readonly Sprite[] {
  const poses = new Poses()
  poses.setHomes(homesOf(STATE))
  const sprites: Sprite[] = []
  addBaseMarks(STATE, basesOf(STATE, poses), (sprite) => sprites.push({ ...sprite }))
  return sprites
}

describe('a squadron', () => {
  it('is led from the heaviest ship that is no prize; when she sinks, from the next', () => {
    expect(flagshipOf(STATE, 'red')).toBe(GALLEON)
    const sunk = { ships: STATE.ships.map((ship) => (ship === GALLEON ? { ...ship, at: null } : ship)) }
    expect(flagshipOf(sunk, 'red')).toBe(BRIG)
    expect([BRIG, GALLEON, PRIZE].map((ship) => ship && baseFacts(STATE, ship).honour)).toEqual([
      null,
      'flagship',
      'prize',
    ])
  })

  it('has its own mark on the base of every ship, upright, and no other squadron has it', () => {
    const four = battle({
      ships: SQUADRONS.flatMap((team, i) => [`brig ${team} f${2 * i + 1} W`, `line ${team} k${2 * i + 1} N`] as const),
      teams: SQUADRONS,
    })
    const poses = new Poses()
    poses.setHomes(homesOf(four))
    const sprites: Sprite[] = []
    addBaseMarks(four, basesOf(four, poses), (sprite) => sprites.push({ ...sprite }))
    const signs = four.ships.map(({ id, team }) => {
      const { x, z } = poses.get(shipTarget(id)) ?? { x: 99, z: 99 }
      const near = sprites.filter((one) => Math.hypot(one.x - x, one.z - z) < 0.75)
      return { team, signs: near.filter(({ picture }) => SQUADRONS.some((one) => BASE_PICTURE[one] === picture)) }
    })
    for (const { team, signs: own } of signs)
      expect(own).toEqual([expect.objectContaining({ picture: BASE_PICTURE[team], turn: 0 })])
    expect(new Set(signs.map(({ signs: [own] }) => own?.picture)).size).toBe(4)
  })

  it('bears its marks on the viewer’s side of every base, the arrow at her bow', () => {
    const poses = new Poses()
    poses.setHomes(homesOf(STATE))
    const sprites = spritesOf()
    const near = (id: string) => {
      const pose = poses.get(shipTarget(id))
      return sprites.filter(({ x, z }) => Math.hypot(x - (pose?.x ?? 99), z - (pose?.z ?? 99)) < 0.75)
    }
    for (const ship of [GALLEON, PRIZE]) {
      const z = poses.get(shipTarget(ship?.id ?? ''))?.z ?? 0
      const rows = near(ship?.id ?? '').filter(({ picture }) => picture !== BASE_PICTURE.arrow)
      expect(rows.length).toBeGreaterThan(8)
      for (const mark of rows) expect(mark.z).toBeGreaterThan(z + 0.1)
    }
    const arrow = near(GALLEON?.id ?? '').find(({ picture }) => picture === BASE_PICTURE.arrow)
    expect((arrow?.x ?? 0) - (poses.get(shipTarget(GALLEON?.id ?? ''))?.x ?? 0)).toBeGreaterThan(0.3)
  })
})

/** Lightness of a colour in grey, 0–100 (CIE L*). */
function lightness(colour: string): number {
  const [r, g, b] = linearRgb(colour)
  return 116 * Math.cbrt(0.2126 * r + 0.7152 * g + 0.0722 * b) - 16
}

describe('colours of the bases', () => {
  const pairs = SQUADRONS.flatMap((a, i) => SQUADRONS.slice(i + 1).map((b) => [a, b] as const))

  it.each(['default', 'safe'] as const)('of no two squadrons are equally light in palette %s', (palette) => {
    for (const [a, b] of pairs)
      expect(Math.abs(lightness(baseColour(a, palette)) - lightness(baseColour(b, palette)))).toBeGreaterThan(9)
  })

  it.each(['safe', 'contrast'] as const)('are told apart with every vision in palette %s', (palette) => {
    for (const vision of VISIONS)
      for (const [a, b] of pairs)
        expect(colourDistance(baseColour(a, palette), baseColour(b, palette), vision)).toBeGreaterThan(20)
  })
})

describe('the plates', () => {
  it('lie between stern and point, and are few triangles', () => {
    for (const plate of [baseRim(), baseFace()]) {
      plate.computeBoundingBox()
      const { min, max } = plate.boundingBox ?? {}
      expect(min?.x).toBeGreaterThanOrEqual(-1)
      expect(max?.x).toBeLessThanOrEqual(1)
      expect(plate.getAttribute('position').count / 3).toBeLessThan(100)
    }
    expect(spanOf(BASES.line).half).toBeGreaterThan(spanOf(BASES.brig).half)
  })
})
