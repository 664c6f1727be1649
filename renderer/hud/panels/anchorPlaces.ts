import type { PagePoint } from '../../table/picking/pagePoint.ts'
import type { Box, Size } from './box.ts'
import type { Anchor } from './panels.ts'

interface Cells {
  /** Where a cell is seen; null where there is none. */
  readonly boxOf: (cell: number) => Box | null
}

/**
 * Upper left corners where a panel of a cell would like to be, the best first.
 *
 * @param gap between the panel and its cell, CSS pixels
 */
export function wantedBy(anchor: Anchor, cell: Box, scene: Cells, size: Size, gap: number): readonly PagePoint[] {
  const away =
    anchor.kind === 'cell' && anchor.side === 'beyond' && anchor.away !== null ? scene.boxOf(anchor.away) : null
  return away ? [beyond(cell, away, size)] : besides(cell, anchor, size, gap)
}

/** Past a cell as seen from another. */
function beyond(cell: Box, away: Box, { width, height }: Size): PagePoint {
  const middle = (box: Box) => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 })
  const [at, from] = [middle(cell), middle(away)]
  if (Math.abs(at.x - from.x) >= Math.abs(at.y - from.y)) {
    return { x: at.x >= from.x ? cell.right : cell.left - width, y: at.y - height / 2 }
  }
  return { x: at.x - width / 2, y: at.y >= from.y ? cell.bottom : cell.top - height }
}

/** The four places beside a cell, the side that the game prefers first. */
function besides(cell: Box, anchor: Anchor, { width, height }: Size, gap: number): readonly PagePoint[] {
  const [x, y] = [(cell.left + cell.right) / 2, (cell.top + cell.bottom) / 2]
  const above = { x: x - width / 2, y: cell.top - gap - height }
  const below = { x: x - width / 2, y: cell.bottom + gap }
  const right = { x: cell.right + gap, y: y - height / 2 }
  const left = { x: cell.left - gap - width, y: y - height / 2 }
  return anchor.kind === 'cell' && anchor.side === 'right' ? [right, left, above, below] : [above, below, right, left]
}

/** Only what belongs to a cell of the board may cover the board. */
export const isBesideBoard = (anchor: Anchor): boolean =>
  anchor.kind === 'home' || (anchor.kind === 'cell' && anchor.side === 'beyond')

/** Points of the line between a panel's cell and the one it is about: better left in sight. */
export function sparedBy(anchor: Anchor, { boxOf }: Cells): readonly Box[] {
  if (anchor.kind !== 'cell' || anchor.away === null) return []
  const [from, to] = [boxOf(anchor.cell), boxOf(anchor.away)]
  if (!from || !to) return []
  if (anchor.side === 'beyond') return [from, to]
  return [0.25, 0.5, 0.75].map((share) => between(from, to, share))
}

function between(a: Box, b: Box, share: number): Box {
  const mix = (from: number, to: number) => from + (to - from) * share
  return {
    left: mix(a.left, b.left),
    top: mix(a.top, b.top),
    right: mix(a.right, b.right),
    bottom: mix(a.bottom, b.bottom),
  }
}
