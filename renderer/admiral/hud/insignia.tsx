import type { ReactNode } from 'react'
import type { ShipClass, Team } from '../../../engine/admiral/types.ts'

/** Cloth and shade of each team. */
export const TEAM_COLOURS: Readonly<Record<Team, { readonly cloth: string; readonly shade: string }>> = {
  red: { cloth: '#c8362c', shade: '#8c2418' },
  blue: { cloth: '#3f7cc4', shade: '#24508a' },
  green: { cloth: '#4a9150', shade: '#2a5d35' },
  gold: { cloth: '#e2a92f', shade: '#9a6a14' },
}

interface Drawing {
  readonly shape: string
  readonly emblem: ReactNode
}

/** Flag of each team: told apart by shape and emblem, not by colour alone. */
const FLAGS: Readonly<Record<Team, Drawing>> = {
  red: {
    shape: 'M2 2L31 11L2 20Z',
    emblem: <path d="M9.6 6.4l1.3 3.3h3.5l-2.8 2.1 1.1 3.4-3.1-2.1-3.1 2.1 1.1-3.4-2.8-2.1h3.5z" fill="#f7dc8a" />,
  },
  blue: {
    shape: 'M2 3H31L24.5 11L31 19H2Z',
    emblem: (
      <path
        d="M12.6 5.4v11M9 8.2h7.2M7.4 12.2q.2 4.4 5.2 4.4t5.2-4.4"
        fill="none"
        stroke="#f2e6c4"
        strokeWidth="2"
        strokeLinecap="round"
      />
    ),
  },
  green: {
    shape: 'M2 3H31V19H2Z',
    emblem: (
      <path
        d="M16.5 5.4v11.4M11.4 5.6q-.4 5 5.1 5t5.1-5M14.4 7l2.1-2.2L18.6 7"
        fill="none"
        stroke="#f2e6c4"
        strokeWidth="1.9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    ),
  },
  gold: {
    shape: 'M2 3H25L31 11L25 19H2Z',
    emblem: (
      <path
        d="M9.4 15.4L8 7.6l4 2.6L14.6 6l2.6 4.2 4-2.6-1.4 7.8z"
        fill="#7d3413"
        stroke="#7d3413"
        strokeWidth="1"
        strokeLinejoin="round"
      />
    ),
  },
}

/** A team's flag, `width` in rem. */
export function Flag({ team, width }: { readonly team: Team; readonly width: number }) {
  const { shape, emblem } = FLAGS[team]
  return (
    <svg className="flag" width={`${width}rem`} height={`${width * 0.667}rem`} viewBox="0 0 33 22" aria-hidden="true">
      <path d={shape} fill={TEAM_COLOURS[team].cloth} stroke="#2a180e" strokeWidth="1.8" strokeLinejoin="round" />
      {emblem}
    </svg>
  )
}

interface Rig {
  /** The hull from her side, bow to the right. */
  readonly hull: string
  /** Lines of gun ports. */
  readonly decks: string
  readonly masts: string
  readonly sails: string
}

/** The four classes from their side: decks, castles and masts tell them apart. */
const RIGS: Readonly<Record<ShipClass, Rig>> = {
  line: {
    hull: 'M3 26h6v3h38q5-.5 9-3.5 0 9-6 14-3 2.5-8 2.500H12q-6-1-7.5-7Q3 31 3 26z',
    decks: 'M10 32.500h36M10.5 36.200h34M12 39.600h30',
    masts: 'M16 28V4M30 29V2M44 29V5M52 27l8-6',
    sails:
      'M10 22q6-2.5 12 0-1.5-5 0-8.5-6-2-12 0 1.5 4 0 8.500zM11.5 11.500q4.5-1.8 9 0-1-3.3 0-5.5-4.5-1.5-9 0 1 2.5 0 5.500zM23.5 23q6.5-2.6 13 0-1.7-5.5 0-9.5-6.5-2-13 0 1.7 4.5 0 9.500zM25 11q5-1.8 10 0-1.2-3.7 0-6.5-5-1.5-10 0 1.2 3 0 6.500zM38 23q6-2.5 12 0-1.5-5 0-8.5-6-2-12 0 1.5 4 0 8.500zM39.5 12.500q4.5-1.8 9 0-1-3.3 0-5.5-4.5-1.5-9 0 1 2.5 0 5.500z',
  },
  galleon: {
    hull: 'M4 19h9v6h6v4h26q6-1 11-5-1 9-6.5 14-2.5 2.5-7.5 2.500H14q-6-1-8-7.500Q4 26 4 19z',
    decks: 'M9 24.500h7M9 29.500h8M12 34.500h34',
    masts: 'M19 28V7M33 29V3M46 28V9M54 25l7-5',
    sails:
      'M12.5 23q6.5-5.5 13 0 1.5-7 0-12-6.5-3-13 0 1.5 6 0 12zM26 23.500q7-6 14 0 1.7-8.5 0-14.5-7-3.5-14 0 1.7 7.5 0 14.500zM41 22q5-4.5 10.5 0 1.3-5.5 0-9.5-5.5-2.5-10.5 0 1.3 4.5 0 9.500z',
  },
  frigate: {
    hull: 'M4 28h5v2h38q6-.6 11-3.5-1.5 7-7 10.5-3 2-8 2H13q-5.5-.8-7.5-5Q4 31.5 4 28z',
    decks: 'M11 34.200h36',
    masts: 'M17 30V6M31 30V3M45 30V7M53 27.500l8-5',
    sails:
      'M11.5 24q5.5-2.2 11 0-1.4-4.8 0-8-5.5-1.8-11 0 1.4 3.7 0 8zM13 14q4-1.5 8 0-1-3 0-5-4-1.3-8 0 1 2.3 0 5zM25 25q6-2.4 12 0-1.5-5.5 0-9.5-6-2-12 0 1.5 4.3 0 9.500zM26.5 13q4.5-1.6 9 0-1-3.5 0-6-4.5-1.4-9 0 1 2.8 0 6zM39.5 24q5.5-2.2 11 0-1.4-4.8 0-8-5.5-1.8-11 0 1.4 3.7 0 8zM41 14q4-1.5 8 0-1-3 0-5-4-1.3-8 0 1 2.3 0 5z',
  },
  brig: {
    hull: 'M9 29h4v1.500h29q5-.5 9-3-1 6-5.5 9-2.5 1.8-6.5 1.800H17q-5-.7-6.5-4.300Q9 32 9 29z',
    decks: 'M16 34h25',
    masts: 'M22 30V6M37 30V8M46 28l7-5',
    sails:
      'M16 24.500q6-2.3 12 0-1.5-5 0-8.5-6-1.9-12 0 1.5 4 0 8.500zM17.5 14q4.5-1.6 9 0-1-3 0-5.3-4.5-1.4-9 0 1 2.5 0 5.300zM31.5 25q5.5-2.2 11 0-1.4-4.5 0-7.7-5.5-1.8-11 0 1.4 3.6 0 7.700zM33 15q4-1.5 8 0-1-2.8 0-4.7-4-1.3-8 0 1 2.2 0 4.700z',
  },
}

interface SilhouetteProps {
  readonly kind: ShipClass | 'fort'
  readonly team: Team
  /** A sunk or silent one is only an outline. */
  readonly lost?: boolean
  /** Width in rem. */
  readonly width: number
}

/** A ship from her side in her team's sails, or a fort under its flag. */
export function Silhouette({ kind, team, lost = false, width }: SilhouetteProps) {
  const { cloth, shade } = TEAM_COLOURS[team]
  return (
    <svg
      className={`unit-silhouette ${lost ? 'is-lost' : ''}`}
      width={`${width}rem`}
      height={`${(width * 44) / 64}rem`}
      viewBox="0 0 64 44"
      aria-hidden="true"
    >
      {kind === 'fort' ? <Walls cloth={cloth} /> : <Rigged rig={RIGS[kind]} cloth={cloth} shade={shade} />}
      {lost && <path d="M6 40L58 6" stroke="#ff6a4d" strokeWidth="3" strokeLinecap="round" />}
    </svg>
  )
}

function Rigged({ rig, cloth, shade }: { readonly rig: Rig; readonly cloth: string; readonly shade: string }) {
  return (
    <>
      <path d={rig.masts} stroke="#3a2110" strokeWidth="1.6" strokeLinecap="round" fill="none" />
      <path d={rig.sails} fill={cloth} stroke="#1c0f07" strokeWidth="1.1" strokeLinejoin="round" />
      <path d={rig.hull} fill="#8a5126" stroke="#1c0f07" strokeWidth="1.5" strokeLinejoin="round" />
      <path d={rig.decks} stroke={shade} strokeWidth="2" fill="none" />
      <path d={rig.decks} stroke="#1c0f07" strokeWidth="1.6" strokeDasharray="1.8 2.6" fill="none" />
    </>
  )
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

export function Coin({ size }: { readonly size: number }) {
  return (
    <svg className="coin" width={`${size}rem`} height={`${size}rem`} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12.8" r="10" fill="#a9701a" />
      <circle cx="12" cy="11.6" r="10" fill="#f3c64e" stroke="#5b3a10" strokeWidth="1.6" />
      <circle cx="12" cy="11.6" r="6.4" fill="none" stroke="#b9781c" strokeWidth="1.6" />
      <path d="M12 8l3.4 3.600L12 15.2 8.6 11.600z" fill="#b9781c" />
    </svg>
  )
}
