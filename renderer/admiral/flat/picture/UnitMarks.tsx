import { unitNamed } from '../../../../engine/admiral/fleet.ts'
import type { AdmiralState, UnitId } from '../../../../engine/admiral/types.ts'
import { usePercents } from '../../../i18n/usePercents.ts'
import type { BoardMarks } from '../../highlights/boardMarks.ts'
import { middleOf } from '../boardCells.ts'

interface UnitMarksProps {
  readonly view: AdmiralState
  readonly overlay: BoardMarks
  /** True for the rings under the ships; else sights and chances over them. */
  readonly below?: boolean
}

/** Marks the selected unit, units still to act, enemies that bear, and possible targets. */
export function UnitMarks({ view, overlay, below = false }: UnitMarksProps) {
  const { share } = usePercents()
  const { selected, waiting, bearers, targets } = overlay
  const at = (id: UnitId) => {
    const cell = unitNamed(view, id)?.at
    return typeof cell === 'number' ? middleOf(view.board, cell) : null
  }
  if (below) {
    return (
      <>
        {waiting.map((id) => id !== selected && <Ring key={id} place={at(id)} className="is-able" />)}
        {selected !== null && <Ring place={at(selected)} className="is-chosen" />}
      </>
    )
  }
  return (
    <>
      {bearers.map((id) => (
        <Ring key={id} place={at(id)} className="is-threat" />
      ))}
      {targets.map(({ unit, chance, chosen }) => {
        const place = at(unit)
        return (
          place && (
            <g key={unit} className="waters-target" data-chosen={chosen} transform={`translate(${place.x} ${place.y})`}>
              <path d="M-0.48-0.26V-0.48H-0.26M0.26-0.48H0.48V-0.26M0.48 0.26V0.48H0.26M-0.26 0.48H-0.48V0.26" />
              {chance !== null && <text y="-0.56">{share(chance)}</text>}
            </g>
          )
        )
      })}
    </>
  )
}

function Ring({
  place,
  className,
}: {
  readonly place: ReturnType<typeof middleOf> | null
  readonly className: string
}) {
  return place && <circle className={`waters-ring ${className}`} cx={place.x} cy={place.y} r="0.48" />
}
