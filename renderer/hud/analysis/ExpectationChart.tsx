import { useRef } from 'react'
import type { Seat } from '../../../engine/kernel/game.ts'
import { usePercents } from '../../i18n/usePercents.ts'
import { useText } from '../../i18n/useText.ts'
import type { SideLook } from '../story/CurveChart.tsx'
import { roomFor, TurnNumbers, turnLine } from '../story/TurnNumbers.tsx'
import { rowCount, useRows } from '../story/useRows.ts'
import { type Expected, type Moment, placeOf } from './moments.ts'
import '../story/curveChart.css'
import './expectationChart.css'

interface ExpectationChartProps {
  /** By seat, in the order of `looks`. */
  readonly curves: readonly (readonly Expected[])[]
  readonly looks: readonly (Pick<SideLook, 'name' | 'colour'> & { readonly seat: Seat })[]
  readonly moments: readonly Moment[]
  /** The number of moves in the match. */
  readonly of: number
}

/** Strokes that distinguish the seats without their colours. */
const DASHES = ['none', '9 4', '2 4', '12 3 2 3'] as const
/** Width of a moment's number with the space beside it, rem. */
const NUMBER = 1.25

/** The expected result of each seat, from nothing to all, as a chart; the moments below describe its turns in words. */
export function ExpectationChart({ curves, looks, moments, of }: ExpectationChartProps) {
  const x = (move: number) => (100 * move) / Math.max(1, of)
  const t = useText()
  const { share } = usePercents()
  const plot = useRef<HTMLDivElement>(null)
  const numbers = moments.map((moment) => x(placeOf(moment)))
  const decided = moments.filter((moment) => moment.kind !== 'end')
  const rows = useRows(plot, numbers, NUMBER)
  return (
    <figure
      className="curve expectation parchment"
      style={roomFor(rowCount(rows))}
      aria-hidden="true"
      data-testid="analysis-chart"
    >
      <div ref={plot} className="curve-plot">
        <span className="curve-most">{share(1)}</span>
        <span className="curve-half">{share(0.5)}</span>
        <span className="curve-least">{share(0)}</span>
        {ticksOf(of).map((move) => (
          <span key={move} className="curve-tick" style={{ left: `${x(move)}%` }}>
            {move === 0 ? t('analysis.begin') : t('analysis.move', { n: move })}
          </span>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className="curve-grid" d="M0 0H100M0 50H100M0 100H100" />
          {moments.map((moment, index) => (
            <path key={placeOf(moment)} className="curve-turn" d={turnLine(numbers[index] ?? 0, rows[index] ?? 0)} />
          ))}
          {looks.map(({ seat, colour }, index) => (
            <g key={seat}>
              <path className="curve-casing" d={linePath(curves[index] ?? [], x)} />
              <path
                className="curve-line"
                d={linePath(curves[index] ?? [], x)}
                stroke={colour}
                strokeDasharray={DASHES[index % DASHES.length]}
              />
            </g>
          ))}
        </svg>
        {decided.map(({ judged }) => (
          <i
            key={judged.move}
            className="curve-spot"
            style={{ left: `${x(judged.move)}%`, top: `${100 - 100 * judged.best}%` }}
          />
        ))}
        <TurnNumbers places={numbers} rows={rows} />
      </div>
      <ul className="expectation-names">
        {looks.map(({ seat, name, colour }) => (
          <li key={seat}>
            <i style={{ background: colour }} /> {name}
          </li>
        ))}
      </ul>
    </figure>
  )
}

/** Returns the moves on the axis: the start, the middle and the last one. */
const ticksOf = (of: number): readonly number[] => [...new Set([0, Math.round(of / 2), of])]

const print = (value: number): string => String(Math.round(value * 100) / 100)

/** Returns a curve as a path, in percent of the chart; y from the top. */
export function linePath(curve: readonly Expected[], x: (move: number) => number): string {
  return curve
    .map(({ move, result }, index) => `${index === 0 ? 'M' : 'L'}${print(x(move))} ${print(100 - 100 * result)}`)
    .join('')
}
