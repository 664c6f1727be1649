import { create } from 'zustand'
import {
  type BoardPoint,
  type CasterCommand,
  LONGEST_STROKE,
  type MarkShape,
} from '../../../electron/contract/caster.ts'

/** The tools that draw. */
export const PENS = ['arrow', 'ring', 'stroke'] as const
export type PenTool = (typeof PENS)[number]

/** The pen of the caster on the board. */
interface Pen {
  readonly tool: PenTool
  /** True while the next touch chooses the place of the picture. */
  readonly choosesPlace: boolean
  /** The points that are being drawn; of an arrow its beginning and its present end. */
  readonly line: readonly BoardPoint[]
  readonly isDown: boolean
}

const AT_REST = { choosesPlace: false, line: [], isDown: false } as const

export const usePen = create<Pen>(() => ({ tool: 'arrow', ...AT_REST }))

export const choosePen = (tool: PenTool): void => usePen.setState({ tool, ...AT_REST })
export const choosePlace = (): void => usePen.setState({ ...AT_REST, choosesPlace: true })
/** Lifts the pen without drawing. */
export const dropPen = (): void => usePen.setState(AT_REST)

/** The distance that makes an arrow, cells: a shorter one is a touch, and the next touch is its end. */
const ARROW = 0.4

/** Puts the pen on the board. */
export function pressPen(at: BoardPoint): void {
  const { tool, line, choosesPlace } = usePen.getState()
  const [start] = line
  const ends = tool === 'arrow' && !choosesPlace && start !== undefined && start.board === at.board
  usePen.setState({ line: ends ? [start, at] : [at], isDown: true })
}

/** Moves the pen that is on the board. */
export function movePen(at: BoardPoint): void {
  const { tool, line, isDown } = usePen.getState()
  const [start] = line
  if (!isDown || !start) return
  usePen.setState({ line: tool === 'stroke' ? [...line, at] : tool === 'arrow' ? [start, at] : [at] })
}

/** Lifts the pen; returns the command of what it has drawn, null if it goes on. */
export function liftPen(): CasterCommand | null {
  const { tool, line, isDown, choosesPlace } = usePen.getState()
  const at = line.at(-1)
  if (!isDown || !at) return null
  if (choosesPlace) {
    dropPen()
    return { kind: 'shot', shot: { kind: 'place', at: rounded(at) } }
  }
  const mark = markOf(tool, line)
  usePen.setState({ line: mark ? [] : line.slice(0, 1), isDown: false })
  return mark && { kind: 'mark', mark }
}

/** Returns what a tool draws along a line; null for an arrow without length. */
export function markOf(tool: PenTool, line: readonly BoardPoint[]): MarkShape | null {
  const [from, to] = [line[0], line.at(-1)]
  if (!from || !to) return null
  if (tool === 'ring') return { shape: 'ring', at: rounded(to) }
  if (tool === 'stroke') return { shape: 'stroke', points: thinned(line).map(rounded) }
  const isLong = Math.hypot(to.x - from.x, to.y - from.y) >= ARROW
  return isLong ? { shape: 'arrow', from: rounded(from), to: rounded(to) } : null
}

/** The least distance of two points of a stroke, cells. */
const FINE = 0.1

/** Returns a stroke with fewer points: none nearer to the one before than a distance, but always the last. */
export function thinned(line: readonly BoardPoint[], least = FINE): readonly BoardPoint[] {
  const last = line.at(-1)
  const kept: BoardPoint[] = []
  for (const point of line) {
    const before = kept.at(-1)
    if (!before || Math.hypot(point.x - before.x, point.y - before.y) >= least) kept.push(point)
  }
  if (last && kept.at(-1) !== last) kept.push(last)
  return kept.length > LONGEST_STROKE ? thinned(line, least * 1.5) : kept
}

/** Returns a point in hundredths of a cell. */
function rounded({ x, y, board }: BoardPoint): BoardPoint {
  const short = { x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 }
  return board === undefined ? short : { ...short, board }
}
