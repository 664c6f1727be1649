import { fileOf, rankOf } from '../../../../engine/sea-battle/cells.ts'
import type { Cell, Ship } from '../../../../engine/sea-battle/types.ts'

interface FlatShipProps {
  readonly ship: Ship
  /** `held`: in hand, in a legal place; `wrong`: in hand, in an illegal one. */
  readonly state: 'afloat' | 'sunk' | 'held' | 'wrong'
}

const MARGIN = 0.13

/** A ship seen from above: its cells as one hull, a mast in each; a sunk one is struck out. */
export function FlatShip({ ship, state }: FlatShipProps) {
  const joints = jointsOf(ship)
  return (
    <g className={`flat-ship is-${state}`}>
      <g className="flat-ship-rim">
        <Hull ship={ship} joints={joints} margin={MARGIN - 0.045} />
      </g>
      <g className="flat-ship-deck">
        <Hull ship={ship} joints={joints} margin={MARGIN} />
      </g>
      {ship.map((cell) => (
        <circle key={cell} className="flat-ship-mast" cx={fileOf(cell) + 0.5} cy={rankOf(cell) + 0.5} r="0.11" />
      ))}
      {state === 'sunk' && <path className="flat-ship-strike" d={strike(ship)} />}
    </g>
  )
}

interface HullProps {
  readonly ship: Ship
  readonly joints: readonly (readonly [Cell, Cell])[]
  readonly margin: number
}

function Hull({ ship, joints, margin }: HullProps) {
  const side = 1 - 2 * margin
  return (
    <>
      {ship.map((cell) => (
        <rect key={cell} x={fileOf(cell) + margin} y={rankOf(cell) + margin} width={side} height={side} rx="0.3" />
      ))}
      {joints.map(([a, b]) => (
        <rect
          key={`${a}-${b}`}
          x={(fileOf(a) + fileOf(b)) / 2 + margin}
          y={(rankOf(a) + rankOf(b)) / 2 + margin}
          width={side}
          height={side}
        />
      ))}
    </>
  )
}

/** Returns the pairs of a ship's cells that share a side, because ships may be bent. */
function jointsOf(ship: Ship): readonly (readonly [Cell, Cell])[] {
  return ship.flatMap((a) =>
    ship.flatMap((b) => {
      const apart = Math.abs(fileOf(a) - fileOf(b)) + Math.abs(rankOf(a) - rankOf(b))
      return a < b && apart === 1 ? [[a, b] as const] : []
    }),
  )
}

/** Returns a cross over the whole ship. */
function strike(ship: Ship): string {
  const [files, ranks] = [ship.map(fileOf), ship.map(rankOf)]
  const [left, right] = [Math.min(...files) + 0.1, Math.max(...files) + 0.9]
  const [top, bottom] = [Math.min(...ranks) + 0.1, Math.max(...ranks) + 0.9]
  return `M${left} ${top}L${right} ${bottom}M${right} ${top}L${left} ${bottom}`
}
