import { expect, it } from 'vitest'
import type { Point } from '../../table/spot.ts'
import { blankSprite, type Sprite } from '../../table/sprites/sprite.ts'
import { TRAIL } from './pictures.ts'
import { putTrail, type Trail } from './trails.ts'

const at = (x: number, z = 0): Point => ({ x, y: 0, z })
const east: Trail = { colour: 0xff0000, mark: 'red', points: [at(0), at(2), at(4)], kind: 'way', mine: false }

function drawn(trail: Partial<Trail>): readonly Sprite[] {
  const sprites: Sprite[] = []
  putTrail(blankSprite(), { ...east, ...trail }, (sprite) => sprites.push({ ...sprite }))
  return sprites
}

const named = (sprites: readonly Sprite[], name: keyof typeof TRAIL) =>
  sprites.filter(({ picture }) => picture === TRAIL[name])

it('is a band along its points with an arrow that stops short of the piece at its end', () => {
  const sprites = drawn({})
  const bands = named(sprites, 'band/core')
  expect(bands.map(({ x, size, stretch }) => [x - (size * stretch) / 2, x + (size * stretch) / 2])).toEqual([
    [expect.closeTo(0), expect.closeTo(2)],
    [expect.closeTo(2), expect.closeTo(3.66)],
  ])
  expect(named(sprites, 'head/core')).toEqual([expect.objectContaining({ x: expect.closeTo(3.66) })])
})

it('points its arrow in its direction: an arrow without a turn points north', () => {
  const turned = (x: number, z: number) => named(drawn({ points: [at(0), at(x, z)] }), 'head/core')[0]?.turn ?? 9
  expect(turned(0, -3)).toBeCloseTo(0)
  expect(turned(-3, 0)).toBeCloseTo(Math.PI / 2)
  expect(turned(3, 0)).toBeCloseTo(-Math.PI / 2)
})

it('rises over the places that a flight passes, and lies on the ground elsewhere', () => {
  const points = [at(0), at(4)]
  expect(Math.max(...drawn({ points }).map(({ y }) => y))).toBe(0)
  expect(Math.max(...drawn({ points, kind: 'flight' }).map(({ y }) => y))).toBeGreaterThan(0.4)
})

it('has the team’s colour on a bed that is visible on any ground', () => {
  const sprites = drawn({})
  expect(named(sprites, 'band/core')[0]).toMatchObject({ red: 1, green: 0, blue: 0 })
  expect(named(sprites, 'band/bed')[0]).toMatchObject({ red: 1, green: 1, blue: 1 })
  expect(sprites.findLastIndex(({ picture }) => picture === TRAIL['head/bed'])).toBeLessThan(
    sprites.findIndex(({ picture }) => picture === TRAIL['band/core']),
  )
})

it('is broader if it concerns the viewer', () => {
  const width = (mine: boolean) => named(drawn({ mine }), 'band/core')[0]?.size ?? 0
  expect(width(true)).toBeGreaterThan(width(false))
})

it('has a badge with the mark of its team near its beginning, above its other parts', () => {
  for (const kind of ['way', 'flight', 'shot'] as const) {
    const sprites = drawn({ kind, mark: 'skull' })
    expect(sprites.slice(-3).map(({ picture, x, flat, turn }) => [picture, x, flat, turn])).toEqual(
      (['badge', 'ring', 'mark/skull'] as const).map((name) => [TRAIL[name], 0.5, true, 0]),
    )
  }
  expect(named(drawn({}), 'ring')[0]).toMatchObject({ red: 1, green: 0, blue: 0 })
  expect(named(drawn({ mark: 'gold' }), 'mark/skull')).toEqual([])
})

it('is nothing without a move', () => {
  expect(drawn({ points: [at(1), at(1)] })).toEqual([])
})

it('is a ring for a single place, with its badge at the edge', () => {
  const sprites = drawn({ kind: 'spot', mark: 'better', points: [at(3, 1)] })
  expect(named(sprites, 'spot/core')).toEqual([expect.objectContaining({ x: 3, z: 1, red: 1, green: 0, blue: 0 })])
  const [mark] = named(sprites, 'mark/better')
  expect(Math.hypot((mark?.x ?? 0) - 3, (mark?.z ?? 0) - 1)).toBeCloseTo(0.61)
})
