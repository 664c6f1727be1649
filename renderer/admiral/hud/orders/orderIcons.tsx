import type { ReactNode } from 'react'
import type { Order } from '../../intent/orders.ts'

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.1,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

const DRAWINGS: Readonly<Record<Order, ReactNode>> = {
  sail: (
    <>
      <path d="M12 3v15M4 19q8 4 16 0" {...line} />
      <path d="M13 4q7 5 6 12h-6zM11 6Q6 9.5 5.5 15H11z" fill="currentColor" />
    </>
  ),
  turn: (
    <>
      <path d="M5 14a7.5 7.5 0 1 1 3 5.5" {...line} />
      <path d="M1.5 11.5L5 16.2l4-4z" fill="currentColor" />
      <circle cx="12.3" cy="13" r="2" fill="currentColor" />
    </>
  ),
  fire: (
    <>
      <path d="M2 16L13.5 9l3 5L5 20q-3 .500-3-4z" fill="currentColor" />
      <path d="M17.5 7.5l4-2.5M19 11h3.5M15.5 5l1-3.5" {...line} />
      <circle cx="7" cy="19" r="3" fill="none" stroke="currentColor" strokeWidth="2" />
    </>
  ),
  board: (
    <>
      <path d="M4 4q9 4.5 14 15M20 4Q11 8.5 6 19" {...line} />
      <path d="M2.5 15.5l6 5M21.5 15.5l-6 5" {...line} />
    </>
  ),
  repair: (
    <>
      <path d="M4.5 20.5L13 12" {...line} strokeWidth={3} />
      <path d="M10 7.5L15 3l6 6-4.5 5z" fill="currentColor" />
    </>
  ),
  captain: (
    <>
      <path d="M3 10q9-9 18 0-3 2-9 2t-9-2z" fill="currentColor" />
      <circle cx="12" cy="15.5" r="3.4" {...line} />
      <path d="M6 22q6-4.5 12 0" {...line} />
    </>
  ),
  finish: (
    <>
      <path d="M12 4v14M7 8.5h10M4.5 14q1 7 7.5 7t7.5-7" {...line} />
      <circle cx="12" cy="3.8" r="2" {...line} strokeWidth={1.8} />
    </>
  ),
}

/** The icon of an order. */
export function OrderIcon({ order, size = 1.5 }: { readonly order: Order; readonly size?: number }) {
  return (
    <svg width={`${size}rem`} height={`${size}rem`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {DRAWINGS[order]}
    </svg>
  )
}
