import type { AdmiralState } from '../../../../engine/admiral/types.ts'
import type { BoardMarks } from '../../highlights/boardMarks.ts'
import { writtenOn } from '../../highlights/written.ts'
import { rosePlaces } from '../../hud/rose/places.ts'
import type { IntentState } from '../../intent/intentState.ts'
import { roseRound } from '../../intent/roseRules.ts'
import { middleOf } from '../boardCells.ts'

interface RoseMarksProps {
  readonly view: AdmiralState
  readonly overlay: BoardMarks
  readonly intent: IntentState
}

/** Shows the range on each heading round the selected ship, before it has moved. */
export function RoseMarks({ view, overlay, intent }: RoseMarksProps) {
  const round = intent.rose ? roseRound(intent, view) : null
  if (round === null || typeof round === 'string' || round.ship.at === null) return null
  const { x, y } = middleOf(view.board, round.ship.at)
  return rosePlaces(view, round.ship.at, writtenOn(overlay, view, null)).map(({ heading, east, north }, n) => (
    <g key={heading} className="waters-spoke" transform={`translate(${x + east} ${y - north})`}>
      <circle r="0.2" />
      <text y="0.11">{round.spokes[n]?.points}</text>
    </g>
  ))
}
