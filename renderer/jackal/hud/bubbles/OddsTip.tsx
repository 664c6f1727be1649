import { useRef } from 'react'
import type { Cell, JackalState } from '../../../../engine/jackal/types.ts'
import { useTipAnchor } from '../../../hud/panels/panels.ts'
import { useWords } from '../../../hud/useWords.ts'
import { useShownStore } from '../../../playback/shownStore.ts'
import { useIntent } from '../../intent/intent.ts'
import type { IntentState } from '../../intent/intentState.ts'
import { placeOf, targetAt } from '../../intent/targets.ts'
import { oddsOf } from '../tileCard/odds.ts'
import './oddsTip.css'

/** What decides whether one dares: gold, being held, death. The rest is on the card. */
const TOLD = ['gold', 'held', 'death'] as const

/** Beside a closed tile that may be gone to, while it is pointed at: what may lie there, from what is left of the deck. */
export function OddsTip() {
  const busy = useShownStore((state) => state.busy)
  const cell = useIntent(closedTarget)
  const view = useIntent((state) => state.view)
  const from = useIntent(({ selected, view }) => (selected?.kind === 'piece' ? placeOf(selected.id, view) : null))
  return cell === null || view === null || busy ? null : <Tip key={cell} cell={cell} from={from} view={view} />
}

/** The closed tile that is pointed at, if the chosen one may go there and nothing is asked beside it. */
function closedTarget(intent: IntentState): Cell | null {
  const { asked, view, prompt, why } = intent
  const pointed = intent.hovered ?? intent.cursor
  if (!asked || !view || pointed === null || prompt || why) return null
  if (view.tiles[pointed]?.kind !== 'closed') return null
  const goes = targetAt(intent, pointed)?.moves.some(({ move }) => move.kind === 'go') ?? false
  return goes ? pointed : null
}

interface TipProps {
  readonly cell: Cell
  readonly from: Cell | null
  readonly view: JackalState
}

function Tip({ cell, from, view }: TipProps) {
  const { t } = useWords()
  const ref = useRef<HTMLParagraphElement>(null)
  useTipAnchor(ref, cell, from)
  const odds = oddsOf(view)
  const told = TOLD.filter((fortune) => odds[fortune] > 0)
  if (told.length === 0) return null
  return (
    <p ref={ref} className="odds-tip parchment" data-testid="odds-tip" aria-hidden="true">
      {told.map((fortune) => t(`odds.${fortune}`, { n: odds[fortune] })).join(' · ')}
    </p>
  )
}
