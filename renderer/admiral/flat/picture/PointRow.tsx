import type { Gauge } from '../../hud/fleet/fleets.ts'
import { ROW } from './baseDrawing.ts'

interface PointRowProps {
  /** The middle of the row as a path, from the first point to the last. */
  readonly row: string
  readonly gauge: Gauge
  readonly kind: 'hull' | 'sails'
}

/** The share of its place that a point covers. */
const SHARE = 0.64
/** The width of a point, and that of the edge of a lost point, in cells. */
const POINT = ROW.breadth - 0.03
const EDGE = 0.025

/** Points left and lost in a dark row: brass plates for the hull, white ones for the sails. */
export function PointRow({ row, gauge: { left, of }, kind }: PointRowProps) {
  const all = Math.max(1, of)
  const dashes = (count: number) => `${`${SHARE} ${1 - SHARE} `.repeat(Math.min(count, all))}0 ${all}`
  const dashed = { d: row, pathLength: all, strokeDashoffset: -(1 - SHARE) / 2 }
  return (
    <g className={`waters-row is-${kind}`}>
      <path className="waters-channel" d={row} strokeWidth={ROW.breadth} />
      <path {...dashed} className="is-lost" strokeWidth={POINT} strokeDasharray={dashes(all)} />
      <path {...dashed} className="is-gone" strokeWidth={POINT - 2 * EDGE} strokeDasharray={dashes(all)} />
      <path {...dashed} strokeWidth={POINT} strokeDasharray={dashes(left)} />
    </g>
  )
}
