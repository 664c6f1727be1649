import type { ShipClass, TeamId } from '../../../../engine/admiral/types.ts'
import { SQUADRON_PAINT } from '../../../../models/teams.ts'
import { TEAM_COLOURS, usePalette } from '../../../ui/palettes.ts'
import type { Gauge } from '../../hud/fleet/fleets.ts'
import { baseColour } from '../../pieces/bases/baseColour.ts'
import { baseDrawing } from './baseDrawing.ts'
import { PointRow } from './PointRow.tsx'
import './shipShape.css'

/** The places of a class's masts, from bow (−) to stern, as shares of the length of the base. */
const MASTS = {
  line: [-0.17, 0.07, 0.3],
  galleon: [-0.08, 0.14, 0.33],
  frigate: [-0.07, 0.13, 0.33],
  brig: [-0.04, 0.22],
} as const satisfies Readonly<Record<ShipClass, readonly number[]>>

interface ShipShapeProps {
  readonly kind: ShipClass
  readonly team: TeamId
  /** Points of hull and sails; omitted to draw none. */
  readonly points?: { readonly hull: Gauge; readonly sails: Gauge }
  readonly isFlagship?: boolean
  /** True if the ship has acted: its sails are brailed up and its base is dark. */
  readonly hasActed?: boolean
}

/** A ship on its base from above with its bow to the north, as large as a cell, its middle in the origin. */
export function ShipShape({ kind, team, points, isFlagship = false, hasActed = false }: ShipShapeProps) {
  const palette = usePalette()
  const { outline, head, rows, inside, stern } = baseDrawing(kind)
  const cloth = palette === 'default' ? SQUADRON_PAINT[team].sail : TEAM_COLOURS[palette].admiral[team]
  const sails = points ? points.sails.left / Math.max(1, points.sails.of) : 1
  const masts: readonly number[] = MASTS[kind]
  return (
    <g className="waters-ship" data-acted={hasActed} data-flagship={isFlagship}>
      <path className="waters-ink" d={outline} />
      <path className="waters-base" d={outline} fill={baseColour(team, palette)} />
      <path className="waters-rim" d={outline} />
      <path className="waters-head" d={head} />
      <path className="waters-deck" d={deckPath(inside * 0.72, stern)} />
      {masts.map((mast, i) => (
        <Sail
          key={mast}
          team={team}
          cloth={cloth}
          at={mast * 2 * stern}
          half={inside * 1.1}
          isBrailed={hasActed}
          isLost={i < masts.length - Math.ceil(sails * masts.length)}
        />
      ))}
      {points && <PointRow row={rows.port} gauge={points.hull} kind="hull" />}
      {points && <PointRow row={rows.starboard} gauge={points.sails} kind="sails" />}
      {isFlagship &&
        [-0.5, 0, 0.5].map((x) => (
          <circle key={x} className="waters-lantern" cx={x * inside} cy={stern + 0.035} r="0.045" />
        ))}
    </g>
  )
}

const deckPath = (half: number, length: number): string =>
  `M0 ${-0.62 * length}Q${half} ${-0.3 * length} ${half * 0.95} ${0.1 * length}L${half * 0.8} ${0.9 * length}H${-half * 0.8}L${-half * 0.95} ${0.1 * length}Q${-half} ${-0.3 * length} 0 ${-0.62 * length}z`

interface SailProps {
  readonly team: TeamId
  readonly cloth: string
  readonly at: number
  readonly half: number
  readonly isLost: boolean
  readonly isBrailed: boolean
}

/** A square sail with the heraldry of its squadron: blue has a stripe down the middle, green a pale head. */
function Sail({ team, cloth, at, half, isLost, isBrailed }: SailProps) {
  const pale = SQUADRON_PAINT[team].heraldry
  return (
    <g className="waters-sail" data-lost={isLost} transform={`translate(0 ${at}) scale(1 ${isBrailed ? 0.6 : 1.15})`}>
      <path d={`M${-half} 0.06Q0-0.13 ${half} 0.06L${half * 0.92} 0.1Q0 0.02 ${-half * 0.92} 0.1z`} fill={cloth} />
      {team === 'blue' && (
        <path className="is-pale" d={`M${-half * 0.3}-0.03H${half * 0.3}V0.06H${-half * 0.3}z`} fill={pale} />
      )}
      {team === 'green' && (
        <path
          className="is-pale"
          d={`M${-half} 0.06Q0-0.13 ${half} 0.06L${half} 0.075Q0-0.06 ${-half} 0.075z`}
          fill={pale}
        />
      )}
    </g>
  )
}
