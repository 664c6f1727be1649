import { describe, expect, it } from 'vitest'
import { HEADINGS, type Heading } from '../../../../engine/admiral/geometry/headings.ts'
import { SHIP_CLASSES, type ShipClass } from '../../../../engine/admiral/types.ts'
import { battle } from '../../../gallery/admiralBoard.ts'
import { LANGUAGES, translator } from '../../../i18n/t.ts'
import { Poses } from '../../../playback/motion/poses.ts'
import { CAMERA_PRESETS } from '../../../table/camera/cameraPresets.ts'
import { pictureOf, poseOf } from '../../../table/camera/pose.ts'
import { QUARTERS, type Quarter, stepFrom } from '../../../table/camera/quarter.ts'
import type { Point } from '../../../table/spot.ts'
import type { Sprite } from '../../../table/sprites/sprite.ts'
import { homesOf } from '../../table/layout.ts'
import { addBowArrows, basesOf } from '../bases/bases.ts'
import { closeness, type SeaView } from '../seaView.ts'
import { addPennants } from '../ships/pennants.ts'
import { shipFacts } from './shipFacts.ts'
import { TAG_CELL } from './TagSheet.ts'
import { TAG } from './tagPicture.ts'
import { addTags } from './tags.ts'

const PLAY = poseOf(CAMERA_PRESETS['admiral/play'])
const EYE: Point = CAMERA_PRESETS['admiral/play'].position
const WINDOW = { width: 1280, height: 800 } as const

/** Where a point is seen in the window of the play camera, pixels from its middle. */
function pixelOf(point: Point) {
  const { x, y } = pictureOf(PLAY, WINDOW.width / WINDOW.height, point)
  return { x: (x * WINDOW.width) / 2, y: (y * WINDOW.height) / 2 }
}
const PIXELS_A_CELL = pixelOf({ x: 0.5, y: 0, z: 0 }).x - pixelOf({ x: -0.5, y: 0, z: 0 }).x

const seen = (from: Quarter): SeaView => ({ from, eye: EYE, textScale: 1 })

/** A ship alone at sea, and what is drawn for her. */
function drawn(ship: `${ShipClass} red ${string} ${Heading}`, from: Quarter = 0) {
  const state = battle({ ships: [ship] })
  const poses = new Poses()
  poses.setHomes(homesOf(state))
  const [tags, arrows]: [Sprite[], Sprite[]] = [[], []]
  addTags(
    state,
    poses,
    seen(from),
    () => {},
    (sprite) => tags.push({ ...sprite }),
  )
  const bases = basesOf(state, poses)
  addBowArrows(bases, seen(from), (sprite) => arrows.push({ ...sprite }))
  const [tag] = tags
  const [arrow] = arrows
  const [base] = bases
  const marks: Sprite[] = []
  addPennants(state, poses, from, (sprite) => marks.push({ ...sprite }))
  const [mark] = marks
  if (!tag || !arrow || !base || !mark) throw new Error('nothing is drawn')
  return { tag, arrow, mark, ship: base.pose }
}

/** A rectangle on the sea round a ship's middle, as the viewer sees it: to his right and toward him, cells. */
interface Patch {
  readonly right: readonly [number, number]
  readonly near: readonly [number, number]
}

/** How high a tag looks on the water from the play camera, of its height. */
const LEANT = 0.83
/** How far the drawn arrow reaches from its middle, of half its side. */
const HEAD = 48 / 64

/** Where the tag of a ship and the arrow at her bow lie. */
function patchesOf(ship: `${ShipClass} red ${string} ${Heading}`, from: Quarter = 0) {
  const { tag, arrow, ship: pose } = drawn(ship, from)
  const [right, near] = [stepFrom(from, 1, 0), stepFrom(from, 0, 1)]
  const patch = ({ x, z }: Sprite, halfWidth: number, halfHeight: number): Patch => {
    const r = (x - pose.x) * right.x + (z - pose.z) * right.z
    const n = (x - pose.x) * near.x + (z - pose.z) * near.z
    return { right: [r - halfWidth, r + halfWidth], near: [n - halfHeight, n + halfHeight] }
  }
  const scale = tag.size / TAG_CELL.width / 2
  const head = (arrow.size / 2) * HEAD
  return { tag: patch(tag, scale * TAG.width, (scale * TAG.height) / LEANT), arrow: patch(arrow, head, head) }
}

/** Share of a patch that another covers, which lies so many cells away. */
function covered(patch: Patch, other: Patch, rightward: number, nearer: number): number {
  const shared = ([a, b]: readonly [number, number], [c, d]: readonly [number, number], off: number) =>
    Math.max(0, Math.min(b, d + off) - Math.max(a, c + off)) / (b - a)
  return shared(patch.right, other.right, rightward) * shared(patch.near, other.near, nearer)
}

