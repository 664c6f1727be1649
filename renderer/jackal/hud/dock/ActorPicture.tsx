import type { JackalState } from '../../../../engine/jackal/types.ts'
import { Boat, Helm, Portrait } from '../../insignia/insignia.tsx'
import { placeOf, type Selected } from '../../intent/targets.ts'
import { vesselAt } from '../../table/vessels.ts'
import './actorPicture.css'

interface ActorPictureProps {
  readonly one: Selected
  readonly view: JackalState
  /** The number of equal pieces that the token stands for. */
  readonly count?: number
}

/** The face of a piece, with a wheel while it is aboard; the wheel of a ship; the lifeboat. */
export function ActorPicture({ one, view, count = 1 }: ActorPictureProps) {
  if (one.kind === 'ship') return one.boat ? <Boat size={2.125} /> : <Helm size={2.125} />
  const piece = view.pieces.find(({ id }) => id === one.id)
  const at = placeOf(one.id, view)
  const isAboard = at !== null && vesselAt(view, at) !== null
  return (
    <span className="actor-picture">
      {piece && <Portrait of={piece} size={2.125} />}
      {isAboard && (
        <span className="actor-aboard">
          <Helm size={1} />
        </span>
      )}
      {count > 1 && <b className="actor-count">{count}</b>}
    </span>
  )
}
