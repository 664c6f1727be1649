import { describe, expect, it } from 'vitest'
import { PALETTES } from '../../../../electron/contract/ipc.ts'
import { SHIP_CLASSES, type ShipClass } from '../../../../engine/admiral/types.ts'
import { BASES, baseFace, baseRim, spanOf } from '../../../../models/admiral/squadron/bases.ts'
import { SHIP_MEASURES } from '../../../../models/admiral/squadron/measures.ts'
import { SQUADRONS } from '../../../../models/teams.ts'
import { Poses } from '../../../playback/motion/poses.ts'
import type { Sprite } from '../../../table/sprites/sprite.ts'
import { SEAS } from '../../../table/water/palette.ts'
import { battle } from '../../../testkit/boards/admiralBoard.ts'
import { colourDistance, linearRgb, VISIONS } from '../../../testkit/colourVision.ts'
import { alongYaw, headingYaw } from '../../table/anchors.ts'
import { homesOf } from '../../table/layout.ts'
import { baseColour } from './baseColour.ts'
import { PICTURE } from './basePictures.ts'
import { basesOf } from './bases.ts'
import { flagshipOf } from './flagship.ts'
import { addCrowdedHeads, addHeads } from './heads.ts'
import { addLanterns } from './lanterns.ts'
import { addPoints } from './points.ts'
import { addHullShades, addWaterShades } from './shades.ts'

describe.each(SHIP_CLASSES)('the base of a %s', (name) => {
  const base = BASES[name]

  it('shows its head before the hull and its points on both sides of it', () => {
    const { middle, halfLength, halfBeam } = SHIP_MEASURES[name].hull
    expect(base.fore).toBeGreaterThan(halfLength + middle)
    expect(base.halfBeam).toBeGreaterThan(2 * halfBeam)
  })

  it('leaves water between ships side by side', () => {
    expect(2 * base.halfBeam * 1.06).toBeLessThan(0.99)
  })

  it('touches at most the stern of the ship ahead with its point', () => {
    expect((base.fore + BASES.line.aft) * 1.06 - 1).toBeLessThan(0.14)
  })
})

