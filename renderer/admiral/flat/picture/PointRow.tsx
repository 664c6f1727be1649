import type { Gauge } from '../../hud/fleet/fleets.ts'
import { ROW } from './baseDrawing.ts'

interface PointRowProps {
  /** The middle of the row as a path, from the first point to the last. */
  readonly row: string
  readonly gauge: Gauge
  readonly kind: 'hull' | 'sails'
}

/** The share of its place that a point takes. */
const SHARE = 0.64

/** Points left and lost in a dark row: brass plates for the hull, white ones for the sails. */
export function PointRow({ row, gauge: { left, of }, kind }: PointRowProps) {
  const all = Math.max(1, of)
  const dashes = (count: number) => `${`${SHARE} ${1 - SHARE} `.repeat(Math.min(count, all))}0 ${all}`
  const width = ROW.breadth - 0.03
  return (
    <g className={`waters-row is-${kind}`}>
      <path className="waters-channel" d={row} strokeWidth={ROW.breadth} />
      <g strokeWidth={width}>
        <path
          className="is-lost"
          d={row}
          pathLength={all}
          strokeDasharray={dashes(all)}
          strokeDashoffset={-(1 - SHARE) / 2}
        />
        <path d={row} pathLength={all} strokeDasharray={dashes(left)} strokeDashoffset={-(1 - SHARE) / 2} />
      </g>
    </g>
  )
}
