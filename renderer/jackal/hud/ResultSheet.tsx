import type { JackalState } from '../../../engine/jackal/types.ts'
import type { Outcome } from '../../../engine/kernel/game.ts'
import { Button } from '../../app/ui/controls.tsx'
import { Dialog } from '../../app/ui/Dialog.tsx'
import { useSession } from '../../host/session.ts'
import { roundsOf } from '../crews.ts'
import { type ResultLine, resultLines } from '../result.ts'
import { endReasonText, winnersText } from '../sentences.ts'
import { readEvents } from '../view.ts'
import { Coin, Flag, Treasure } from './insignia.tsx'
import { useWords } from './useHudView.ts'
import './resultSheet.css'

interface ResultSheetProps {
  readonly view: JackalState
  readonly outcome: Outcome
  readonly onAgain: () => void
  readonly onReplay: () => void
  readonly onMenu: () => void
  /** A last look at the table. */
  readonly onClose: () => void
}

/** Who won, with what, and what to do next. */
export function ResultSheet({ view, outcome, onAgain, onReplay, onMenu, onClose }: ResultSheetProps) {
  const words = useWords()
  const { t } = words
  const steps = useSession((state) => state.steps)
  const lines = resultLines(
    view,
    outcome,
    steps.map(({ events }) => ({ events: readEvents(events) })),
  )
  return (
    <Dialog title={t('result.title')} surface="wood" className="result-sheet" testId="result-screen" onClose={onClose}>
      <p className="result-winner" data-testid="result-winner">
        {winnersText(outcome, words)}
      </p>
      <p className="result-reason">
        {endReasonText(t, outcome.reason)} {t('result.rounds', { n: roundsOf(view) })}.
      </p>
      <table className="result-table parchment">
        <thead>
          <tr>
            <th scope="col">{t('result.crew')}</th>
            <th scope="col">{t('result.gold')}</th>
            <th scope="col">{t('result.treasure')}</th>
            <th scope="col">{t('result.dead')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.team} line={line} />
          ))}
        </tbody>
      </table>
      <div className="dialog-actions">
        <Button onClick={onMenu} testId="result-menu">
          {t('result.menu')}
        </Button>
        <Button onClick={onReplay} testId="result-replay">
          {t('result.replay')}
        </Button>
        <Button kind="main" onClick={onAgain} autoFocus testId="result-again">
          {t('result.again')}
        </Button>
      </div>
    </Dialog>
  )
}

function Line({ line }: { readonly line: ResultLine }) {
  const { t, nameOf } = useWords()
  return (
    <tr data-wins={line.wins}>
      <th scope="row">
        <span className="result-crew">
          <Flag team={line.team} width={2.25} />
          <span>
            <span className="result-name">{nameOf(line.seat)}</span>
            <span className="result-team">{t(`team.${line.team}`)}</span>
          </span>
        </span>
      </th>
      <td>
        <span className="result-gold">
          {line.gold} <Coin size={1.375} />
        </span>
        {line.together !== null && (
          <span className="result-sum">
            {t('result.sum')} {line.together}
          </span>
        )}
      </td>
      <td>{line.treasure ? <Treasure size={1.75} /> : '–'}</td>
      <td>{line.dead || '–'}</td>
    </tr>
  )
}