describe.each(SQUADRONS)('every base of the %s squadron', (team) => {
  it('contrasts with the deep sea in every palette and vision', () => {
    for (const palette of PALETTES)
      for (const vision of VISIONS)
        expect(colourDistance(baseColour(team, palette), SEAS.admiral.deep, vision)).toBeGreaterThan(10)
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
const [BRIG, GALLEON] = STATE.ships

describe('a squadron', () => {
  it('is led by the heaviest ship that is no prize; when it sinks, by the next', () => {
    expect(flagshipOf(STATE, 'red')).toBe(GALLEON)
    const sunk = { ships: STATE.ships.map((ship) => (ship === GALLEON ? { ...ship, at: null } : ship)) }
    expect(flagshipOf(sunk, 'red')).toBe(BRIG)
  })
})

/** Returns the sprites on and over the base of one ship. */
function marksOf(ship: (typeof STATE.ships)[number] | undefined, add: typeof addPoints) {
  const poses = new Poses()
  poses.setHomes(homesOf(STATE))
  const bases = basesOf(STATE, poses).filter((base) => base.ship === ship)
  const [base] = bases
  if (!base) throw new Error('no such ship')
  const ahead = alongYaw(base.pose.yaw)
  const marks: (Sprite & { readonly along: number; readonly starboard: number })[] = []
  add(STATE, bases, (sprite) => {
    const [x, z] = [sprite.x - base.pose.x, sprite.z - base.pose.z]
    marks.push({ ...sprite, along: x * ahead.x + z * ahead.z, starboard: z * ahead.x - x * ahead.z })
  })
  return marks
}

describe('the points on a base', () => {
  const count = (marks: readonly Sprite[], picture: keyof typeof PICTURE) =>
    marks.filter((mark) => mark.picture === PICTURE[picture]).length

  it('show on both flanks the remaining and the lost points of hull and sails', () => {
    const marks = marksOf(GALLEON, addPoints)
    for (const flank of [marks.filter((mark) => mark.starboard > 0), marks.filter((mark) => mark.starboard < 0)])
      expect([
        count(flank, 'hull'),
        count(flank, 'lostHull'),
        count(flank, 'sails'),
        count(flank, 'lostSails'),
      ]).toEqual([3, 1, 2, 2])
  })

  it('are lost from the stern', () => {
    const hull = marksOf(GALLEON, addPoints).filter(({ picture }) => [PICTURE.hull, PICTURE.lostHull].includes(picture))
    const sternmost = Math.min(...hull.map(({ along }) => along))
    for (const { along, picture } of hull) expect(picture === PICTURE.lostHull).toBe(Math.abs(along - sternmost) < 1e-6)
  })

  it.each(STATE.ships)('of $class lie on the base, outside the hull', (ship) => {
    const { fore, aft, halfBeam } = BASES[ship.class]
    for (const { along, starboard, size } of marksOf(ship, addPoints)) {
      expect(Math.abs(starboard) + size / 2).toBeLessThan(halfBeam * 1.06)
      expect(Math.abs(starboard)).toBeGreaterThan(SHIP_MEASURES[ship.class].hull.halfBeam)
      expect(along).toBeLessThan(fore)
      expect(along).toBeGreaterThan(-aft * 1.06)
    }
  })
})

describe('the head of a base', () => {
  it.each(STATE.ships)('of $class is outlined before the hull, pointing ahead', (ship) => {
    const [head, ...more] = marksOf(ship, (_, bases, add) => addHeads(bases, add))
    expect(more).toEqual([])
    expect(head?.along).toBeGreaterThan(0.2)
    expect(head?.starboard).toBeCloseTo(0)
    const ahead = alongYaw(headingYaw(ship.heading))
    expect(Math.cos(head?.turn ?? 0)).toBeCloseTo(ahead.x)
    expect(-Math.sin(head?.turn ?? 0)).toBeCloseTo(ahead.z)
  })
})

describe('outlines of covered heads', () => {
  /** Returns the number of heads that are outlined over all ships of a sea. */
  function crowdedIn(ships: Parameters<typeof battle>[0]['ships']): number {
    const state = battle({ ships })
    const poses = new Poses()
    poses.setHomes(homesOf(state))
    let count = 0
    addCrowdedHeads(basesOf(state, poses), () => count++)
    return count
  }

  it('are drawn for ships behind another one, and not for a single ship', () => {
    expect(crowdedIn(['line red f9 N', 'frigate red f8 N', 'brig blue k4 E'])).toBe(1)
    expect(crowdedIn(['line red f9 N', 'frigate red f6 N'])).toBe(0)
  })
})

describe('shades', () => {
  it('lie on the water round the base and on the base round the hull', () => {
    const [water] = marksOf(GALLEON, (_, bases, add) => addWaterShades(bases, add))
    const [board] = marksOf(GALLEON, (_, bases, add) => addHullShades(bases, add))
    expect(water?.size).toBeGreaterThan(2 * spanOf(BASES.galleon).half)
    expect(board?.y).toBeGreaterThan(water?.y ?? 1)
    expect(board?.size).toBeGreaterThan(2 * SHIP_MEASURES.galleon.hull.halfLength)
  })
})

describe('lanterns', () => {
  const lanterns: typeof addPoints = (_, bases, add) => addLanterns(bases, add)

  it('hang at the stern of a flagship in three places, and of no other ship', () => {
    const lights = marksOf(GALLEON, lanterns)
    expect(new Set(lights.map(({ starboard }) => starboard.toFixed(3))).size).toBe(3)
    for (const { along } of lights) expect(along).toBeLessThan(-0.4)
    expect(marksOf(BRIG, lanterns)).toEqual([])
  })
})

/** Returns the lightness of a colour in grey, 0–100 (CIE L*). */
function lightness(colour: string): number {
  const [r, g, b] = linearRgb(colour)
  return 116 * Math.cbrt(0.2126 * r + 0.7152 * g + 0.0722 * b) - 16
}

describe('colours of the bases', () => {
  const pairs = SQUADRONS.flatMap((a, i) => SQUADRONS.slice(i + 1).map((b) => [a, b] as const))

  it.each(['default', 'safe'] as const)('have a different lightness for each squadron in palette %s', (palette) => {
    for (const [a, b] of pairs)
      expect(Math.abs(lightness(baseColour(a, palette)) - lightness(baseColour(b, palette)))).toBeGreaterThan(9)
  })

  it.each(['safe', 'contrast'] as const)('are distinguishable with every vision in palette %s', (palette) => {
    for (const vision of VISIONS)
      for (const [a, b] of pairs)
        expect(colourDistance(baseColour(a, palette), baseColour(b, palette), vision)).toBeGreaterThan(20)
  })
})

describe.each(SHIP_CLASSES)('the plates of a %s', (name) => {
  it('lie between stern and point, and have few triangles', () => {
    for (const plate of [baseRim(name), baseFace(name)]) {
      plate.computeBoundingBox()
      const { min, max } = plate.boundingBox ?? {}
      expect(min?.x).toBeGreaterThanOrEqual(-1)
      expect(max?.x).toBeLessThanOrEqual(1)
      expect(plate.getAttribute('position').count / 3).toBeLessThan(160)
    }
  })
})

describe('the bases of no two classes', () => {
  /** Returns the width of a base at the bow, amidships and at the stern, and its length, in cells. */
  function measuresOf(name: ShipClass): readonly number[] {
    const position = baseRim(name).getAttribute('position')
    const { half } = spanOf(BASES[name])
    const broadest = (from: number, to: number) => {
      let most = 0
      for (let i = 0; i < position.count; i++) {
        const x = position.getX(i)
        if (x >= from && x <= to) most = Math.max(most, Math.abs(position.getZ(i)))
      }
      return most * BASES[name].halfBeam
    }
    return [half, broadest(0.3, 0.8), broadest(-1, -0.97)]
  }

  it('have different outlines', () => {
    const all = SHIP_CLASSES.map(measuresOf)
    for (const [i, a] of all.entries())
      for (const b of all.slice(i + 1))
        expect(Math.max(...a.map((measure, k) => Math.abs(measure - (b[k] ?? 0))))).toBeGreaterThan(0.07)
  })
})
