import { describe, expect, it } from 'vitest'
import { SHIP_CLASSES, type UnitId } from '../../../../engine/admiral/types.ts'
import { SHIP_MEASURES } from '../../../../models/admiral/squadron/measures.ts'
import { LANGUAGES, translator } from '../../../i18n/t.ts'
import { Poses } from '../../../playback/motion/poses.ts'
import { CAMERA_PRESETS } from '../../../table/camera/cameraPresets.ts'
import { pictureOf, poseOf } from '../../../table/camera/pose.ts'
import type { Point } from '../../../table/spot.ts'
import type { Sprite } from '../../../table/sprites/sprite.ts'
import { battle } from '../../../testkit/boards/admiralBoard.ts'
import { shipTarget } from '../../table/anchors.ts'
import { homesOf } from '../../table/layout.ts'
import { closeness } from './closeness.ts'
import { shipFacts } from './shipFacts.ts'
import { TAG_CELL } from './TagSheet.ts'
import { COUNTABLE, type Looking, taggedShips } from './tagged.ts'
import { TAG } from './tagPicture.ts'
import { addTags } from './tags.ts'

const PLAY = poseOf(CAMERA_PRESETS['admiral/play'])
const EYE: Point = CAMERA_PRESETS['admiral/play'].position
const WINDOW = { width: 1280, height: 800 } as const

/** The width of a cell in the middle of the window of the play camera, in pixels. */
const PIXELS_A_CELL = [0.5, -0.5]
  .map((x) => (pictureOf(PLAY, WINDOW.width / WINDOW.height, { x, y: 0, z: 0 }).x * WINDOW.width) / 2)
  .reduce((right, left) => right - left)

const STATE = battle({
  ships: [
    ...SHIP_CLASSES.map((name, i) => `${name} red ${'fhln'[i]}5 E` as const),
    ['galleon blue h9 E', { hullDamage: 1, sailDamage: 2 }],
  ],
})
const poses = new Poses()
poses.setHomes(homesOf(STATE))
const ids = STATE.ships.map(({ id }) => id)
const [FIRST = '', SECOND = '', THIRD = ''] = ids

/** Returns the drawn tags, by the place of their ships. */
function drawn(tagged: ReadonlySet<UnitId> | null): readonly Sprite[] {
  const tags: Sprite[] = []
  addTags(
    { state: STATE, poses, view: { eye: EYE, textScale: 1 }, tagged },
    () => {},
    (sprite) => tags.push({ ...sprite }),
  )
  return tags
}

const LOOKING: Looking = { asked: null, hoveredUnit: null, prompt: null, selected: null, target: null }

describe('a tag', () => {
  it('shows the remaining hull and canvas', () => {
    const ship = STATE.ships.at(-1)
    expect(ship && shipFacts(STATE, ship)).toEqual({ class: 'galleon', hull: 4, hullLeft: 3, speed: 4, speedLeft: 2 })
  })

  it.each(LANGUAGES)('has another letter for each class in %s', (language) => {
    const letters = SHIP_CLASSES.map((name) => translator(language)(`class.${name}.letter`))
    expect(new Set(letters).size).toBe(SHIP_CLASSES.length)
    for (const letter of letters) expect(letter).toHaveLength(1)
  })

  it('hangs over the masts of its ship, 12 pixels high in a view of the whole sea, within the width of a cell', () => {
    for (const [i, tag] of drawn(null).entries()) {
      const ship = STATE.ships[i]
      const pose = ship && poses.get(shipTarget(ship.id))
      const mastheads = ship ? SHIP_MEASURES[ship.class].masts.map(({ top }) => top[1]) : []
      expect([tag.x, tag.z]).toEqual([pose?.x, pose?.z])
      expect(tag.y - (pose?.y ?? 0)).toBeGreaterThan(Math.max(...mastheads))
      expect((tag.size * PIXELS_A_CELL * TAG.height) / TAG_CELL.width).toBeGreaterThanOrEqual(12)
      expect((tag.size * TAG.width) / TAG_CELL.width).toBeLessThanOrEqual(1)
    }
  })
})

describe('tags', () => {
  it('hang over all ships, or over those that are named', () => {
    expect(drawn(null)).toHaveLength(ids.length)
    expect(drawn(new Set([SECOND])).map(({ picture }) => picture)).toEqual([1])
    expect(drawn(new Set())).toEqual([])
  })

  it('appear over the ship under the pointer and the selected one', () => {
    expect(taggedShips(LOOKING, 40)).toEqual(new Set())
    expect(taggedShips({ ...LOOKING, hoveredUnit: FIRST, selected: SECOND }, 40)).toEqual(new Set([FIRST, SECOND]))
  })

  it('appear over all possible targets while the player aims at cells that are too small to count points', () => {
    const shot = { kind: 'fire', ship: SECOND, target: FIRST, shots: 1, aim: 'hull' } as const
    const asked = {
      seat: 'red',
      moves: [{ move: shot }, { move: { ...shot, target: THIRD } }],
    } as unknown as Looking['asked']
    const aiming: Looking = { ...LOOKING, asked, selected: SECOND, target: FIRST }
    expect(taggedShips(aiming, COUNTABLE - 1)).toEqual(new Set(ids.slice(0, 3)))
    expect(taggedShips(aiming, COUNTABLE)).toEqual(new Set([SECOND]))
    expect(taggedShips({ ...aiming, target: null }, 40)).toEqual(new Set([SECOND]))
  })

  const FLAT = { x: 0, y: 0, z: 0 }
  const from = (height: number, textScale = 1) => closeness({ eye: { x: 0, y: height, z: 0 }, textScale }, FLAT)

  it('cover less of a near ship, and more of the window', () => {
    expect(from(8)).toBeLessThan(from(33))
    expect(from(8) / 8).toBeGreaterThan(from(33) / 33)
  })

  it('grow with the text size within their cells', () => {
    expect(from(8, 1.5)).toBeCloseTo(1.5 * from(8))
    expect(from(8, 4)).toBe(1)
  })

  it('are not larger than in a view of the whole sea', () => {
    expect(from(90)).toBe(1)
  })
})
