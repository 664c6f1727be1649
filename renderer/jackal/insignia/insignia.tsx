import type { ReactNode } from 'react'
import type { Piece, TeamId } from '../../../engine/jackal/types.ts'
import { TEAM_COLOURS, usePalette } from '../../ui/palettes.ts'
import { TileFace } from './TileFace.tsx'

interface Drawing {
  readonly shape: string
  readonly emblem: ReactNode
}

/** Flag of each team: distinct by shape and emblem, not by colour alone. */
const FLAGS: Readonly<Record<TeamId, Drawing>> = {
  white: {
    shape: 'M2 3H31L24 11L31 19H2Z',
    emblem: (
      <path
        d="M12 5.4v11M8.4 8.4h7.2M7 12q.2 4.6 5 4.6t5-4.6"
        fill="none"
        stroke="#3d639a"
        strokeWidth="2"
        strokeLinecap="round"
      />
    ),
  },
  red: {
    shape: 'M2 2L31 11L2 20Z',
    emblem: <path d="M10.6 6l1.4 3.5h3.7l-3 2.3 1.2 3.6-3.3-2.2-3.2 2.2 1.1-3.6-2.9-2.3h3.6z" fill="#f0c659" />,
  },
  black: {
    shape: 'M2 3H31V19H2Z',
    emblem: (
      <>
        <path d="M4 5H29V17H4Z" fill="none" stroke="#d9d2c0" strokeWidth="1.2" />
        <path
          d="M16.5 5.6c-3 0-5 2-5 4.7 0 1.6.7 2.7 1.9 3.4v2h6.2v-2c1.2-.7 1.9-1.8 1.9-3.4 0-2.7-2-4.7-5-4.7z"
          fill="#efe6d2"
        />
        <circle cx="14.6" cy="10.6" r="1.3" fill="#222" />
        <circle cx="18.4" cy="10.6" r="1.3" fill="#222" />
      </>
    ),
  },
  yellow: {
    shape: 'M2 3H25L31 11L25 19H2Z',
    emblem: (
      <>
        <circle cx="14" cy="11" r="3.4" fill="#8a3b1a" />
        <path
          d="M14 5.4v1.4M14 15.2v1.4M8.4 11h1.4M18.2 11h1.4M10 7l1 1M17 14l1 1M18 7l-1 1M11 14l-1 1"
          stroke="#8a3b1a"
          strokeWidth="1.5"
          strokeLinecap="round"
        />
      </>
    ),
  },
}

/** A team's flag, `width` in rem. */
export function Flag({ team, width }: { readonly team: TeamId; readonly width: number }) {
  return (
    <svg className="flag" width={`${width}rem`} height={`${width * 0.667}rem`} viewBox="0 0 33 22" aria-hidden="true">
      <FlagFigure team={team} />
    </svg>
  )
}

/** A team's flag as part of a drawing, 33 × 22 units. */
export function FlagFigure({ team }: { readonly team: TeamId }) {
  const { shape, emblem } = FLAGS[team]
  return (
    <>
      <path
        d={shape}
        fill={TEAM_COLOURS[usePalette()].jackal[team]}
        stroke="#2a180e"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      {emblem}
    </>
  )
}

const HATS: Readonly<Record<TeamId, { readonly felt: string; readonly shape: string; readonly mark: ReactNode }>> = {
  white: {
    felt: '#3a5a8c',
    shape: 'M2.5 15Q5 9.5 8 9.6Q8.6 4 12 4T16 9.6Q19 9.5 21.5 15Q16.5 12.6 12 12.6T2.5 15Z',
    mark: <path d="M4.4 13.2Q8 11 12 11t7.6 2.2" fill="none" stroke="#f7ebc8" strokeWidth="1.3" />,
  },
  red: {
    felt: '#d24236',
    shape: 'M4.5 13.4Q4.6 5 12 5T19.4 12.6L22 17.4 17.4 14.6Q12 12.2 4.5 13.4Z',
    mark: (
      <>
        <circle cx="9.4" cy="9.2" r="1" fill="#f7ebc8" />
        <circle cx="13.6" cy="8.4" r="1" fill="#f7ebc8" />
      </>
    ),
  },
  black: {
    felt: '#3d3c47',
    shape: 'M1.4 15Q4 4.6 12 4.6T22.6 15Q18 11.6 12 11.6T1.4 15Z',
    mark: (
      <>
        <path d="M2.6 13.4Q6.6 10 12 10t9.4 3.4" fill="none" stroke="#d9a84e" strokeWidth="1.2" />
        <circle cx="12" cy="7.6" r="1.6" fill="#efe6d2" />
      </>
    ),
  },
  yellow: {
    felt: '#e0a53c',
    shape: 'M1.4 14Q4.4 11.4 7.4 11.2 7.2 5 12 5T16.6 11.2Q19.6 11.4 22.6 14 18 16.8 12 16.8T1.4 14Z',
    mark: <path d="M7.4 11.4Q12 13 16.6 11.4" fill="none" stroke="#8a3b1a" strokeWidth="1.6" />,
  },
}

/** Returns the colour of a team's hats in the palette of the player. */
function useFelt(team: TeamId): string {
  const palette = usePalette()
  return palette === 'default' ? HATS[team].felt : TEAM_COLOURS[palette].jackal[team]
}

