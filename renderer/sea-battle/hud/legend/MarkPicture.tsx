import type { ReactNode } from 'react'
import type { Mark } from './legend.ts'

const SEA = '#2c4f8f'

/** A mark on its cell of the sea; `size` in rem. */
export function MarkPicture({ mark, size }: { readonly mark: Mark; readonly size: number }) {
  return (
    <svg width={`${size}rem`} height={`${size}rem`} viewBox="0 0 28 28" aria-hidden="true">
      <rect x="1" y="1" width="26" height="26" rx="3" fill={SEA} stroke="#172a55" strokeWidth="1.5" />
      {PICTURES[mark]}
    </svg>
  )
}

const FOAM = <ellipse cx="14" cy="21" rx="7" ry="3" fill="none" stroke="#dff4f2" strokeWidth="1.6" />

/** Returns a turned peg with a round head. */
const peg = (head: string, shade: string) => (
  <>
    {FOAM}
    <path d="M11.4 21.2q2.6 1.4 5.2 0L15.8 12h-3.6z" fill={shade} stroke="#1c0f07" strokeWidth="1" />
    <circle cx="14" cy="9.6" r="4.6" fill={head} stroke="#1c0f07" strokeWidth="1.2" />
    <circle cx="12.6" cy="8.2" r="1.3" fill="#fff" opacity="0.7" />
  </>
)

const PICTURES: Readonly<Record<Mark, ReactNode>> = {
  miss: peg('#f7f0dc', '#d9cdb0'),
  hit: (
    <>
      {peg('#d8402c', '#8c2418')}
      <path
        d="M19 8q3.6-2.4 2.2-6 4 2.2 3 6.4-1 3-4 3-2.2-.6-1.2-3.4z"
        fill="#ffb03c"
        stroke="#a93a12"
        strokeWidth="0.8"
      />
    </>
  ),
  sunk: (
    <>
      <path d="M4 20q10 4.4 20 0" fill="none" stroke="#dff4f2" strokeWidth="1.6" />
      <path d="M5.5 12.5l17 4.6-2.6 5q-8 1.8-12.6-1.6z" fill="#8a5126" stroke="#1c0f07" strokeWidth="1.2" />
      <path d="M11 13.6L8.6 5.4M17 15.4L15.6 7" stroke="#5b3a1c" strokeWidth="1.8" strokeLinecap="round" />
      <path d="M6 6l16 16M22 6L6 22" stroke="#ff6a4d" strokeWidth="2.2" strokeLinecap="round" />
    </>
  ),
  empty: <circle cx="14" cy="14" r="3.6" fill="none" stroke="#cfe0ff" strokeWidth="2" />,
}
