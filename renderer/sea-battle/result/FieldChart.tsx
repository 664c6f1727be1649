import type { ReactNode } from 'react'
import { ALL_CELLS, FIELD_SIZE, fileOf, rankOf } from '../../../engine/sea-battle/cells.ts'
import { opponentOf } from '../../../engine/sea-battle/marks.ts'
import type { Cell, SeaBattleState, SeaSeat, Ship } from '../../../engine/sea-battle/types.ts'

import { FILE_LETTERS, useLetters } from '../coordinates.ts'
import { isWreck, shipsSeen } from '../view.ts'
import './fieldChart.css'

interface FieldChartProps {
  readonly view: SeaBattleState
  /** The owner of the fleet. */
  readonly owner: SeaSeat
  readonly label: string
  /** Drawn over the chart, in cells. */
  readonly children?: ReactNode
}

const EDGE = 1.2

/** A seat's own sea as a small chart: its known ships, and the shots at it. */
export function FieldChart({ view, owner, label, children }: FieldChartProps) {
  const language = useLetters()
  const side = FIELD_SIZE + EDGE
  return (
    <svg
      className="field-chart"
      viewBox={`${-EDGE} ${-EDGE} ${side + 0.1} ${side + 0.1}`}
      role="img"
      aria-label={label}
    >
      <rect className="field-sea" x="0" y="0" width={FIELD_SIZE} height={FIELD_SIZE} />
      <path className="field-grid" d={GRID} />
      {Array.from({ length: FIELD_SIZE }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: files and ranks are their numbers
        <g key={i} className="field-letters">
          <text x={i + 0.5} y={-0.35}>
            {FILE_LETTERS[language][i]}
          </text>
          <text x={-0.6} y={i + 0.76}>
            {i + 1}
          </text>
        </g>
      ))}
      {shipsSeen(view, owner).map((ship) => (
        <ShipOnChart key={ship[0]} ship={ship} sunk={isWreck(view, owner, ship)} />
      ))}
      {view.shots[opponentOf(owner)].map(({ at, result }) => (
        <circle
          key={at}
          className={result === 'miss' ? 'field-miss' : 'field-hit'}
          cx={fileOf(at) + 0.5}
          cy={rankOf(at) + 0.5}
          r={result === 'miss' ? 0.15 : 0.22}
        />
      ))}
      {children}
    </svg>
  )
}

const GRID = ALL_CELLS.slice(1, FIELD_SIZE)
  .map((i) => `M${i} 0V${FIELD_SIZE}M0 ${i}H${FIELD_SIZE}`)
  .join('')

/** Joins cells: ships may be bent. */
function ShipOnChart({ ship, sunk }: { readonly ship: Ship; readonly sunk: boolean }) {
  return (
    <g className={sunk ? 'field-ship is-sunk' : 'field-ship'}>
      {ship.map((cell) => (
        <rect key={cell} x={fileOf(cell) + 0.1} y={rankOf(cell) + 0.1} width="0.8" height="0.8" rx="0.2" />
      ))}
      {joints(ship).map(([a, b]) => (
        <rect
          key={`${a}-${b}`}
          x={(fileOf(a) + fileOf(b)) / 2 + 0.1}
          y={(rankOf(a) + rankOf(b)) / 2 + 0.1}
          width="0.8"
          height="0.8"
        />
      ))}
    </g>
  )
}

/** Returns the pairs of a ship's cells that share a side. */
function joints(ship: Ship): readonly (readonly [Cell, Cell])[] {
  return ship.flatMap((a) =>
    ship.flatMap((b) => {
      const apart = Math.abs(fileOf(a) - fileOf(b)) + Math.abs(rankOf(a) - rankOf(b))
      return a < b && apart === 1 ? [[a, b] as const] : []
    }),
  )
}