/** A pirate's hat; a lost pirate's is only an outline. */
export function Hat({
  team,
  dead,
  width = 1.125,
}: {
  readonly team: TeamId
  readonly dead?: boolean
  readonly width?: number
}) {
  const { shape, mark } = HATS[team]
  const felt = useFelt(team)
  return (
    <svg className="hat" width={`${width}rem`} height={`${width * 0.8}rem`} viewBox="0 2 24 17" aria-hidden="true">
      <path
        d={shape}
        fill={dead ? 'none' : felt}
        stroke={dead ? '#f6e6c0' : '#1c0f07'}
        strokeOpacity={dead ? 0.55 : 1}
        strokeDasharray={dead ? '2 1.6' : undefined}
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
      {!dead && mark}
    </svg>
  )
}

/** A pirate's head under its hat, a resident's tile; `size` in rem. */
export function Portrait({ of: { type, team }, size }: { readonly of: Piece; readonly size: number }) {
  if (type !== 'pirate') return <TileFace kind={type} size={size} />
  return <PirateHead team={team} size={size} />
}

function PirateHead({ team, size }: { readonly team: TeamId; readonly size: number }) {
  return (
    <svg className="portrait" width={`${size}rem`} height={`${size}rem`} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M7 12h10v4q0 7-5 7t-5-7z" fill="#e9b98c" stroke="#1c0f07" strokeWidth="1.4" strokeLinejoin="round" />
      <path d="M7 17q5-2.6 10 0-.6 6-5 6t-5-6z" fill="#4a2f1e" />
      <circle cx="10" cy="15" r="0.9" fill="#1c0f07" />
      <circle cx="14" cy="15" r="0.9" fill="#1c0f07" />
      <g transform="translate(0 -2)">
        <HatFigure team={team} />
      </g>
    </svg>
  )
}

/** A team's hat as part of a drawing, 24 units wide. */
export function HatFigure({ team }: { readonly team: TeamId }) {
  const { shape, mark } = HATS[team]
  return (
    <>
      <path d={shape} fill={useFelt(team)} stroke="#1c0f07" strokeWidth="1.4" strokeLinejoin="round" />
      {mark}
    </>
  )
}

/** The wheel of a ship; `size` in rem. */
export function Helm({ size }: { readonly size: number }) {
  const spokes = 'M12 1.6v20.8M1.6 12h20.8M4.7 4.7l14.6 14.6M19.3 4.7L4.7 19.3'
  return (
    <svg className="helm" width={`${size}rem`} height={`${size}rem`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={spokes} stroke="#2a180e" strokeWidth="4" strokeLinecap="round" />
      <path d={spokes} stroke="#d9a84e" strokeWidth="2" strokeLinecap="round" />
      <circle cx="12" cy="12" r="6.4" fill="none" stroke="#2a180e" strokeWidth="4.2" />
      <circle cx="12" cy="12" r="6.4" fill="none" stroke="#d9a84e" strokeWidth="2.2" />
      <circle cx="12" cy="12" r="2" fill="#ffd873" stroke="#2a180e" strokeWidth="1" />
    </svg>
  )
}

/** A bottle with a message; `size` is its height in rem. */
export function Bottle({ size }: { readonly size: number }) {
  return (
    <svg width={`${size * 0.6}rem`} height={`${size}rem`} viewBox="0 0 14 24" aria-hidden="true">
      <path
        d="M5 2h4v5c0 1.6 3.4 2.6 3.4 6v7.4c0 1-.7 1.6-1.6 1.6H3.2c-.9 0-1.6-.6-1.6-1.6V13c0-3.4 3.4-4.4 3.4-6z"
        fill="#4f9a63"
        stroke="#14301c"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <rect x="3.6" y="13" width="6.8" height="5.4" rx=".8" fill="#f2dfb2" stroke="#14301c" strokeWidth=".8" />
      <rect x="4.8" y="1" width="4.4" height="3" rx=".8" fill="#b9803f" stroke="#14301c" strokeWidth="1" />
    </svg>
  )
}

/** The lifeboat; `size` in rem. */
export function Boat({ size }: { readonly size: number }) {
  return (
    <svg width={`${size}rem`} height={`${size}rem`} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M6 3l6 9M18 3l-6 9" stroke="#e0c08a" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M1 9Q12 14 23 9Q22 17 18 19H6Q2 17 1 9z" fill="#b98446" stroke="#2a180e" strokeWidth="1.6" />
      <path d="M1.8 10.2Q12 15 22.2 10.2" fill="none" stroke="#d6493c" strokeWidth="1.8" />
    </svg>
  )
}

/** The chest of the galleon; `size` in rem. */
export function Treasure({ size }: { readonly size: number }) {
  return (
    <svg width={`${size}rem`} height={`${size}rem`} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 11Q3 5 12 5t9 6v9H3z" fill="#9a5a2a" stroke="#2a180e" strokeWidth="1.6" strokeLinejoin="round" />
      <path d="M3 11.5h18M7 5.8v14M17 5.8v14" stroke="#d9a84e" strokeWidth="1.8" fill="none" />
      <rect x="10" y="9.4" width="4" height="5" rx="1" fill="#ffd873" stroke="#2a180e" strokeWidth="1.2" />
    </svg>
  )
}
