import type { ShipClass, TeamId } from '../../../../engine/admiral/types.ts'
import { TEAM_COLOURS, usePalette } from '../../../ui/palettes.ts'

interface Shape {
  /** Her size against a ship of the line. */
  readonly size: number
  /** Breadth against length. */
  readonly beam: number
  /** Where her masts stand, from bow (−) to stern. */
  readonly masts: readonly number[]
}

/** What tells the classes apart from above: size, breadth and masts. */
const SHAPES = {
  line: { size: 1, beam: 1.1, masts: [-0.2, 0, 0.2] },
  galleon: { size: 0.94, beam: 1.3, masts: [-0.16, 0.06] },
  frigate: { size: 0.88, beam: 0.92, masts: [-0.2, 0, 0.2] },
  brig: { size: 0.74, beam: 0.95, masts: [-0.12, 0.12] },
} as const satisfies Readonly<Record<ShipClass, Shape>>

interface ShipShapeProps {
  readonly kind: ShipClass
  readonly team: TeamId
  /** Share of the sails that is whole, from 0 to 1. */
  readonly sails?: number
}

/** A ship from above with her bow to the north, as large as a cell, her middle in the origin. */
export function ShipShape({ kind, team, sails = 1 }: ShipShapeProps) {
  const { size, beam, masts } = SHAPES[kind]
  const colour = TEAM_COLOURS[usePalette()].admiral[team]
  return (
    <g transform={`scale(${size * beam} ${size})`}>
      <path className="waters-hull" d="M0-0.48Q0.18-0.22 0.17 0.1L0.13 0.4H-0.13L-0.17 0.1Q-0.18-0.22 0-0.48z" />
      {masts.map((y, index) => (
        <path
          key={y}
          className="waters-sail"
          d={`M-0.28 ${y + 0.04}Q0 ${y - 0.13} 0.28 ${y + 0.04}L0.25 ${y + 0.09}Q0 ${y - 0.03}-0.25 ${y + 0.09}z`}
          fill={colour}
          opacity={index < Math.ceil(sails * masts.length) ? 1 : 0.25}
        />
      ))}
      <path d="M0-0.47L0.07-0.31H-0.07z" fill="#ffe08a" />
    </g>
  )
}
