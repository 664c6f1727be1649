import { expect, it } from 'vitest'
import { blankSprite, type Sprite } from '../../table/sprites/sprite.ts'
import { TRAIL } from './pictures.ts'
import { putTrail, type Trail } from './trails.ts'

const east: Trail = {
  colour: 0xff0000,
  points: [
    { x: 0, y: 0, z: 0 },
    { x: 2, y: 0, z: 0 },
    { x: 4, y: 0, z: 0 },
  ],
  kind: 'way',
  mine: false,
}

function drawn(trail: Partial<Trail>): readonly Sprite[] {
  const sprites: Sprite[] = []
  putTrail(blankSprite(), { ...east, ...trail }, (sprite) => sprites.push({ ...sprite }))
  return sprites
}

it('leads along its points and ends with an arrow short of whoever stands at its end', () => {
  const marks = drawn({})
  expect(marks.map(({ x }) => x)).toEqual(marks.map(({ x }) => x).toSorted((a, b) => a - b))
  const head = marks.at(-1)
  expect(head?.picture).toBe(TRAIL.head)
  expect(head?.x).toBeGreaterThan(3.4)
  expect(head?.x).toBeLessThan(3.8)
  expect(marks.filter(({ picture }) => picture === TRAIL.head)).toHaveLength(1)
})

it('points its arrow the way it goes: an arrow without a turn points north', () => {
  const turned = (x: number, z: number) =>
    drawn({
      points: [
        { x: 0, y: 0, z: 0 },
        { x, y: 0, z },
      ],
    }).at(-1)?.turn ?? 0
  expect(turned(0, -3)).toBeCloseTo(0)
  expect(turned(-3, 0)).toBeCloseTo(Math.PI / 2)
  expect(turned(3, 0)).toBeCloseTo(-Math.PI / 2)
})

it('rises over what a flight passes, and lies on the ground elsewhere', () => {
  const points = [
    { x: 0, y: 0, z: 0 },
    { x: 4, y: 0, z: 0 },
  ]
  expect(Math.max(...drawn({ points }).map(({ y }) => y))).toBe(0)
  expect(Math.max(...drawn({ points, kind: 'flight' }).map(({ y }) => y))).toBeGreaterThan(0.4)
})

it('is stronger where it concerns the one who looks', () => {
  const [plain, mine] = [drawn({})[0], drawn({ mine: true })[0]]
  expect(mine?.size).toBeGreaterThan(plain?.size ?? Number.POSITIVE_INFINITY)
  expect(mine?.opacity).toBeGreaterThan(plain?.opacity ?? Number.POSITIVE_INFINITY)
})
