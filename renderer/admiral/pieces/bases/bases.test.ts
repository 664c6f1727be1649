import { Matrix4, MeshBasicMaterial, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { PALETTES } from '../../../../electron/contract/ipc.ts'
import { numbersIn, RULESET } from '../../../../engine/admiral/data/ruleset.ts'
import { HEADINGS } from '../../../../engine/admiral/geometry/headings.ts'
import { SHIP_CLASSES, type ShipClass } from '../../../../engine/admiral/types.ts'
import {
  BASES,
  baseFace,
  baseRim,
  FACE_SHARE,
  FIELD_PAINT,
  halfBreadthAt,
  spanOf,
} from '../../../../models/admiral/squadron/bases.ts'
import { SHIP_MEASURES } from '../../../../models/admiral/squadron/measures.ts'
import { SQUADRON_PAINT, SQUADRONS } from '../../../../models/teams.ts'
import { battle } from '../../../gallery/admiralBoard.ts'
import { createInstances } from '../../../playback/copies/instances.ts'
import { Poses } from '../../../playback/motion/poses.ts'
import { CAMERA_PRESETS } from '../../../table/camera/cameraPresets.ts'
import { pictureOf, poseOf } from '../../../table/camera/pose.ts'
import type { Point } from '../../../table/spot.ts'
import type { Sprite } from '../../../table/sprites/sprite.ts'
import { SEAS } from '../../../table/water/palette.ts'
import { colourDistance, linearRgb, VISIONS } from '../../../ui/colourVision.ts'
import { nearSide, shipTarget } from '../../table/anchors.ts'
import { homesOf } from '../../table/layout.ts'
import { type BaseFacts, type BaseMark, baseMarks, flagshipOf, honourOf, MARKS_ON_BASE } from './baseMarks.ts'
import { BASE_PICTURE, type BasePicture } from './basePictures.ts'
import { addBaseMarks, baseColour, basesOf, placeBases } from './bases.ts'

const PLAY = poseOf(CAMERA_PRESETS['admiral/play'])
const WINDOW = { width: 1280, height: 800 } as const

const seen = (point: Point) => pictureOf(PLAY, WINDOW.width / WINDOW.height, point)
/** How high in the window of the play camera a point is seen, pixels from its middle. */
const heightOf = (point: Point): number => (seen(point).y * WINDOW.height) / 2
const PIXELS_A_CELL = ((seen({ x: 0.5, y: 0, z: 0 }).x - seen({ x: -0.5, y: 0, z: 0 }).x) * WINDOW.width) / 2

const facts = (name: ShipClass, more: Partial<BaseFacts> = {}): BaseFacts => ({
  class: name,
  hull: 7,
  hullLeft: 7,
  speed: 6,
  speedLeft: 6,
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
    const over = (base.fore + BASES.line.aft) * 1.06 - 1
    expect(over).toBeLessThan(0.14)
    expect(halfBreadthAt(base, base.fore - Math.max(0, over)) / base.halfBeam).toBeLessThan(0.8)
  })

  it('has room for all marks, none in another', () => {
    const marks = baseMarks(facts(name)).filter(({ picture }) => picture !== 'arrow')
    for (const { along, aside, size } of marks) {
      expect(aside + size / 2).toBeLessThanOrEqual(halfBreadthAt(base, along) * FACE_SHARE + 0.02)
      expect(along - size / 2).toBeGreaterThan(-base.aft + 0.04)
    }
    for (const [i, a] of marks.entries())
      for (const b of marks.slice(i + 1))
        expect(Math.max(Math.abs(a.along - b.along), Math.abs(a.aside - b.aside))).toBeGreaterThanOrEqual(
          (a.size + b.size) / 2 - 1e-9,
        )
  })

  it('bears hull points five pixels wide in the middle of the field in a window of 1280 × 800, and no mark much smaller', () => {
    const { hull, straight } = numbersIn(RULESET).classes[name]
    const marks = baseMarks({ class: name, hull, hullLeft: hull, speed: straight, speedLeft: straight })
    for (const { size, picture } of marks)
      expect(size * 1.06 * PIXELS_A_CELL).toBeGreaterThanOrEqual(picture === 'hull' || picture === 'arrow' ? 4.95 : 4.5)
  })

  it('leaves the base behind her in sight: her masts end before its marks', () => {
    const top = Math.max(...SHIP_MEASURES[name].masts.map((mast) => mast.top[1])) * 1.06
    const behind = { x: 0, y: 0, z: -1 }
    const marks = baseMarks(facts('line', { hull: 7 })).filter(({ aside }) => aside > 0)
    const lowest = Math.max(...marks.map(({ aside, size }) => aside + size / 2)) * 1.06
    expect(heightOf({ x: 0, y: top, z: 0 })).toBeLessThan(heightOf({ ...behind, z: behind.z + lowest }))
  })
})

describe.each(SQUADRONS)('every base of the %s squadron', (team) => {
  it('is another colour from the deep sea in every palette and vision', () => {
    for (const palette of PALETTES)
      for (const vision of VISIONS)
        expect(colourDistance(baseColour(team, palette), SEAS.admiral.deep, vision)).toBeGreaterThan(10)
  })
})

describe('the marks on a base', () => {
  it('tell hull, sails and class one by one', () => {
    const marks = baseMarks(facts('galleon', { hull: 4, hullLeft: 1, speed: 4, speedLeft: 2 }))
    const pictures = ['hull', 'hullLost', 'speed', 'speedLost', 'star', 'arrow'] as const
    expect(pictures.map((picture) => count(marks, picture))).toEqual([1, 3, 2, 2, 3, 1])
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
    expect([BRIG, GALLEON, PRIZE].map((ship) => ship && honourOf(STATE, ship))).toEqual([null, 'flagship', 'prize'])
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
      expect(rows.length).toBeGreaterThan(7)
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

describe('the dark field of a base', () => {
  it.each(SQUADRONS)('sets off the sails of the %s squadron in every palette', (team) => {
    const [shade] = linearRgb(FIELD_PAINT)
    for (const palette of PALETTES) {
      const [r, g, b] = linearRgb(baseColour(team, palette)).map((light) => light * shade)
      const field = 116 * Math.cbrt(0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)) - 16
      expect(lightness(palette === 'default' ? SQUADRON_PAINT[team].sail : baseColour(team, palette))).toBeGreaterThan(
        field + 14,
      )
    }
  })

  it.each(HEADINGS)('lies behind a ship that heads %s, seen by the viewer', (heading) => {
    const state = battle({ ships: [`brig red f5 ${heading}`] })
    const poses = new Poses()
    poses.setHomes(homesOf(state))
    const material = new MeshBasicMaterial()
    const plates = { rims: createInstances(baseRim(), material, 1), faces: createInstances(baseFace(), material, 1) }
    const bases = basesOf(state, poses)
    placeBases(plates, bases, 'default')
    const placed = new Matrix4()
    plates.faces.getMatrixAt(0, placed)
    const [ship] = bases
    const field = new Vector3(0, 0, -0.5).applyMatrix4(placed)
    const near = nearSide(ship?.pose.yaw ?? 0)
    expect((field.x - (ship?.pose.x ?? 0)) * near.x + (field.z - (ship?.pose.z ?? 0)) * near.z).toBeLessThan(-0.1)
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
