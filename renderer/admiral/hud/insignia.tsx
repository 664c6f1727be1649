import type { ShipClass, TeamId } from '../../../engine/admiral/types.ts'
import { flagSvg } from '../../../models/admiral/squadron/flagArt.ts'
import { SQUADRON_MARKS } from '../../../models/admiral/squadron/marks.ts'
import { shipSilhouette } from '../../../models/admiral/squadron/silhouettes.ts'
import { SQUADRON_PAINT } from '../../../models/teams.ts'
import { TEAM_COLOURS, usePalette } from '../../ui/palettes.ts'
import { addressOf } from './drawings.ts'

/** A team's flag as its ships fly it, `width` in rem. */
export function Flag({ team, width }: { readonly team: TeamId; readonly width: number }) {
  return (
    <svg className="flag" width={`${width}rem`} height={`${width * 0.667}rem`} viewBox="0 0 33 22" aria-hidden="true">
      <image href={addressOf(`flag/${team}`, () => flagSvg(team))} width="33" height="22" />
      <Mark team={team} />
    </svg>
  )
}

/** The squadron's mark as it flies over its ships, at the foot of the flag. */
function Mark({ team }: { readonly team: TeamId }) {
  const colour = TEAM_COLOURS[usePalette()].admiral[team]
  return (
    <path
      className="squadron-mark"
      d={SQUADRON_MARKS[team]}
      transform="translate(27 16.5) scale(0.17)"
      fill={colour}
      stroke="#f7ebc8"
      strokeWidth="18"
      strokeLinejoin="round"
      paintOrder="stroke"
    />
  )
}

interface SilhouetteProps {
  readonly kind: ShipClass | 'fort'
  readonly team: TeamId
  /** A sunk or silent one is pale and struck out. */
  readonly lost?: boolean
  /** Width in rem. */
  readonly width: number
}

/** A ship from her side in her team's sails, or a fort under its flag. */
export function Silhouette({ kind, team, lost = false, width }: SilhouetteProps) {
  return (
    <svg
      className={`unit-silhouette ${lost ? 'is-lost' : ''}`}
      width={`${width}rem`}
      height={`${(width * 44) / 64}rem`}
      viewBox="0 0 64 44"
      aria-hidden="true"
    >
      {kind === 'fort' ? <Walls cloth={SQUADRON_PAINT[team].band} /> : <Ship kind={kind} team={team} />}
      {lost && <path d="M6 40L58 6" stroke="#ff6a4d" strokeWidth="3" strokeLinecap="round" />}
    </svg>
  )
}

/** Fills the height, without the margins of the drawing. */
function Ship({ kind, team }: { readonly kind: ShipClass; readonly team: TeamId }) {
  const address = addressOf(`ship/${team}/${kind}`, () => shipSilhouette(kind, team))
  return <image href={address} x="2.4" y="-2.3" width="59.2" height="49.5" />
}

function Walls({ cloth }: { readonly cloth: string }) {
  return (
    <>
      <path d="M32 17V4" stroke="#3a2110" strokeWidth="1.8" strokeLinecap="round" />
      <path d="M32.5 3.500h13l-3 3.6 3 3.600h-13z" fill={cloth} stroke="#1c0f07" strokeWidth="1.1" />
      <path
        d="M7 41V18h3.500v3h3v-3h3v3h3v-3H23v7h4v-9h3.300v3h3.400v-3H37v9h4v-7h3.500v3h3v-3h3v3h3v-3H57v23z"
        fill="#c9b48a"
        stroke="#1c0f07"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path d="M28 41v-6q4-5 8 0v6zM12 28h6v4h-6zM46 28h6v4h-6z" fill="#4a2c14" stroke="#1c0f07" strokeWidth="1" />
    </>
  )
}