describe('what a tag tells', () => {
  const STATE = battle({ ships: [['galleon red h5 E', { hullDamage: 1, sailDamage: 2 }]] })

  it('is what is left of hull and canvas', () => {
    const [ship] = STATE.ships
    expect(ship && shipFacts(STATE, ship)).toEqual({ class: 'galleon', hull: 4, hullLeft: 3, speed: 4, speedLeft: 2 })
  })

  it.each(LANGUAGES)('has another letter for each class in %s', (language) => {
    const letters = SHIP_CLASSES.map((name) => translator(language)(`class.${name}.letter`))
    expect(new Set(letters).size).toBe(SHIP_CLASSES.length)
    for (const letter of letters) expect(letter).toHaveLength(1)
  })
})

const OWN = [0, 0] as const
/** Her own cell and those beside it, to the right of the viewer and toward him. */
const BESIDE = [OWN, [0, 1], [0, -1], [1, 0], [1, 1], [1, -1], [-1, 0], [-1, 1], [-1, -1]] as const

describe.each(SHIP_CLASSES)('the tag of a %s', (name) => {
  it('is 12 pixels high in the middle of the field in a window of 1280 × 800, within the width of her cell', () => {
    const { tag } = drawn(`${name} red l8 N`)
    expect((tag.size * PIXELS_A_CELL * TAG.height) / TAG_CELL.width).toBeGreaterThanOrEqual(12)
    expect((tag.size * TAG.width) / TAG_CELL.width).toBeLessThanOrEqual(1)
  })

  it.each(HEADINGS)('stays in her cell when she heads %s, whichever side she is seen from', (heading) => {
    for (const from of QUARTERS) {
      const { tag } = patchesOf(`${name} red l8 ${heading}`, from)
      for (const end of [...tag.right, ...tag.near]) expect(Math.abs(end)).toBeLessThanOrEqual(0.505)
    }
  })

  it.each(HEADINGS)('is hardly touched by the arrow of a ship that heads %s, her own or beside her', (heading) => {
    const { arrow } = patchesOf(`${name} red l8 ${heading}`)
    const touched = HEADINGS.flatMap((other) => {
      const { tag } = patchesOf(`${name} red l8 ${other}`)
      const places = BESIDE.filter(([right, near]) => covered(tag, arrow, right, near) >= 0.1)
      return places.map((place) => ({ other, place }))
    })
    expect(touched.filter(({ other, place }) => place !== OWN || other === heading)).toEqual([])
  })
})

describe.each(SHIP_CLASSES)('the mark of her squadron on a %s', (name) => {
  it.each(HEADINGS)('is seen between her tag and the arrow at her bow when she heads %s', (heading) => {
    const { tag, arrow, mark } = drawn(`${name} red l8 ${heading}`)
    const middle = pixelOf(mark)
    const half = (PIXELS_A_CELL * mark.size) / 2
    const near = (sprite: Sprite, halfWidth: number, halfHeight: number) => {
      const { x, y } = pixelOf(sprite)
      return Math.max(Math.abs(x - middle.x) - halfWidth - half, Math.abs(y - middle.y) - halfHeight - half)
    }
    const scale = (PIXELS_A_CELL * tag.size) / TAG_CELL.width / 2
    const head = (PIXELS_A_CELL * arrow.size * HEAD) / 2
    expect(near(tag, scale * TAG.width, scale * TAG.height)).toBeGreaterThan(-half / 2)
    expect(near(arrow, head, head)).toBeGreaterThan(-0.7 * half)
  })
})

describe('tags', () => {
  it.each(QUARTERS)('hang on the viewer’s side of a ship, seen from side %i', (from) => {
    const [near, far] = patchesOf('brig red l8 N', from).tag.near
    expect(near + far).toBeGreaterThan(from === 2 ? -0.1 : 0.1)
    expect(far).toBeGreaterThan(0.15)
  })

  const FLAT = { x: 0, y: 0, z: 0 }
  const from = (height: number, textScale = 1) => closeness({ eye: { x: 0, y: height, z: 0 }, textScale }, FLAT)

  it('take less of a ship that is near, and more of the window', () => {
    expect(from(8)).toBeLessThan(from(33))
    expect(from(8) / 8).toBeGreaterThan(from(33) / 33)
  })

  it('grow with the text size as far as their cells allow', () => {
    expect(from(8, 1.5)).toBeCloseTo(1.5 * from(8))
    expect(from(8, 4)).toBe(1)
  })

  it('are not larger than where the whole sea is seen', () => {
    expect(from(90)).toBe(1)
  })
})
