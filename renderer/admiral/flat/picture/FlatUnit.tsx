import type { ShipClass, TeamId } from '../../../../engine/admiral/types.ts'
import { TEAM_COLOURS, usePalette } from '../../../ui/palettes.ts'
import { ShipShape } from './ShipShape.tsx'

interface FlatUnitProps {
  readonly kind: ShipClass | 'fort'
  readonly team: TeamId
  /** True for a sunk or silent one: it is struck out. */
  readonly lost?: boolean
  /** Width in rem. */
  readonly width: number
}

/** A ship in the style of the flat board, its bow to the right, or a fort. */
export function FlatUnit({ kind, team, lost = false, width }: FlatUnitProps) {
  const colour = TEAM_COLOURS[usePalette()].admiral[team]
  return (
    <svg
      className="waters-icon"
      width={`${width}rem`}
      height={`${width * 0.75}rem`}
      viewBox="-0.5 -0.375 1 0.75"
      aria-hidden="true"
      focusable="false"
    >
      {kind === 'fort' ? (
        <g transform="scale(.8)">
          <path className="waters-walls" d="M-0.4 0.4V-0.1h0.16v0.1h0.14v-0.1h0.2v0.1h0.14v-0.1h0.16V0.4z" />
          <path d="M0-0.1V-0.46h0.34l-0.08 0.1l0.08 0.1h-0.34" fill={colour} stroke="#1c0f07" strokeWidth="0.03" />
        </g>
      ) : (
        <g transform="rotate(90) scale(0.84)">
          <ShipShape kind={kind} team={team} />
        </g>
      )}
      {lost && <path d="M-0.4 0.3L0.4-0.3" stroke="#ff6a4d" strokeWidth="0.06" strokeLinecap="round" />}
    </svg>
  )
}
