import type { ReactNode } from 'react'
import type { WatersName } from './waters.ts'

const LAND = '#d9a860'
const EDGE = '#8a5a2e'
const SEA = '#2f8791'
const INK = '#2a180e'
const LIT = '#ffd76a'

type Cell = readonly [column: number, row: number]

/** A patch of three by three cells of 32 units: sea with land in some cells. */
function Patch({ land, children }: { readonly land: readonly Cell[]; readonly children: ReactNode }) {
  return (
    <>
      <rect width="96" height="96" rx="6" fill={SEA} />
      <path d="M32 2V94M64 2V94M2 32H94M2 64H94" stroke="#ffffff3d" strokeWidth="1.5" strokeDasharray="4 4" />
      {land.map(([column, row]) => (
        <rect
          key={`${column} ${row}`}
          x={column * 32 + 1.5}
          y={row * 32 + 1.5}
          width="29"
          height="29"
          rx="4"
          fill={LAND}
          stroke={EDGE}
          strokeWidth="2"
        />
      ))}
      {children}
    </>
  )
}

/** A ship from above, bow to the right, in the middle of a cell. */
function Hull({ cell: [column, row], fill = '#f3ead6' }: { readonly cell: Cell; readonly fill?: string }) {
  return (
    <g transform={`translate(${column * 32 + 16} ${row * 32 + 16})`}>
      <path d="M-12 -6H4Q12 -4 14 0Q12 4 4 6H-12Q-15 0 -12 -6Z" fill="#6f4122" stroke={INK} strokeWidth="2" />
      <path d="M-3 -9Q5 0 -3 9Q-6 0 -3 -9Z" fill={fill} stroke={INK} strokeWidth="1.5" />
    </g>
  )
}

function Lit({ cell: [column, row] }: { readonly cell: Cell }) {
  return (
    <rect
      x={column * 32 + 3}
      y={row * 32 + 3}
      width="26"
      height="26"
      rx="4"
      fill="#ffd76a40"
      stroke={LIT}
      strokeWidth="3"
    />
  )
}

/** A dotted way with an arrowhead at its end. */
function Way({ d, head }: { readonly d: string; readonly head: string }) {
  return (
    <>
      <path d={d} fill="none" stroke={LIT} strokeWidth="4" strokeLinecap="round" strokeDasharray="0.1 8" />
      <path d={head} fill={LIT} stroke={INK} strokeWidth="1.5" strokeLinejoin="round" />
    </>
  )
}

function Bear({ cell: [column, row] }: { readonly cell: Cell }) {
  return (
    <g transform={`translate(${column * 32 + 16} ${row * 32 + 16})`} stroke={INK} strokeWidth="1.5">
      <circle cx="-7" cy="-8" r="4" fill="#7d4c28" />
      <circle cx="7" cy="-8" r="4" fill="#7d4c28" />
      <circle r="10.5" fill="#7d4c28" />
      <ellipse cy="4" rx="5.5" ry="4.2" fill="#d9b07c" />
      <path d="M-4.5 -3v1M4.5 -3v1M-1.5 2.5h3" strokeWidth="2.6" strokeLinecap="round" fill="none" />
    </g>
  )
}

function Man({ cell: [column, row], coat }: { readonly cell: Cell; readonly coat: string }) {
  return (
    <g transform={`translate(${column * 32 + 16} ${row * 32 + 16})`} stroke={INK} strokeWidth="1.5">
      <path d="M-8 12Q-8 0 0 -1Q8 0 8 12Z" fill={coat} />
      <circle cy="-5" r="5.5" fill="#e3b184" />
    </g>
  )
}

const DRAWINGS: Readonly<Record<WatersName, () => ReactNode>> = {
  placing: () => (
    <Patch
      land={[
        [0, 0],
        [0, 1],
        [0, 2],
      ]}
    >
      <Lit cell={[1, 0]} />
      <Lit cell={[1, 2]} />
      <Lit cell={[1, 1]} />
      <Hull cell={[1, 1]} />
    </Patch>
  ),
  roaming: () => (
    <Patch
      land={[
        [1, 1],
        [2, 1],
        [1, 2],
        [2, 2],
      ]}
    >
      <Way d="M16 64V24Q16 16 24 16H72" head="M72 8L86 16L72 24Z" />
      <Hull cell={[0, 2]} />
    </Patch>
  ),
  uncorking: () => (
    <Patch
      land={[
        [0, 1],
        [1, 1],
        [2, 1],
        [0, 2],
        [1, 2],
        [2, 2],
      ]}
    >
      <ellipse cx="48" cy="62" rx="24" ry="15" fill={INK} />
      <path d="M26 60l5 9 5-9 6 10 6-10 6 10 6-10 5 9 5-9" fill="none" stroke="#e8edf0" strokeWidth="3" />
      <path d="M40 58Q40 40 48 39Q56 40 56 58Z" fill="#c8453a" stroke={INK} strokeWidth="1.5" />
      <circle cx="48" cy="36" r="6" fill="#e3b184" stroke={INK} strokeWidth="1.5" />
      <path
        d="M69 4H75V12Q82 15 82 22V38H62V22Q62 15 69 12Z"
        fill="#5f9a4a"
        stroke={INK}
        strokeWidth="2"
        transform="rotate(24 72 22)"
      />
    </Patch>
  ),
  'bear-step': () => (
    <Patch
      land={[
        [0, 0],
        [1, 0],
        [2, 0],
        [0, 1],
        [1, 1],
        [2, 1],
        [0, 2],
        [1, 2],
        [2, 2],
      ]}
    >
      <Way d="M24 72L44 52" head="M40 48L54 42L48 56Z" />
      <Bear cell={[0, 2]} />
      <Man cell={[2, 0]} coat="#c8453a" />
    </Patch>
  ),
}

/** A drawing of the book of rules, `size` in rem. */
export function WatersDrawing({ name, size }: { readonly name: WatersName; readonly size: number }) {
  return (
    <svg viewBox="0 0 96 96" style={{ width: `${size}rem`, height: `${size}rem` }} aria-hidden="true">
      {DRAWINGS[name]()}
    </svg>
  )
}
