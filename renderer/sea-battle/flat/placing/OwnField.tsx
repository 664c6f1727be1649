import { cellAt, FIELD_SIZE, fileOf, rankOf } from '../../../../engine/sea-battle/cells.ts'
import { FlatBoard } from '../../../flat/board/FlatBoard.tsx'
import { useWords } from '../../../hud/useWords.ts'
import { useLetters } from '../../coordinates.ts'

import { cursorWords } from '../../hud/screenReader/placementWords.ts'
import { blockedCells, cellsAtFault, heldCells, type PlacementState, slotOn } from '../../placement/berthing.ts'
import { usePlacement } from '../../placement/placementStore.ts'
import { layAndTakeNext, touchField } from '../../placement/taking.ts'
import { cellOfPlace } from '../../table/places.ts'
import { FlatShip } from '../picture/FlatShip.tsx'
import { SeaPicture } from '../picture/SeaPicture.tsx'
import { useSeaEdges } from '../useSeaEdges.ts'

/** One's own sea while the fleet is laid. */
export function OwnField() {
  const { t } = useWords()
  const language = useLetters()
  const placement = usePlacement()
  const { held, cursor } = placement
  const at = held?.at ?? cursor
  const inHand = heldCells(placement)
  return (
    <FlatBoard
      label={t('place.title')}
      columns={FIELD_SIZE}
      rows={FIELD_SIZE}
      edges={useSeaEdges()}
      nameOf={(cell) => cursorWords({ ...placement, cursor: [fileOf(cell), rankOf(cell)] }, { t, language })}
      isOpen={(cell) => held !== null || slotOn(placement, cell) >= 0}
      aim={at ? cellAt(...at) : null}
      sight={inHand ? [inHand] : []}
      onAim={touchField}
      indexOf={(place) => cellOfPlace('near', place)}
      onConfirm={() => (held ? layAndTakeNext() : placement.confirm())}
    >
      <SeaPicture tone="near">
        <Fleet placement={placement} />
      </SeaPicture>
    </FlatBoard>
  )
}

function Fleet({ placement }: { readonly placement: PlacementState }) {
  const { slots, held } = placement
  const inHand = heldCells(placement)
  const wrong = cellsAtFault(placement).length > 0
  return (
    <>
      {held && <path className="sea-blocked" d={blockedCells(placement).map(hatch).join('')} />}
      {slots.map(({ berth }, slot) =>
        berth && held?.slot !== slot ? <FlatShip key={berth[0]} ship={berth} state="afloat" /> : null,
      )}
      {inHand && <FlatShip ship={inHand} state={wrong ? 'wrong' : 'held'} />}
    </>
  )
}

/** Returns lines over a cell where the ship in hand may not lie. */
const hatch = (cell: number): string => {
  const [x, y] = [fileOf(cell), rankOf(cell)]
  return `M${x + 0.1} ${y + 0.5}l.4-.4M${x + 0.1} ${y + 0.9}l.8-.8M${x + 0.5} ${y + 0.9}l.4-.4`
}
