import { memo } from 'react'
import { isShip } from '../../../../engine/admiral/fleet.ts'
import { sectorOf } from '../../../../engine/admiral/geometry/headings.ts'
import type { AdmiralState, Fort, Ship } from '../../../../engine/admiral/types.ts'
import { HIDDEN } from '../../../../engine/kernel/game.ts'
import { SQUADRON_MARKS } from '../../../../models/admiral/squadron/marks.ts'
import { useText } from '../../../i18n/useText.ts'
import { TEAM_COLOURS, usePalette } from '../../../ui/palettes.ts'
import { fleetsOf, type UnitStatus } from '../../hud/fleet/fleets.ts'
import { middleOf } from '../board/boardCells.ts'
import { ShipShape } from './ShipShape.tsx'

/** Everything that floats, stands or lies on the chart: treasures, forts, ships. */
export const Units = memo(function Units({ view }: { readonly view: AdmiralState }) {
  const { board, treasures } = view
  const all = fleetsOf(view).flatMap(({ forts, ships }) => [...forts, ...ships])
  return (
    <>
      {treasures.map(({ at, gold }) => (
        <Chest key={at} {...middleOf(board, at)} gold={gold} />
      ))}
      {all.map((status) => (
        <UnitPicture key={status.unit.id} view={view} status={status} />
      ))}
    </>
  )
})

function UnitPicture({ view, status }: { readonly view: AdmiralState; readonly status: UnitStatus }) {
  const { unit } = status
  if (unit.at === null) return null
  const { x, y } = middleOf(view.board, unit.at)
  return (
    <g transform={`translate(${x} ${y})`} className="waters-unit" data-condition={status.condition}>
      {isShip(unit) ? <Afloat ship={unit} status={status} /> : <Tower fort={unit} status={status} />}
      <Mark team={unit.team} />
      <Gauges status={status} />
    </g>
  )
}

function Afloat({ ship, status }: { readonly ship: Ship; readonly status: UnitStatus }) {
  const t = useText()
  const { heading, team, captain, shown, gold } = ship
  const sails = status.sails ? status.sails.left / Math.max(1, status.sails.of) : 1
  return (
    <>
      <g transform={`rotate(${sectorOf(heading) * 45})`}>
        <ShipShape kind={ship.class} team={team} sails={sails} />
      </g>
      <text className="waters-letter" y="0.11">
        {t(`class.${ship.class}.letter`)}
      </text>
      {captain !== null && (
        <path
          className={`waters-card ${shown ? 'is-shown' : ''} ${captain === HIDDEN ? '' : 'is-known'}`}
          d="M0.28-0.46h0.16v0.22h-0.16z"
        />
      )}
      {gold > 0 && <Aboard gold={gold} />}
    </>
  )
}

/** A coin with how much gold the ship carries. */
function Aboard({ gold }: { readonly gold: number }) {
  return (
    <g className="waters-gold">
      <circle cx="-0.34" cy="-0.34" r="0.15" />
      <text x="-0.34" y="-0.26">
        {gold}
      </text>
    </g>
  )
}

function Tower({ fort, status }: { readonly fort: Fort; readonly status: UnitStatus }) {
  const colour = TEAM_COLOURS[usePalette()].admiral[fort.team]
  return (
    <>
      <path
        className="waters-walls"
        d="M-0.34 0.3V-0.12h0.12v0.08h0.1v-0.08h0.24v0.08h0.1v-0.08h0.12V0.3zM-0.08 0.3v-0.16h0.16v0.16z"
      />
      <path d="M0-0.12V-0.46" stroke="#1c0f07" strokeWidth="0.05" />
      <path
        d={status.condition === 'silent' ? 'M0-0.26h0.28v0.12h-0.28z' : 'M0-0.46h0.34l-0.08 0.09l0.08 0.09h-0.34z'}
        fill={colour}
        stroke="#1c0f07"
        strokeWidth="0.03"
      />
    </>
  )
}

/** The squadron's mark, so that colour never tells alone. */
function Mark({ team }: Pick<Ship, 'team'>) {
  return (
    <path
      d={SQUADRON_MARKS[team]}
      transform="translate(-0.36 0.3) scale(0.0042)"
      fill={TEAM_COLOURS[usePalette()].admiral[team]}
      stroke="#f7ebc8"
      strokeWidth="12"
      paintOrder="stroke"
    />
  )
}

const LINES = [
  ['hull', '#8fe08a'],
  ['sails', '#fff3d0'],
  ['shots', '#ffb35c'],
] as const

/** Hull, sails and shots left, as three lines of pips under the ship. */
function Gauges({ status }: { readonly status: UnitStatus }) {
  return (
    <g className="waters-gauges">
      {LINES.map(([kind, colour], line) => {
        const gauge = status[kind]
        return (
          gauge &&
          Array.from({ length: gauge.of }, (_, i) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: pips never change places
              key={`${kind} ${i}`}
              x={-0.18 + i * 0.1}
              y={0.2 + line * 0.1}
              width="0.085"
              height="0.085"
              fill={i < gauge.left ? colour : '#1c0f07aa'}
            />
          ))
        )
      })}
    </g>
  )
}

function Chest({ x, y, gold }: { readonly x: number; readonly y: number; readonly gold: number }) {
  return (
    <g transform={`translate(${x} ${y})`} className="waters-chest">
      <path d="M-0.26-0.02q0-0.2 0.26-0.2t0.26 0.2v0.26h-0.52z" />
      <path d="M-0.26 0.04h0.52" />
      <text y="0.2">{gold}</text>
    </g>
  )
}
