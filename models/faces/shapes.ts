/** Returns a number as short SVG text, to a hundredth of a unit. */
export const text = (value: number) => String(Math.round(value * 100) / 100)

/** Joins path commands and numbers into path data. */
export function path(strings: TemplateStringsArray, ...values: readonly number[]): string {
  return strings.map((part, i) => part + (i < values.length ? text(values[i] ?? 0) : '')).join('')
}

/** Returns path data of an ellipse, or of a circle where one radius is given. */
export function ellipse(x: number, y: number, rx: number, ry = rx): string {
  return path`M${x - rx},${y}a${rx},${ry} 0 1,0 ${2 * rx},0a${rx},${ry} 0 1,0 ${-2 * rx},0Z`
}

/** Returns path data of a rectangle with round corners. */
export function roundedRect(x: number, y: number, width: number, height: number, r: number): string {
  const across = width - 2 * r
  const down = height - 2 * r
  const corner = (dx: number, dy: number) => path`a${r},${r} 0 0,1 ${dx},${dy}`
  return (
    path`M${x + r},${y}h${across}` +
    corner(r, r) +
    path`v${down}` +
    corner(-r, r) +
    path`h${-across}` +
    corner(-r, -r) +
    path`v${-down}` +
    `${corner(r, -r)}Z`
  )
}

/** Returns path data of a line through points. */
export function polyline(points: readonly (readonly [x: number, y: number])[]): string {
  return `M${points.map(([x, y]) => path`${x},${y}`).join('L')}`
}
