import { describe, expect, it } from 'vitest'
import { HEADINGS, type Heading } from '../../../../engine/admiral/geometry/headings.ts'
import { SHIP_CLASSES, type ShipClass } from '../../../../engine/admiral/types.ts'
import { battle } from '../../../gallery/admiralBoard.ts'
import { LANGUAGES, translator } from '../../../i18n/t.ts'
import { Poses } from '../../../playback/motion/poses.ts'
import { CAMERA_PRESETS } from '../../../table/camera/cameraPresets.ts'
import { pictureOf, poseOf } from '../../../table/camera/pose.ts'
import { QUARTERS, stepFrom } from '../../../table/camera/quarter.ts'
import type { Point } from '../../../table/spot.ts'
import type { Sprite } from '../../../table/sprites/sprite.ts'
import { homesOf } from '../../table/layout.ts'
import { addBowArrows, basesOf } from '../bases/bases.ts'
import { closeness } from '../closeness.ts'
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

/** A ship alone at sea, and what is drawn for her. */
function drawn(ship: `${ShipClass} red ${string} ${Heading}`, from: (typeof QUARTERS)[number] = 0) {
  const state = battle({ ships: [ship] })
  const poses = new Poses()
  poses.setHomes(homesOf(state))
  const [tags, arrows]: [Sprite[], Sprite[]] = [[], []]
  addTags(
    state,
    poses,
    { from, eye: EYE },
    () => {},
    (sprite) => tags.push({ ...sprite }),
  )
  const bases = basesOf(state, poses)
  addBowArrows(bases, EYE, (sprite) => arrows.push({ ...sprite }))
  const [tag] = tags
  const [arrow] = arrows
  const [base] = bases
  if (!tag || !arrow || !base) throw new Error('nothing is drawn')
  return { tag, arrow, ship: base.pose }
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

describe.each(SHIP_CLASSES)('the tag of a %s', (name) => {
  it('is 13 pixels high in the middle of the field in a window of 1280 × 800, within the width of her cell', () => {
    const { tag } = drawn(`${name} red l8 N`)
    expect((tag.size * PIXELS_A_CELL * TAG.height) / TAG_CELL.width).toBeGreaterThanOrEqual(13)
    expect((tag.size * TAG.width) / TAG_CELL.width).toBeLessThanOrEqual(1)
  })

  it.each(HEADINGS)('leaves the arrow at her bow in sight when she heads %s', (heading) => {
    const one = drawn(`${name} red l8 ${heading}`)
    const arrow = pixelOf(one.arrow)
    const tag = pixelOf(one.tag)
    const scale = (one.tag.size * PIXELS_A_CELL) / TAG_CELL.width / 2
    const aside = Math.abs(arrow.x - tag.x) - scale * TAG.width
    const above = Math.abs(arrow.y - tag.y) - scale * TAG.height
    expect(Math.max(aside, above)).toBeGreaterThan(3)
  })
})

describe('tags', () => {
  it.each(QUARTERS)('hang on the viewer’s side of a ship, seen from side %i', (from) => {
    const { tag, ship } = drawn('brig red l8 N', from)
    const near = stepFrom(from, 0, 1)
    expect((tag.x - ship.x) * near.x + (tag.z - ship.z) * near.z).toBeGreaterThan(0.05)
  })

  it('take less of a ship that is near, and more of the window', () => {
    const at = { x: 0, y: 0, z: 0 }
    const [far, near] = [closeness({ x: 0, y: 33, z: 0 }, at), closeness({ x: 0, y: 8, z: 0 }, at)]
    expect(near).toBeLessThan(far)
    expect(near / 8).toBeGreaterThan(far / 33)
  })

  it('are not larger than where the whole sea is seen', () => {
    expect(closeness({ x: 0, y: 90, z: 0 }, { x: 0, y: 0, z: 0 })).toBe(1)
  })
})
