import type { Drawing } from './sheet.ts'

export const INK = '#2a180e'

export const CREAM = '#f7ebc8'

/** Returns a drawing in a square of `units` with the origin in its middle. */
export function around(draw: (g: CanvasRenderingContext2D) => void, units = 128): Drawing {
  return (g, side) => {
    g.translate(side / 2, side / 2)
    g.scale(side / units, side / units)
    g.lineJoin = 'round'
    g.lineCap = 'round'
    draw(g)
  }
}

/** Lines along one path, the outermost first. */
export type Lines = readonly (readonly [colour: string, width: number])[]

/** Draws lines along a path; if it is null, along the path that was begun before. */
export function strokes(g: CanvasRenderingContext2D, path: Path2D | null, ...lines: Lines): void {
  for (const [colour, width] of lines) {
    g.strokeStyle = colour
    g.lineWidth = width
    if (path) g.stroke(path)
    else g.stroke()
  }
}

/** Begins a circle about the origin. */
export function circle(g: CanvasRenderingContext2D, radius: number): void {
  g.beginPath()
  g.arc(0, 0, radius, 0, Math.PI * 2)
}

/** Begins a square with round corners about the origin, `half` from there to its sides. */
export function square(g: CanvasRenderingContext2D, half: number, round: number): void {
  g.beginPath()
  g.roundRect(-half, -half, 2 * half, 2 * half, round)
}

/** Returns text with an ink edge `line` wide, `drop` below the middle of its square. */
export function lettered(text: string, size: number, line: number, drop: number, units: number): Drawing {
  return around((g) => {
    g.font = `800 ${size}px Alegreya, serif`
    g.textAlign = 'center'
    g.textBaseline = 'middle'
    g.strokeStyle = INK
    g.lineWidth = line
    g.strokeText(text, 0, drop, 216)
    g.fillStyle = '#fffbe9'
    g.fillText(text, 0, drop, 216)
  }, units)
}

/** Draws a filled path inside lines with their own colours and widths. */
export function edged(fill: string, shape: string, lines: Lines, units?: number): Drawing {
  return around((g) => {
    const path = new Path2D(shape)
    strokes(g, path, ...lines)
    g.fillStyle = fill
    g.fill(path)
  }, units)
}

/** Draws a filled path with the ink line that all drawings have. */
export function inked(g: CanvasRenderingContext2D, path: string, fill: string, line = 6): void {
  const shape = new Path2D(path)
  g.fillStyle = fill
  g.fill(shape)
  strokes(g, shape, [INK, line])
}

export function stroke(g: CanvasRenderingContext2D, path: string, colour: string, width: number): void {
  strokes(g, new Path2D(path), [colour, width])
}

/** Draws a soft disc; opacities from the centre to the edge. */
export function softDisc(
  g: CanvasRenderingContext2D,
  radius: number,
  stops: readonly (readonly [number, number])[],
): void {
  const gradient = g.createRadialGradient(0, 0, 0, 0, 0, radius)
  for (const [at, opacity] of stops) gradient.addColorStop(at, `rgba(255,255,255,${opacity})`)
  g.fillStyle = gradient
  g.fillRect(-radius, -radius, radius * 2, radius * 2)
}

/** Returns the path of a star about the origin, one point up. */
export function starPath(points: number, outer: number, inner: number): string {
  const corner = (k: number) => {
    const radius = k % 2 ? inner : outer
    const angle = (Math.PI * k) / points - Math.PI / 2
    return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`
  }
  return `M${Array.from({ length: points * 2 }, (_, k) => corner(k)).join('L')}Z`
}

/** Returns the path of a circle, to combine with others. */
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r},${y}a${r},${r} 0 1,0 ${2 * r},0a${r},${r} 0 1,0 ${-2 * r},0Z`
