import { FIELD_SIZE } from '../../../../engine/sea-battle/cells.ts'
import { marksOf, opponentOf } from '../../../../engine/sea-battle/marks.ts'
import type { SeaBattleState, SeaSeat } from '../../../../engine/sea-battle/types.ts'
import { FlatBoard } from '../../../flat/board/FlatBoard.tsx'
import { useWords } from '../../../hud/useWords.ts'
import { useLetters } from '../../coordinates.ts'

import { cellNews } from '../../hud/screenReader/cellWords.ts'
import { useAim } from '../../intent/aim.ts'
import { inTurn, tellToWait } from '../../intent/tellToWait.ts'
import { cellOfPlace } from '../../table/places.ts'
import { shipsSeen } from '../../view.ts'
import { FlatShip } from '../picture/FlatShip.tsx'
import { HitPeg, MissPeg, SureWater } from '../picture/pegs.tsx'
import { SeaPicture } from '../picture/SeaPicture.tsx'
import { Sight } from '../picture/Sight.tsx'
import { useSeaEdges } from '../useSeaEdges.ts'

interface EnemySeaProps {
  readonly view: SeaBattleState
  /** The seat whose ships are in this sea. */
  readonly owner: SeaSeat
}

/** The sea that is fired at: every shot and its result. */
export function EnemySea({ view, owner }: EnemySeaProps) {
  const { t, nameOf } = useWords()
  const language = useLetters()
  const { open, cursor, aimAt, confirm } = useAim()
  const aiming = open.size > 0
  const nameOfCell = (cell: number) => {
    const { cell: name, known, follows } = cellNews(view, owner, cell, { t, language })
    // the consequences of a shot at open water are the same for every cell, so they are not repeated
    return `${name}. ${known} ${aiming && !open.has(cell) ? follows : ''}`.trim()
  }
  return (
    <FlatBoard
      label={t('result.field', { name: nameOf(owner) })}
      columns={FIELD_SIZE}
      rows={FIELD_SIZE}
      edges={useSeaEdges()}
      board={owner}
      nameOf={nameOfCell}
      isOpen={(cell) => open.has(cell)}
      aim={cursor}
      sight={aiming && cursor !== null ? [[cursor]] : []}
      onAim={aimAt}
      indexOf={(place) => cellOfPlace('far', place)}
      onTouch={tellToWait}
      onConfirm={inTurn(confirm)}
    >
      <SeaPicture tone="far">
        <Marks view={view} owner={owner} />
        {aiming && cursor !== null && <Sight cell={cursor} open={open.has(cursor)} />}
      </SeaPicture>
    </FlatBoard>
  )
}

function Marks({ view, owner }: EnemySeaProps) {
  const { hits, misses, sunk, empty } = marksOf(view, opponentOf(owner))
  const down = new Set(sunk.flat())
  const afloat = shipsSeen(view, owner).filter(([first = -1]) => !down.has(first))
  return (
    <>
      {empty.map((cell) => (
        <SureWater key={cell} cell={cell} />
      ))}
      {afloat.map((ship) => (
        <FlatShip key={ship[0]} ship={ship} state="afloat" />
      ))}
      {sunk.map((ship) => (
        <FlatShip key={ship[0]} ship={ship} state="sunk" />
      ))}
      {misses.map((cell) => (
        <MissPeg key={cell} cell={cell} />
      ))}
      {hits.map((cell) => (
        <HitPeg key={cell} cell={cell} />
      ))}
    </>
  )
}
