import type { ShipClass, TeamId } from '../../../engine/admiral/types.ts'
import { shipSilhouette } from '../../../models/admiral/squadron/silhouettes.ts'
import { SQUADRON_PAINT } from '../../../models/teams.ts'
import { addressOf } from './drawings.ts'

interface SilhouetteProps {
  readonly kind: ShipClass | 'fort'
  readonly team: TeamId
  /** True for a sunk or silent one: it is pale and struck out. */
  readonly lost?: boolean
  /** Width in rem. */
  readonly width: number
}

/** A ship from the side with its team's sails, or a fort under its flag. */
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
