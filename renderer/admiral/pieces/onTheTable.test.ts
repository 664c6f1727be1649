import { BoxGeometry, BufferAttribute, type BufferGeometry } from 'three'
import { describe, expect, it } from 'vitest'
import { Poses } from '../../playback/motion/poses.ts'
import { blankSprite, type Sprite } from '../../table/sprites/sprite.ts'
import { battle } from '../../testkit/boards/admiralBoard.ts'
import { cellAtSpot, cellSpot, shipTarget, WATER } from '../table/anchors.ts'
import { homesOf } from '../table/layout.ts'
import { hullsOf } from './sea/hulls.ts'
import { windIn } from './sea/wind.ts'
import { canvasLight, listOf, woodLight } from './ships/damage.ts'
import { addDamage, MARKS_EACH } from './ships/damageMarks.ts'
import { AXIS, LOST, riggedCanvas, STUFF } from './ships/rigGeometry.ts'

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
  it('foam along their heading and astern while they sail or are still to act; those that have acted lie still', () => {
    const poses = posesOf()
    const middles = () => hullsOf(STATE, poses).map(({ x, z }) => cellAtSpot(STATE.board, { x, z }))
    expect(middles()).toEqual([UNHURT?.at, SCRATCHED?.at])
    poses.hold(shipTarget(WRECK?.id ?? '')).tiltZ = 0.07
    expect(middles()).toHaveLength(2)
    poses.hold(shipTarget(WRECK?.id ?? '')).z += 0.5
    const [sailing] = hullsOf(STATE, poses)
    expect(sailing?.wake).toBe(0.5)
    expect(Math.cos(sailing?.heading ?? 0)).toBeCloseTo(0)
    poses.hold(shipTarget(WRECK?.id ?? '')).z += 4
    expect(hullsOf(STATE, poses)[0]?.wake).toBeLessThan(2)
  })

  it('are gone once they are under water', () => {
    const poses = posesOf()
    poses.hold(shipTarget(UNHURT?.id ?? '')).y = WATER - 1
    expect(hullsOf(STATE, poses)).toHaveLength(1)
  })
})

describe('damage', () => {
  it('is invisible on a ship with a scratch; a worse ship smokes and burns', () => {
    expect(marksOf(UNHURT)).toHaveLength(0)
    expect(marksOf(SCRATCHED)).toHaveLength(0)
    const marks = marksOf(WRECK)
    expect(marks.length).toBeGreaterThan(10)
    expect(marks.length).toBeLessThanOrEqual(MARKS_EACH)
  })

  it('smokes with the wind', () => {
    const { x } = cellSpot(STATE.board, WRECK?.at ?? 0)
    const smoke = marksOf(WRECK).filter(({ glow }) => glow === 0)
    expect(smoke.reduce((sum, puff) => sum + puff.x - x, 0)).toBeLessThan(0)
  })

  it('blackens the wood; a ship that has acted has darker sails', () => {
    if (!UNHURT || !WRECK) throw new Error('no ships')
    expect(woodLight(STATE, UNHURT)).toBe(1)
    expect(woodLight(STATE, WRECK)).toBeLessThan(0.6)
    expect(canvasLight(WRECK)).toBeLessThan(canvasLight(UNHURT))
  })

  it('makes a ship list once water comes in', () => {
    expect([UNHURT, SCRATCHED].map((ship) => ship && listOf(STATE, ship))).toEqual([0, 0])
    expect(Math.abs(WRECK ? listOf(STATE, WRECK) : 0)).toBeGreaterThan(0.2)
  })
})

describe('the wind', () => {
  it('is read from the table: its direction and strength', () => {
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

  it('are one geometry with the kind of each point in an attribute', () => {
    const whole = riggedCanvas(withAttributes(['_anchor', '_cloth', '_lost']), withAttributes(['_pole', '_lost']))
    const stuff = whole.getAttribute(STUFF)
    expect(stuff.count).toBe(48)
    expect(whole.index?.count).toBe(72)
    expect(stuff.getX(0)).toBe(0.5)
    expect(stuff.getX(47)).toBe(2)
    expect(whole.getAttribute(AXIS).getY(47)).toBe(0.5)
    expect(whole.getAttribute(LOST).count).toBe(48)
  })
})
