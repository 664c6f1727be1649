import { isShip } from '../../../../engine/admiral/fleet.ts'
import { sectorOf } from '../../../../engine/admiral/geometry/headings.ts'
import type { Unit } from '../../../../engine/admiral/types.ts'
import { TEAM_COLOURS, usePalette } from '../../../ui/palettes.ts'
import { ShipShape } from './ShipShape.tsx'

/** A ship as she lies on the board, or a fort; `size` in rem. */
export function UnitIcon({ unit, size }: { readonly unit: Unit; readonly size: number }) {
  const colour = TEAM_COLOURS[usePalette()].admiral[unit.team]
  return (
    <svg
      className="waters-icon"
      width={`${size}rem`}
      height={`${size}rem`}
      viewBox="-0.5 -0.5 1 1"
      aria-hidden="true"
      focusable="false"
    >
      {isShip(unit) ? (
        <g transform={`rotate(${sectorOf(unit.heading) * 45})`}>
          <ShipShape kind={unit.class} team={unit.team} />
        </g>
      ) : (
        <>
          <path className="waters-walls" d="M-0.4 0.4V-0.1h0.16v0.1h0.14v-0.1h0.2v0.1h0.14v-0.1h0.16V0.4z" />
          <path d="M0-0.1V-0.46h0.34l-0.08 0.1l0.08 0.1h-0.34" fill={colour} stroke="#1c0f07" strokeWidth="0.03" />
        </>
      )}
    </svg>
  )
}
