import { type DragEvent, useState } from 'react'
import { printCell } from '../../../../engine/jackal/cells.ts'
import type { Cell, JackalState } from '../../../../engine/jackal/types.ts'
import { Dock, DockButton } from '../../../hud/frame/Dock.tsx'
import { useWords } from '../../../hud/useWords.ts'
import { TABLE } from '../../../input/tableCommands.ts'
import { TileSeen } from '../../insignia/TileFace.tsx'
import { useIntent } from '../../intent/intent.ts'
import { tileName } from '../../log/sentences.ts'
import './arrangeDock.css'

interface ArrangeDockProps {
  readonly view: JackalState
  /** The places of the peeked tiles. */
  readonly looked: readonly Cell[]
}

/** The lighthouse: the peeked tiles go back in the player's order, and nothing counts before Done. */
export function ArrangeDock({ view, looked }: ArrangeDockProps) {
  const { t } = useWords()
  const order = useIntent((state) => state.order)
  return (
    <Dock
      surface="parchment"
      prompt={t('hint.arrange')}
      about={t('arrange.text')}
      isAsked
      testId="arrange"
      tokens={looked.map((place, index) => (
        <SeenTile key={place} view={view} from={order?.[index] ?? place} to={place} index={index} />
      ))}
      buttons={
        <DockButton
          kind="main"
          label={t('action.done')}
          command={TABLE.commands.confirm}
          onPress={() => useIntent.getState().finishArranging()}
          testId="arrange-done"
        />
      }
    />
  )
}

const DRAGGED = 'application/x-seen-tile'

interface SeenTileProps {
  readonly view: JackalState
  /** The place of the peeked tile. */
  readonly from: Cell
  /** The destination of the peeked tile. */
  readonly to: Cell
  readonly index: number
}

function SeenTile({ view, from, to, index }: SeenTileProps) {
  const { t } = useWords()
  const picked = useIntent((state) => state.picked)
  const [isOver, setOver] = useState(false)
  const tile = view.tiles[from]
  const kind = tile?.kind ?? 'closed'
  const name = kind === 'closed' ? t('card.closed') : tileName(t, kind)
  const cell = printCell(view.board, to)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const other = event.dataTransfer.getData(DRAGGED)
    if (other !== '') useIntent.getState().swapSeen(Number(other), index)
  }
  return (
    <button
      type="button"
      className={`token seen-tile ${isOver ? 'is-over' : ''}`}
      draggable
      aria-pressed={picked === index}
      aria-label={t('arrange.slot', { tile: name, cell })}
      title={name}
      data-testid={`seen-${index}`}
      onClick={() => useIntent.getState().pickSeen(index)}
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, String(index))}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <TileSeen kind={kind} picture={tile?.picture ?? 1} facing={tile?.facing ?? 0} size={2.5} />
      <small className="seen-cell" aria-hidden="true">
        {cell}
      </small>
    </button>
  )
}
