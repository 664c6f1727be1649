import { printCell } from '../../../../engine/jackal/cells.ts'
import type { Cell, JackalState } from '../../../../engine/jackal/types.ts'
import { Dock, DockRow, MainButton } from '../../../flat/FlatDock.tsx'
import { HideButton } from '../../../flat/HideButton.tsx'
import { useWords } from '../../../hud/useWords.ts'
import { TileFace } from '../../hud/tileCard/TileFace.tsx'
import { useIntent } from '../../intent/intent.ts'
import { tileName } from '../../log/sentences.ts'
import { facingSeen } from '../board/boardCells.ts'

interface LighthouseDockProps {
  readonly view: JackalState
  /** Where the tiles were seen. */
  readonly looked: readonly Cell[]
}

/** The lighthouse: two of the tiles seen change places by touch, and nothing counts before Done (J-LIGHTHOUSE). */
export function LighthouseDock({ view, looked }: LighthouseDockProps) {
  const { t } = useWords()
  const order = useIntent((state) => state.order)
  return (
    <Dock surface="parchment" hint={t('flat.jackal.arrange')}>
      <ol className="isle-rail" aria-label={t('arrange.title')}>
        {looked.map((place, index) => (
          <SeenTile key={place} view={view} from={order?.[index] ?? place} to={place} index={index} />
        ))}
      </ol>
      <DockRow>
        <HideButton />
        <MainButton label={t('action.done')} onPress={() => useIntent.getState().finishArranging()} />
      </DockRow>
    </Dock>
  )
}

interface SeenTileProps {
  readonly view: JackalState
  readonly from: Cell
  readonly to: Cell
  readonly index: number
}

function SeenTile({ view, from, to, index }: SeenTileProps) {
  const { t } = useWords()
  const picked = useIntent((state) => state.picked)
  const { kind = 'closed', picture = 1, facing = 0 } = view.tiles[from] ?? {}
  const cell = printCell(view.board, to)
  return (
    <li>
      <button
        type="button"
        className="isle-rail-item"
        aria-pressed={picked === index}
        aria-label={t('arrange.slot', { tile: kind === 'closed' ? t('card.closed') : tileName(t, kind), cell })}
        data-testid={`seen-${index}`}
        onClick={() => useIntent.getState().pickSeen(index)}
      >
        <TileFace kind={kind} picture={picture} facing={facingSeen(view.board, { kind, facing })} size={3.5} />
        <span aria-hidden="true">{cell}</span>
      </button>
    </li>
  )
}
