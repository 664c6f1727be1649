import { useRef } from 'react'
import { usePointerAnchor, useRoundAnchor } from '../hud/panels/panels.ts'
import { usePointedCells } from './pointedOut.ts'
import './pointedOut.css'

/** A frame round each cell of the 3D table that is pointed out, and a finger beside it; what comes after them is framed too. */
export function PointedOut() {
  const [cells, later] = [usePointedCells(), usePointedCells('later')]
  return (
    <>
      {[...new Set([...cells, ...later])].map((cell) => (
        <Frame key={cell} cell={cell} />
      ))}
      {cells.map((cell) => (
        <Finger key={cell} cell={cell} />
      ))}
    </>
  )
}

function Frame({ cell }: { readonly cell: number }) {
  const ref = useRef<HTMLDivElement>(null)
  useRoundAnchor(ref, cell)
  return (
    <div ref={ref} className="pointed-frame" data-testid="pointed-frame" aria-hidden="true">
      <span />
    </div>
  )
}

function Finger({ cell }: { readonly cell: number }) {
  const ref = useRef<HTMLDivElement>(null)
  usePointerAnchor(ref, cell)
  return (
    <div ref={ref} className="pointed-out" data-testid="pointed-out" data-cell={cell} aria-hidden="true">
      <svg viewBox="-16 -46 32 46" className="finger" aria-hidden="true">
        <path d="M0 -1.5 L-13 -22 H-5 V-44 H5 V-22 H13 Z" />
      </svg>
    </div>
  )
}
