import type { Outcome } from '../../../engine/kernel/game.ts'
import { type Foul, outcomeJudged } from '../../../engine/sea-battle/inspection/judge.ts'
import { SEATS, type SeaBattleState, type SeaSeat } from '../../../engine/sea-battle/types.ts'
import { isGuestPage } from '../../host/received/knownLuck.ts'
import { witnessBook } from '../../host/received/witnessBook.ts'
import { useSession } from '../../host/session.ts'
import { useDealState } from '../../hud/useDealState.ts'
import { useWords } from '../../hud/useWords.ts'

import { type Words, winnersText } from '../../i18n/words.ts'
import { coordinateOf, useLetters } from '../coordinates.ts'
import { type Inspection, inspect } from './inspect.ts'
import '../../hud/dealNote.css'

/**
 * Shows the findings of this screen when it inspects both fleets at the end. If the host sent no commitment or opens
 * nothing, a guest reads that they could not be checked; on the host's own screen there is nothing to show.
 */
export function InspectionNote({ view }: { readonly view: SeaBattleState }) {
  const words = useWords()
  const language = useLetters()
  const match = useSession((state) => state.match)
  const outcome = useSession((state) => state.standing?.outcome ?? null)
  const deal = useDealState(match)
  if (!match || !outcome || !deal || deal.kind === 'asked') return null
  const found = deal.kind === 'opened' ? inspect(view, witnessBook.of(match.id), deal.deal.openings ?? {}) : null
  const isChecked = found?.kind === 'inspected'
  if (!isChecked && !isGuestPage()) return null
  const cell = (at: number) => coordinateOf(at, language)
  const told = isChecked
    ? sentences(found, outcome, words, cell)
    : [words.t(found ? 'inspection.unpromised' : 'inspection.refused')]
  return (
    <div className="deal-note" data-testid="inspection" role="status">
      {told.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )
}

type PrintCell = (at: number) => string

function sentences(inspection: Inspection, outcome: Outcome, words: Words, cell: PrintCell): readonly string[] {
  const { fouls, isWhole } = inspection
  const gaps = gapSentences(inspection, words)
  const guilty = SEATS.filter((seat) => fouls[seat] !== null)
  if (guilty.length === 0)
    return gaps.length > 0 ? gaps : [words.t(isWhole ? 'inspection.honest' : 'inspection.honestSince')]
  const fault = (seat: SeaSeat) => fouls[seat] && foulText(fouls[seat], words.nameOf(seat), words, cell)
  const told = [...guilty.map((seat) => fault(seat) ?? ''), ...gaps]
  const judged = outcomeJudged(outcome, fouls)
  return judged.winners.length === 0
    ? told
    : [...told, words.t('inspection.wins', { text: winnersText(judged, words) })]
}

/** Returns the fleets that could not be checked, and why. */
function gapSentences({ unchecked }: Inspection, { t, nameOf }: Words): readonly string[] {
  if (SEATS.every((seat) => unchecked[seat] === 'unopened')) return [t('inspection.refused')]
  return SEATS.flatMap((seat) => {
    const gap = unchecked[seat]
    return gap ? [t(`inspection.one.${gap}`, { name: nameOf(seat) })] : []
  })
}

function foulText(foul: Foul, name: string, { t }: Words, cell: PrintCell): string {
  if (foul.reason === 'illegal-fleet')
    return t('inspection.illegal-fleet', { name, cells: foul.cells.map(cell).join(', ') || '–' })
  if (foul.reason !== 'false-answer') return t(`inspection.${foul.reason}`, { name })
  const { shot, at, said, truth } = foul
  return t('inspection.false-answer', {
    name,
    n: shot,
    cell: cell(at),
    said: t(`inspection.told.${said}`),
    truth: t(`inspection.told.${truth}`),
  })
}
