import { type ReactNode, useRef } from 'react'
import { labelPlaces, measure, roundRows, roundTicks, stepPath } from './chart.ts'
import type { DecidingTurn, MatchCurve } from './curve.ts'
import { roomFor, TurnNumbers, turnLine } from './TurnNumbers.tsx'
import { rowCount, useRows } from './useRows.ts'
import './curveChart.css'

/** The look of a side of a match. */
export interface SideLook {
  readonly name: string
  /** '#rrggbb' */
  readonly colour: string
  readonly flag: ReactNode
}

interface CurveChartProps {
  readonly curve: MatchCurve
  /** In the order of the curve's sides. */
  readonly looks: readonly SideLook[]
  readonly turns: readonly DecidingTurn[]
  /** The name of the counted thing. */
  readonly caption: string
  /** The label of the start, and the heading of the rounds. */
  readonly start: string
  readonly rounds: string
}

/** Strokes that distinguish the sides without their colours. */
const DASHES = ['none', '9 4', '2 4', '12 3 2 3'] as const

/** Least distance between two names at the ends, in percent of the height. */
const APART = 16
/** Width of a turn's number with the space beside it, rem. */
const NUMBER = 1.25

/** The score of each side, move by move: a visible chart, and a table of the same scores for screen readers. */
export function CurveChart({ curve, looks, turns, caption, start, rounds }: CurveChartProps) {
  const at = measure(curve)
  const ends = curve.standings.at(-1) ?? []
  const places = labelPlaces(ends.map(at.y), APART)
  const plot = useRef<HTMLDivElement>(null)
  const numbers = turns.map(({ from }) => at.x(from + 1))
  const rows = useRows(plot, numbers, NUMBER)
  return (
    <figure className="curve parchment" style={roomFor(rowCount(rows))}>
      <div ref={plot} className="curve-plot" aria-hidden="true">
        <span className="curve-most">{at.most}</span>
        <span className="curve-least">0</span>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className="curve-grid" d="M0 0H100M0 50H100M0 100H100" />
          {turns.map(({ from }, index) => (
            <path key={from} className="curve-turn" d={turnLine(at.x(from + 1), rows[index] ?? 0)} />
          ))}
          {looks.map(({ colour }, side) => (
            <g key={curve.sides[side]}>
              <path className="curve-casing" d={stepPath(curve, side, at)} />
              <path
                className="curve-line"
                d={stepPath(curve, side, at)}
                stroke={colour}
                strokeDasharray={DASHES[side % DASHES.length]}
              />
            </g>
          ))}
        </svg>
        <TurnNumbers places={numbers} rows={rows} />
        {looks.map(({ flag }, side) => (
          <span key={curve.sides[side]} className="curve-end" style={{ top: `${places[side] ?? 0}%` }}>
            {flag}
            {ends[side]}
          </span>
        ))}
        {roundTicks(curve).map(({ round, at: move }) => (
          <span key={move} className="curve-tick" style={{ left: `${at.x(move)}%` }}>
            {round}
          </span>
        ))}
      </div>
      <CurveTable {...{ curve, looks, caption, start, rounds }} />
    </figure>
  )
}

function CurveTable({ curve, looks, caption, start, rounds }: Omit<CurveChartProps, 'turns'>) {
  return (
    <div className="visually-hidden">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{rounds}</th>
            {looks.map(({ name }, side) => (
              <th key={curve.sides[side]} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {roundRows(curve).map(({ round, standings }) => (
            <tr key={round}>
              <th scope="row">{round === 0 ? start : round}</th>
              {curve.sides.map((side, index) => (
                <td key={side}>{standings[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
