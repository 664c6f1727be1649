import { type DragEvent, useState } from 'react'
import { printCell } from '../../../../engine/jackal/cells.ts'
import type { Cell, JackalState } from '../../../../engine/jackal/types.ts'
import { useWords } from '../../../hud/useWords.ts'
import { Button } from '../../../ui/controls.tsx'
import { useIntent } from '../../intent/intent.ts'
import { decisionOf } from '../../intent/intentState.ts'
import { tileName } from '../../log/sentences.ts'
import { TileSeen } from '../tileCard/TileFace.tsx'
import { DecisionPanel } from './DecisionPanel.tsx'
import './decisions.css'

/**
 * The lighthouse: the tiles seen go back in an order of one's own, and nothing counts before Done. Stands beside the table,
 * so that the places it speaks of stay in sight.
 */
export function Arrange({ view }: { readonly view: JackalState }) {
  const { t } = useWords()
  const decision = useIntent((state) => decisionOf(state))
  const order = useIntent((state) => state.order)
  if (decision?.kind !== 'arrange') return null
  const { looked } = decision
  const { finishArranging } = useIntent.getState()
  return (
    <DecisionPanel surface="is-arrange parchment" title={t('arrange.title')} testId="arrange">
      <p>{t('arrange.text')}</p>
      <ol className="seen-tiles">
        {looked.map((place, index) => (
          <li key={place}>
            <SeenTile view={view} from={order?.[index] ?? place} to={place} index={index} />
            <span className="seen-cell">{printCell(view.board, place)}</span>
          </li>
        ))}
      </ol>
      <Button kind="main" onClick={finishArranging} testId="arrange-done">
        {t('action.done')}
      </Button>
    </DecisionPanel>
  )
}

const DRAGGED = 'application/x-seen-tile'

interface SeenTileProps {
  readonly view: JackalState
  /** Where the tile was seen. */
  readonly from: Cell
  /** Where it goes. */
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
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const other = event.dataTransfer.getData(DRAGGED)
    if (other !== '') useIntent.getState().swapSeen(Number(other), index)
  }
  return (
    <button
      type="button"
      className={`seen-tile ${isOver ? 'is-over' : ''}`}
      draggable
      aria-pressed={picked === index}
      aria-label={t('arrange.slot', { tile: name, cell: printCell(view.board, to) })}
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
      <TileSeen kind={kind} picture={tile?.picture ?? 1} facing={tile?.facing ?? 0} size={5} />
    </button>
  )
}
