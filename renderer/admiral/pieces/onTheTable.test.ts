import { BoxGeometry, BufferAttribute, type BufferGeometry } from 'three'
import { describe, expect, it } from 'vitest'
import { battle } from '../../gallery/admiralBoard.ts'
import { Poses } from '../../playback/motion/poses.ts'
import { blankSprite, type Sprite } from '../../table/sprites/sprite.ts'
import { cellSpot, shipTarget, WATER } from '../table/anchors.ts'
import { homesOf } from '../table/layout.ts'
import { hullsOf } from './sea/hulls.ts'
import { windIn } from './sea/wind.ts'
import { canvasLight, woodLight } from './ships/damage.ts'
import { addDamage, MARKS_EACH } from './ships/damageMarks.ts'
import { AXIS, riggedCanvas, STUFF } from './ships/rigGeometry.ts'

const STATE = battle({
  ships: ['line red k5 E', ['line red m9 N', { hullDamage: 1 }], ['line blue p9 N', { hullDamage: 6, done: true }]],
  wind: 'W storm',
})
const [UNHURT, SCRATCHED, WRECK] = STATE.ships

function posesOf(): Poses {
  const poses = new Poses()
  poses.setHomes(homesOf(STATE))
  return poses
}

function marksOf(unit: (typeof STATE.ships)[number] | undefined): readonly Sprite[] {
  const pose = unit && posesOf().get(shipTarget(unit.id))
  if (!unit || !pose) throw new Error('no such ship')
  const marks: Sprite[] = []
  addDamage(STATE, unit, pose, { x: -1, z: 0, force: 2 }, 1.5, (sprite) => marks.push({ ...blankSprite(), ...sprite }))
  return marks
}

describe('hulls in the water', () => {
  it('lie along their heading and foam astern only under way', () => {
    const poses = posesOf()
    const [still] = hullsOf(STATE, poses)
    expect(still?.wake).toBe(0)
    expect(Math.sin(still?.heading ?? 1)).toBeCloseTo(0)
    poses.hold(shipTarget(UNHURT?.id ?? '')).tiltZ = 0.07
    expect(hullsOf(STATE, poses)[0]?.wake).toBe(0)
    poses.hold(shipTarget(UNHURT?.id ?? '')).x += 0.5
    expect(hullsOf(STATE, poses)[0]?.wake).toBe(0.5)
    poses.hold(shipTarget(UNHURT?.id ?? '')).x += 4
    expect(hullsOf(STATE, poses)[0]?.wake).toBeLessThan(2)
  })

  it('are gone once they are under water', () => {
    const poses = posesOf()
    poses.hold(shipTarget(UNHURT?.id ?? '')).y = WATER - 1
    expect(hullsOf(STATE, poses)).toHaveLength(2)
  })
})

describe('damage', () => {
  it('is not seen on a whole ship, is counted by pips, then smokes and burns', () => {
    expect(marksOf(UNHURT)).toHaveLength(0)
    expect(marksOf(SCRATCHED)).toHaveLength(7)
    const marks = marksOf(WRECK)
    expect(marks.filter(({ flat }) => flat)).toHaveLength(7)
    expect(marks.length).toBeGreaterThan(10)
    expect(marks.length).toBeLessThanOrEqual(MARKS_EACH)
  })

  it('shows the pips before the ship, towards the viewer, and smoke going with the wind', () => {
    const { x, z } = cellSpot(STATE.board, WRECK?.at ?? 0)
    const marks = marksOf(WRECK)
    for (const pip of marks.filter(({ flat }) => flat)) expect(pip.z).toBeGreaterThan(z)
    const smoke = marks.filter(({ flat, glow }) => !flat && glow === 0)
    expect(smoke.reduce((sum, puff) => sum + puff.x - x, 0)).toBeLessThan(0)
  })

  it('blackens the wood; a ship that has done her part is darker in her sails', () => {
    if (!UNHURT || !WRECK) throw new Error('no ships')
    expect(woodLight(STATE, UNHURT)).toBe(1)
    expect(woodLight(STATE, WRECK)).toBeLessThan(0.6)
    expect(canvasLight(WRECK)).toBeLessThan(canvasLight(UNHURT))
  })
})

describe('the wind', () => {
  it('is read from the table: where it blows to and how hard', () => {
    const { x, z, force } = windIn(STATE, posesOf())
    expect([Math.round(x), Math.round(z), force]).toEqual([-1, 0, 2])
  })
})

describe('sails and flags of a ship', () => {
  const withAttributes = (names: readonly string[]): BufferGeometry => {
    const geometry = new BoxGeometry()
    const { count } = geometry.getAttribute('position')
    for (const name of names) geometry.setAttribute(name, new BufferAttribute(new Float32Array(count * 3).fill(0.5), 3))
    return geometry
  }

  it('are one geometry in which each point knows what it is', () => {
    const whole = riggedCanvas(withAttributes(['_anchor', '_cloth']), withAttributes(['_pole']))
    const stuff = whole.getAttribute(STUFF)
    expect(stuff.count).toBe(48)
    expect(whole.index?.count).toBe(72)
    expect(stuff.getX(0)).toBe(0.5)
    expect(stuff.getX(47)).toBe(2)
    expect(whole.getAttribute(AXIS).getY(47)).toBe(0.5)
  })
})
