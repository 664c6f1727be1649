import type { AdmiralState } from '../../../engine/admiral/types.ts'
import type { Outcome } from '../../../engine/kernel/game.ts'
import { useSession } from '../../host/session.ts'
import { Coin } from '../../hud/Coin.tsx'
import { type ResultActions, ResultFrame } from '../../hud/ResultFrame.tsx'
import { useWords } from '../../hud/useWords.ts'
import { YouTag } from '../../hud/YouTag.tsx'
import { Flag } from '../insignia/Flag.tsx'
import { endReasonText } from '../log/endReason.ts'
import { readEvents, useAdmiralView } from '../view.ts'
import { AdmiralStory } from './AdmiralStory.tsx'
import { type ResultLine, resultLines } from './result.ts'
import { Squadrons } from './Squadrons.tsx'

interface ResultProps extends ResultActions {
  readonly outcome: Outcome
}

/** Shows the winner, and the remaining forces of the squadrons. */
export function AdmiralResult(props: ResultProps) {
  const view = useAdmiralView()
  return view && <Result {...props} view={view} />
}

function Result({ view, outcome, ...actions }: ResultProps & { readonly view: AdmiralState }) {
  const { t } = useWords()
  const steps = useSession((state) => state.steps)
  const lines = resultLines(
    view,
    outcome,
    steps.flatMap(({ events }) => readEvents(events)),
  )
  const hunts = view.options.scenario === 'treasure'
  const reason = `${endReasonText(t, view, outcome)} ${t('adm.rounds', { n: view.round })}.`
  return (
    <ResultFrame {...actions} outcome={outcome} reason={reason}>
      <Squadrons view={view} lines={lines} hunts={hunts} />
      <table className="result-table parchment" aria-label={t('result.squadron')}>
        <thead>
          <tr>
            <th scope="col">{t('result.squadron')}</th>
            <th scope="col">{hunts ? t('result.landed') : t('result.hull')}</th>
            <th scope="col">{t('result.afloat')}</th>
            <th scope="col">{t('result.prizes')}</th>
            <th scope="col">{t('result.accuracy')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.team} line={line} hunts={hunts} />
          ))}
        </tbody>
      </table>
      <AdmiralStory view={view} ended={actions.savesPictures ? { outcome, reason } : null} onWatch={actions.onReplay} />
    </ResultFrame>
  )
}

function Line({ line, hunts }: { readonly line: ResultLine; readonly hunts: boolean }) {
  const { t, nameOf } = useWords()
  const { team, wins, gold, hull, score, afloat, taken, accuracy } = line
  const own = hunts ? gold : hull
  return (
    <tr data-wins={wins} data-testid={`result-${team}`}>
      <th scope="row">
        <span className="result-crew">
          <Flag team={team} width={2.25} />
          <span>
            <span className="result-name">
              {nameOf(team)}
              <YouTag seat={team} />
            </span>
            <span className="result-team">{t(`fleet.${team}.short`)}</span>
          </span>
        </span>
      </th>
      <td>
        <span className="result-gold">
          {own} {hunts && <Coin size={1.375} />}
        </span>
        {score !== own && (
          <span className="result-sum">
            {t('result.sum')} {score}
          </span>
        )}
      </td>
      <td>{afloat || '–'}</td>
      <td>{taken || '–'}</td>
      <td>{accuracy === null ? '–' : t('result.share', { n: accuracy })}</td>
    </tr>
  )
}
