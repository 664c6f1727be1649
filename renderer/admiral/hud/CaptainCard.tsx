import type { ReactNode } from 'react'
import { CAPTAINS, type Captain } from '../../../engine/admiral/data/captains.ts'
import type { Card } from '../../../engine/admiral/types.ts'
import { HIDDEN } from '../../../engine/kernel/game.ts'

/** What a captain is known by: sails, lightning, a sight, crossed sabres. */
const EMBLEMS: Readonly<Record<Captain, { readonly ground: string; readonly drawing: ReactNode }>> = {
  rapid: {
    ground: '#3f7f8f',
    drawing: (
      <path
        d="M9 24V7q9 2 10 11-4-1.6-10 0M7 26h14l-2.6 4H9.600zM22 9.500h4M22.5 14h5M22 18.500h4"
        fill="none"
        stroke="#f7ebc8"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    ),
  },
  swift: {
    ground: '#b7842a',
    drawing: <path d="M17.5 4L8 20h6.400L11.5 32 22.5 15h-6.600z" fill="#fff3cf" stroke="#4a2c0c" strokeWidth="1.2" />,
  },
  target: {
    ground: '#a23a2b',
    drawing: (
      <>
        <circle cx="15" cy="18" r="8.5" fill="none" stroke="#fff3cf" strokeWidth="2.2" />
        <circle cx="15" cy="18" r="3" fill="#fff3cf" />
        <path d="M15 6v6M15 24v6M3.5 18h6M20.5 18h6" stroke="#fff3cf" strokeWidth="2" strokeLinecap="round" />
      </>
    ),
  },
  berserk: {
    ground: '#4d4a63',
    drawing: (
      <path
        d="M6.5 8.500q9.5 5 14.5 17M23.5 8.500q-9.5 5-14.5 17M5 24l5.5 3.600M25 24l-5.5 3.6"
        fill="none"
        stroke="#fff3cf"
        strokeWidth="2.3"
        strokeLinecap="round"
      />
    ),
  },
}

interface CaptainCardProps {
  /** The face, or hidden for its back. */
  readonly card: Card
  /** Lies face up, where everybody sees it. */
  readonly shown?: boolean
  /** Width in rem. */
  readonly width: number
}

/** A captain's card: its face, or the back with a compass. */
export function CaptainCard({ card, shown = false, width }: CaptainCardProps) {
  const face = CAPTAINS.find((one) => one === card)
  return (
    <svg
      className={`captain-card ${shown ? 'is-shown' : ''}`}
      width={`${width}rem`}
      height={`${width * 1.2}rem`}
      viewBox="0 0 30 36"
      aria-hidden="true"
    >
      {face && card !== HIDDEN ? <Face captain={face} /> : <Back />}
    </svg>
  )
}

function Face({ captain }: { readonly captain: Captain }) {
  const { ground, drawing } = EMBLEMS[captain]
  return (
    <>
      <rect x="1" y="1" width="28" height="34" rx="3.5" fill="#f2dfb2" stroke="#2a180e" strokeWidth="1.5" />
      <rect x="3.2" y="3.2" width="23.6" height="29.6" rx="2.4" fill={ground} stroke="#6b4718" strokeWidth="1" />
      {drawing}
    </>
  )
}

function Back() {
  return (
    <>
      <rect x="1" y="1" width="28" height="34" rx="3.5" fill="#5b3216" stroke="#2a180e" strokeWidth="1.5" />
      <rect x="3.4" y="3.4" width="23.2" height="29.2" rx="2.2" fill="none" stroke="#d6a850" strokeWidth="1.2" />
      <path
        d="M15 8l2.2 7.800L25 18l-7.8 2.200L15 28l-2.2-7.800L5 18l7.8-2.200z"
        fill="#d6a850"
        stroke="#2a180e"
        strokeWidth="0.8"
      />
    </>
  )
}
