import { expect, it } from 'vitest'
import { type RibbonTray, ribbonGeometry } from './ribbonGeometry.ts'

const TRAY: RibbonTray = { x: 3, z: -1, sizeX: 12, sizeZ: 8, rail: 0.9, from: 0.7 }

const geometry = ribbonGeometry([TRAY])
const [position, normal] = [geometry.getAttribute('position'), geometry.getAttribute('normal')]
const points = Array.from({ length: position.count }, (_, i) => i)

/** Returns the distance of a point from the inner edge of its rail. */
const outOf = (i: number): number =>
  Math.max(Math.abs(position.getX(i) - TRAY.x) - TRAY.sizeX / 2, Math.abs(position.getZ(i) - TRAY.z) - TRAY.sizeZ / 2)

it('lies on the rails outside their letters, and hangs over their rounded edge', () => {
  const outs = points.map(outOf)
  expect(Math.min(...outs)).toBeGreaterThan(TRAY.from)
  expect(Math.max(...outs)).toBeGreaterThan(TRAY.rail)
  expect(Math.max(...outs)).toBeLessThan(TRAY.rail + 0.12)
})

it('lies on all four rails and is seen from above', () => {
  const sides = new Set(
    points.map((i) => [position.getX(i) - TRAY.x, position.getZ(i) - TRAY.z].map((at) => Math.sign(at)).join()),
  )
  expect(sides.size).toBe(4)
  expect(Math.min(...points.map((i) => normal.getY(i)))).toBeGreaterThan(0.1)
})

it('costs next to nothing', () => {
  expect(position.count / 3).toBeLessThanOrEqual(32)
})
