import { fileOf, rankOf } from '../../../../engine/sea-battle/cells.ts'
import type { Cell } from '../../../../engine/sea-battle/types.ts'

interface MarkProps {
  readonly cell: Cell
}

const middle = (cell: Cell): string => `translate(${fileOf(cell) + 0.5} ${rankOf(cell) + 0.5})`

/** A shot into water. */
export function MissPeg({ cell }: MarkProps) {
  return (
    <g transform={middle(cell)}>
      <Peg head="#f7f0dc" foot="#d9cdb0" />
    </g>
  )
}

/** A shot that hit, with a flame: distinct by more than its colour. */
export function HitPeg({ cell }: MarkProps) {
  return (
    <g transform={middle(cell)}>
      <Peg head="#e2432f" foot="#8c2418" />
      <path
        d="M.17-.27q.15-.09.09-.27.18.09.15.27-.03.15-.18.15-.12-.03-.06-.15z"
        fill="#ffb03c"
        stroke="#a93a12"
        strokeWidth="0.03"
      />
    </g>
  )
}

function Peg({ head, foot }: { readonly head: string; readonly foot: string }) {
  return (
    <>
      <ellipse cy="0.23" rx="0.25" ry="0.1" fill="none" stroke="#dff4f2" strokeOpacity="0.85" strokeWidth="0.045" />
      <path d="M-.09.23q.09.05.18 0L.06-.06h-.12z" fill={foot} stroke="#1c0f07" strokeWidth="0.03" />
      <circle cy="-0.14" r="0.165" fill={head} stroke="#1c0f07" strokeWidth="0.04" />
      <circle cx="-0.05" cy="-0.19" r="0.045" fill="#fff" opacity="0.75" />
    </>
  )
}

/** Water that must be empty, beside a ship that went down (S-MARKS). */
export function SureWater({ cell }: MarkProps) {
  return <circle transform={middle(cell)} r="0.12" fill="none" stroke="#cfe0ff" strokeWidth="0.06" opacity="0.8" />
}
