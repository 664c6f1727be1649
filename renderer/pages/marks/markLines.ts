import { type BoardPoint, MARK_FADES, type MarkShape } from '../../../electron/contract/caster.ts'

/** A line of a mark in cells of its board. */
export type MarkLine = readonly Pick<BoardPoint, 'x' | 'y'>[]

/** The radius of a ring, cells: it holds a cell. */
const RING = 0.66
const RING_POINTS = 40
/** The length of an arrow's barbs in cells, for lines of the usual width, and their angle with the shaft, radians. */
const BARB = { length: 0.7, angle: 0.58 } as const

/** Returns the seat on whose board a mark is; undefined in games with one board. */
export function boardOf(mark: MarkShape): string | undefined {
  if (mark.shape === 'arrow') return mark.from.board
  return mark.shape === 'ring' ? mark.at.board : mark.points[0]?.board
}

/** Returns the lines that draw a mark; `scale` is the factor on their width. */
export function linesOf(mark: MarkShape, scale = 1): readonly MarkLine[] {
  if (mark.shape === 'arrow') return arrow(mark.from, mark.to, BARB.length * scale)
  return mark.shape === 'ring' ? [ring(mark.at)] : [mark.points.length === 1 ? dot(mark.points) : mark.points]
}

function ring({ x, y }: BoardPoint): MarkLine {
  return Array.from({ length: RING_POINTS + 1 }, (_, n) => {
    const angle = (2 * Math.PI * n) / RING_POINTS
    return { x: x + RING * Math.cos(angle), y: y + RING * Math.sin(angle) }
  })
}

/** Returns a line without length, which is drawn as a dot. */
const dot = (points: MarkLine): MarkLine => [...points, ...points]

function arrow(from: BoardPoint, to: BoardPoint, barb: number): readonly MarkLine[] {
  const direction = Math.atan2(to.y - from.y, to.x - from.x)
  const length = Math.min(barb, Math.hypot(to.x - from.x, to.y - from.y))
  const [left, right] = [-BARB.angle, BARB.angle].map((angle) => ({
    x: to.x - length * Math.cos(direction + angle),
    y: to.y - length * Math.sin(direction + angle),
  }))
  return [[from, to], left && right ? [left, to, right] : []]
}

/** The columns of a board up to which lines have their usual width. */
const USUAL = 14

/** Returns the factor on the width of lines: on a large board, whose cells are small in the picture, they are wider. */
export const scaleOn = (columns: number): number => Math.max(1, columns / USUAL)

/** Returns the strength of a mark at an age in milliseconds: from 1 to 0, slowly at first. */
export const strengthAt = (age: number): number => Math.max(0, 1 - Math.max(0, age / MARK_FADES) ** 3)

/** Returns the parts of a line from point to point that lie on a board. */
export function legsOn(
  line: MarkLine,
  size: { readonly columns: number; readonly rows: number },
): readonly (readonly [MarkLine[number], MarkLine[number]])[] {
  return line.slice(1).flatMap((to, index) => {
    const from = line[index]
    const part = from && partOn(from, to, size)
    return part ? [part] : []
  })
}

/** Returns the part of a leg on a board (Liang and Barsky); null if all of it is beside the board. */
function partOn(
  from: MarkLine[number],
  to: MarkLine[number],
  { columns, rows }: { readonly columns: number; readonly rows: number },
): readonly [MarkLine[number], MarkLine[number]] | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  let [enters, leaves] = [0, 1]
  const edges = [
    [-dx, from.x],
    [dx, columns - from.x],
    [-dy, from.y],
    [dy, rows - from.y],
  ] as const
  for (const [outward, inside] of edges) {
    if (outward === 0 && inside < 0) return null
    if (outward < 0) enters = Math.max(enters, inside / outward)
    if (outward > 0) leaves = Math.min(leaves, inside / outward)
  }
  if (enters > leaves) return null
  const at = (share: number) => ({ x: from.x + share * dx, y: from.y + share * dy })
  return [at(enters), at(leaves)]
}
