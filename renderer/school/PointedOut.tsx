import { useRef } from 'react'
import { usePointerAnchor } from '../hud/atCell/anchors.ts'
import { usePointedCells } from './pointedOut.ts'
import './pointedOut.css'

/** A finger beside each cell of the 3D table that is pointed out; it does not cover the cells of later steps. */
export function PointedOut() {
  const [cells, later] = [usePointedCells(), usePointedCells('later')]
  return (
    <>
      {cells.map((cell) => (
        <Finger key={cell} cell={cell} away={later.find((one) => one !== cell) ?? null} />
      ))}
    </>
  )
}

function Finger({ cell, away }: { readonly cell: number; readonly away: number | null }) {
  const ref = useRef<HTMLDivElement>(null)
  usePointerAnchor(ref, cell, away)
  return (
    <div ref={ref} className="pointed-out" data-testid="pointed-out" data-cell={cell} aria-hidden="true">
      <svg viewBox="-16 -46 32 46" className="finger" aria-hidden="true">
        <path d="M0 -1.5 L-13 -22 H-5 V-44 H5 V-22 H13 Z" />
      </svg>
    </div>
  )
}
