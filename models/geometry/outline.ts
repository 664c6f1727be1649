import { Path, Shape } from 'three'

function traceRounded<T extends Path>(path: T, width: number, height: number, r: number): T {
  const [x, y] = [width / 2, height / 2]
  path.moveTo(-x + r, -y)
  path.lineTo(x - r, -y)
  path.quadraticCurveTo(x, -y, x, -y + r)
  path.lineTo(x, y - r)
  path.quadraticCurveTo(x, y, x - r, y)
  path.lineTo(-x + r, y)
  path.quadraticCurveTo(-x, y, -x, y - r)
  path.lineTo(-x, -y + r)
  path.quadraticCurveTo(-x, -y, -x + r, -y)
  return path
}

/** Returns a rectangle with round corners, centred. */
export const roundedRectangle = (width: number, height: number, r: number) =>
  traceRounded(new Shape(), width, height, r)

/** Returns a rectangle with round corners, centred, as a hole in another shape. */
export const roundedHole = (width: number, height: number, r: number) => traceRounded(new Path(), width, height, r)

/**
 * Returns a closed shape through points joined by curves: [x, y] is a line, [cx, cy, x, y] a curve with its control
 * point.
 */
export function outline(steps: readonly (readonly number[])[]): Shape {
  const shape = new Shape()
  steps.forEach((step, i) => {
    const [a = 0, b = 0, c, d] = step
    if (i === 0) shape.moveTo(a, b)
    else if (c === undefined || d === undefined) shape.lineTo(a, b)
    else shape.quadraticCurveTo(a, b, c, d)
  })
  return shape
}
