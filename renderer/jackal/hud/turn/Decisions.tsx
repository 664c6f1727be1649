import { type DragEvent, useState } from 'react'
import { printCell } from '../../../../engine/jackal/cells.ts'
import type { Cell, JackalMove, JackalState } from '../../../../engine/jackal/types.ts'
import { useWords } from '../../../hud/useWords.ts'
import { ChoiceKey } from '../../../input/CommandKey.tsx'
import { Button } from '../../../ui/controls.tsx'
import { useIntent } from '../../intent/intent.ts'
import { decisionOf } from '../../intent/intentState.ts'
import { tileName } from '../../log/sentences.ts'
import { TileFace } from '../tileCard/TileFace.tsx'
import './decisions.css'

/** Decisions that are answered on a panel of their own instead of on the board. */
export function Decisions({ view }: { readonly view: JackalState }) {
  const decision = useIntent((state) => decisionOf(state))
  const answerer = useIntent(({ asked }) => asked?.seat ?? null)
  const { nameOf } = useWords()
  if (decision?.kind === 'oath') return <Oath />
  if (decision?.kind === 'endOffer' && answerer) return <EndOffer by={nameOf(decision.by)} to={nameOf(answerer)} />
  if (decision?.kind === 'arrange') return <Arrange view={view} looked={decision.looked} />
  return null
}

const choose = (move: JackalMove) => useIntent.getState().choose(move)

function Oath() {
  const { t } = useWords()
  return (
    <section className="decision wood screwed" aria-label={t('oath.title')} data-testid="oath">
      <h2 className="title">{t('oath.title')}</h2>
      <p>{t('oath.text')}</p>
      <div className="decision-choices">
        <Button kind="main" className="is-big" onClick={() => choose({ kind: 'swear', loud: true })} testId="oath-loud">
          <ChoiceKey n={1} />
          <span>
            {t('action.swear')}
            <small>{t('action.swear.about')}</small>
          </span>
        </Button>
        <Button
          kind="danger"
          className="is-big"
          onClick={() => choose({ kind: 'swear', loud: false })}
          testId="oath-polite"
        >
          <ChoiceKey n={2} />
          <span>
            {t('action.polite')}
            <small>{t('action.polite.about')}</small>
          </span>
        </Button>
      </div>
    </section>
  )
}

/** Everybody but the one who offers is asked in turn, whoever has the turn: the panel says who answers now. */
function EndOffer({ by, to }: { readonly by: string; readonly to: string }) {
  const { t } = useWords()
  return (
    <section className="decision wood screwed" aria-label={t('endOffer.title')} data-testid="end-offer">
      <h2 className="title">{t('endOffer.title')}</h2>
      <p>{t('endOffer.text', { name: by })}</p>
      <p>{t('endOffer.asked', { name: to })}</p>
      <div className="decision-choices">
        <Button className="is-big" onClick={() => choose({ kind: 'acceptEnd' })} testId="end-accept">
          <ChoiceKey n={1} /> {t('action.accept')}
        </Button>
        <Button kind="main" className="is-big" onClick={() => choose({ kind: 'decline' })} testId="end-decline">
          <ChoiceKey n={2} /> {t('action.refuse')}
        </Button>
      </div>
    </section>
  )
}

interface ArrangeProps {
  readonly view: JackalState
  /** The places, in the order they were looked at. */
  readonly looked: readonly Cell[]
}

/** The lighthouse: the tiles seen go back in an order of one's own, and nothing counts before Done. */
function Arrange({ view, looked }: ArrangeProps) {
  const { t } = useWords()
  const order = useIntent((state) => state.order)
  const { finishArranging } = useIntent.getState()
  return (
    <section className="decision is-arrange parchment" aria-label={t('arrange.title')} data-testid="arrange">
      <h2 className="title">{t('arrange.title')}</h2>
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
    </section>
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
      <TileFace kind={kind} picture={tile?.picture ?? 1} facing={tile?.facing ?? 0} size={5} />
    </button>
  )
}
