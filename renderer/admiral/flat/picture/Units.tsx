import { memo } from 'react'
import { isShip } from '../../../../engine/admiral/fleet.ts'
import { sectorOf } from '../../../../engine/admiral/geometry/headings.ts'
import type { AdmiralState, Board, Fort, Ship } from '../../../../engine/admiral/types.ts'
import { HIDDEN } from '../../../../engine/kernel/game.ts'
import { SQUADRON_MARKS } from '../../../../models/admiral/squadron/marks.ts'
import { useText } from '../../../i18n/useText.ts'
import { TEAM_COLOURS, usePalette } from '../../../ui/palettes.ts'
import { type Condition, fleetsOf, type UnitStatus } from '../../hud/fleet/fleets.ts'
import { baseColour } from '../../pieces/bases/baseColour.ts'
import { isFlagship } from '../../pieces/bases/flagship.ts'
import { middleOf } from '../boardCells.ts'
import { baseDrawing } from './baseDrawing.ts'
import { PointRow } from './PointRow.tsx'
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
      {all.map(
        ({ unit, condition }) =>
          isShip(unit) && ABOUT_TO_ACT.has(condition) && <Wake key={unit.id} board={board} ship={unit} />,
      )}
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
      {isShip(unit) ? <Afloat view={view} ship={unit} status={status} /> : <Tower fort={unit} status={status} />}
    </g>
  )
}

interface AfloatProps {
  readonly view: AdmiralState
  readonly ship: Ship
  readonly status: UnitStatus
}

function Afloat({ view, ship, status: { hull, sails, condition } }: AfloatProps) {
  const t = useText()
  const { heading, team, captain, shown, gold } = ship
  const turn = sectorOf(heading) * 45
  /** Places upright things beside the stern, where they cover neither head nor points. */
  const atStern = (x: number) => `rotate(${turn}) translate(${x} 0.47) rotate(${-turn})`
  return (
    <>
      <g transform={`rotate(${turn})`}>
        <ShipShape
          kind={ship.class}
          team={team}
          {...(sails && { points: { hull, sails } })}
          isFlagship={isFlagship(view, ship)}
          hasActed={ship.done}
        />
      </g>
      <circle className="waters-plate" r="0.155" />
      <text className="waters-letter" y="0.11">
        {t(`class.${ship.class}.letter`)}
      </text>
      {captain !== null && (
        <path
          className={`waters-card ${shown ? 'is-shown' : ''} ${captain === HIDDEN ? '' : 'is-known'}`}
          d="M-0.08-0.11h0.16v0.22h-0.16z"
          transform={atStern(-0.16)}
        />
      )}
      {condition === 'prize' && (
        <path className="waters-struck" d="M-0.12 0.12V-0.2M-0.12-0.02h0.24v0.14h-0.24z" transform={atStern(-0.16)} />
      )}
      {gold > 0 && (
        <g className="waters-gold" transform={atStern(0.16)}>
          <circle r="0.14" />
          <text y="0.08">{gold}</text>
        </g>
      )}
    </>
  )
}

const ABOUT_TO_ACT: ReadonlySet<Condition> = new Set(['ready', 'active'])

/** Bow wave and wake of a ship that is still to act. */
function Wake({ board, ship: { at, heading, class: kind } }: { readonly board: Board; readonly ship: Ship }) {
  if (at === null) return null
  const { x, y } = middleOf(board, at)
  const { stern } = baseDrawing(kind)
  return (
    <path
      className="waters-wake"
      d="M-0.2 0.48Q-0.26 0.58-0.36 0.7M0.2 0.48Q0.26 0.58 0.36 0.7M0 0.52V0.7M-0.18-0.46Q-0.34-0.38-0.44-0.18M0.18-0.46Q0.34-0.38 0.44-0.18"
      transform={`translate(${x} ${y}) rotate(${sectorOf(heading) * 45}) scale(${2 * stern})`}
    />
  )
}

/** The place of a fort's points, under its wall. */
const WALL = 'M-0.4 0.4H0.4'

function Tower({ fort, status }: { readonly fort: Fort; readonly status: UnitStatus }) {
  const palette = usePalette()
  const colour = TEAM_COLOURS[palette].admiral[fort.team]
  return (
    <>
      <path className="waters-walls" d="M-0.34 0.3V-0.12h0.12v0.08h0.1v-0.08h0.24v0.08h0.1v-0.08h0.12V0.3z" />
      <path
        d="M-0.34 0.02V-0.12h0.12v0.08h0.1v-0.08h0.24v0.08h0.1v-0.08h0.12V0.02z"
        fill={baseColour(fort.team, palette)}
      />
      <Mark team={fort.team} />
      <PointRow row={WALL} gauge={status.hull} kind="hull" />
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

/** The squadron's mark, so that colour is never the only sign. */
function Mark({ team }: Pick<Ship, 'team'>) {
  return (
    <path
      d={SQUADRON_MARKS[team]}
      transform="translate(0 0.17) scale(0.0038)"
      fill={TEAM_COLOURS[usePalette()].admiral[team]}
      stroke="#f7ebc8"
      strokeWidth="12"
      paintOrder="stroke"
    />
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
