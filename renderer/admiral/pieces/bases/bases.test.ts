import { Matrix4, MeshBasicMaterial, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { PALETTES } from '../../../../electron/contract/ipc.ts'
import { HEADINGS } from '../../../../engine/admiral/geometry/headings.ts'
import { SHIP_CLASSES, type ShipClass, TEAMS } from '../../../../engine/admiral/types.ts'
import { BASES, baseFace, baseRim, FIELD_PAINT, spanOf } from '../../../../models/admiral/squadron/bases.ts'
import { SHIP_MEASURES } from '../../../../models/admiral/squadron/measures.ts'
import { SQUADRON_PAINT, SQUADRONS } from '../../../../models/teams.ts'
import { battle } from '../../../gallery/admiralBoard.ts'
import { createInstances } from '../../../playback/copies/instances.ts'
import { Poses } from '../../../playback/motion/poses.ts'
import type { Sprite } from '../../../table/sprites/sprite.ts'
import { SEAS } from '../../../table/water/palette.ts'
import { colourDistance, linearRgb, VISIONS } from '../../../ui/colourVision.ts'
import { alongYaw } from '../../table/anchors.ts'
import { homesOf } from '../../table/layout.ts'
import { addBowArrows, baseColour, basesOf, placeBases } from './bases.ts'
import { flagshipOf, honourOf } from './honours.ts'

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
  })
})

describe.each(SQUADRONS)('every base of the %s squadron', (team) => {
  it('is another colour from the deep sea in every palette and vision', () => {
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
const [BRIG, GALLEON, PRIZE] = STATE.ships

describe('a squadron', () => {
  it('is led from the heaviest ship that is no prize; when she sinks, from the next', () => {
    expect(flagshipOf(STATE, 'red')).toBe(GALLEON)
    const sunk = { ships: STATE.ships.map((ship) => (ship === GALLEON ? { ...ship, at: null } : ship)) }
    expect(flagshipOf(sunk, 'red')).toBe(BRIG)
    expect([BRIG, GALLEON, PRIZE].map((ship) => ship && honourOf(STATE, ship))).toEqual([null, 'flagship', 'prize'])
  })
})

describe('the arrow at her bow', () => {
  it.each(HEADINGS)('lies ahead of a ship that heads %s, in her cell, points ahead and bears her colour', (heading) => {
    const state = battle({ ships: [`brig blue f5 ${heading}`] })
    const poses = new Poses()
    poses.setHomes(homesOf(state))
    const arrows: Sprite[] = []
    const bases = basesOf(state, poses)
    const view = { from: 0, eye: { x: 0, y: 27, z: 18 }, textScale: 1 } as const
    addBowArrows(bases, view, (sprite) => arrows.push({ ...sprite }))
    const [arrow] = arrows
    const [base] = bases
    const away = { x: (arrow?.x ?? 0) - (base?.pose.x ?? 0), z: (arrow?.z ?? 0) - (base?.pose.z ?? 0) }
    const ahead = alongYaw(base?.pose.yaw ?? 0)
    const tip = (arrow?.size ?? 0) * 0.375
    expect(arrows).toHaveLength(1)
    expect(away.x * ahead.x + away.z * ahead.z).toBeGreaterThan(0.35)
    expect(Math.max(Math.abs(away.x), Math.abs(away.z)) + tip).toBeLessThan(0.52)
    expect(Math.cos(arrow?.turn ?? 0)).toBeCloseTo(ahead.x)
    expect(-Math.sin(arrow?.turn ?? 0)).toBeCloseTo(ahead.z)
    expect(TEAMS[arrow?.picture ?? -1]).toBe('blue')
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
    const platesOf = (name: ShipClass) => ({
      rims: createInstances(baseRim(name), material, 1),
      faces: createInstances(baseFace(name), material, 1),
    })
    const plates = {
      line: platesOf('line'),
      galleon: platesOf('galleon'),
      frigate: platesOf('frigate'),
      brig: platesOf('brig'),
    }
    const bases = basesOf(state, poses)
    placeBases(plates, bases, 'default')
    const placed = new Matrix4()
    plates.brig.faces.getMatrixAt(0, placed)
    const [ship] = bases
    const [field, lit] = [-0.5, 0.5].map((side) => new Vector3(0, 0, side).applyMatrix4(placed))
    expect(field?.z).toBeLessThan((ship?.pose.z ?? 0) + 0.05)
    expect((field?.z ?? 0) - (lit?.z ?? 0)).toBeLessThan(0.001)
  })
})

describe.each(SHIP_CLASSES)('the plates of a %s', (name) => {
  it('lie between stern and point, and are few triangles', () => {
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
  /** How broad a base is at the bow, amidships and at the stern, and how long, cells. */
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

  it('have one outline', () => {
    const all = SHIP_CLASSES.map(measuresOf)
    for (const [i, a] of all.entries())
      for (const b of all.slice(i + 1))
        expect(Math.max(...a.map((measure, k) => Math.abs(measure - (b[k] ?? 0))))).toBeGreaterThan(0.07)
  })
})
