import { LOAD_VALUES } from '../../../engine/jackal/data/loads.ts'
import type { JackalState } from '../../../engine/jackal/types.ts'
import type { Outcome } from '../../../engine/kernel/game.ts'
import { useSession } from '../../host/session.ts'
import { Coin } from '../../hud/Coin.tsx'
import { type ResultActions, ResultFrame } from '../../hud/ResultFrame.tsx'
import { Heap } from '../../hud/story/Heap.tsx'
import { useFirstShowing } from '../../hud/story/useFirstShowing.ts'
import { useWords } from '../../hud/useWords.ts'
import { YouTag } from '../../hud/YouTag.tsx'
import { roundsOf } from '../hud/crews/crews.ts'
import { Flag, Treasure } from '../insignia/insignia.tsx'
import { endReasonText } from '../log/endReason.ts'
import { readEvents, useJackalView } from '../view.ts'
import { JackalStory } from './JackalStory.tsx'
import { type ResultLine, resultLines } from './result.ts'
import { watersText } from './waters.ts'

interface ResultProps extends ResultActions {
  readonly outcome: Outcome
}

/** The winner, and the gold. */
export function JackalResult(props: ResultProps) {
  const view = useJackalView()
  return view && <Result {...props} view={view} />
}

function Result({ view, outcome, ...actions }: ResultProps & { readonly view: JackalState }) {
  const { t } = useWords()
  const steps = useSession((state) => state.steps)
  const lines = resultLines(
    view,
    outcome,
    steps.map(({ events }) => ({ events: readEvents(events) })),
  )
  const hasTreasure = lines.some(({ treasure }) => treasure)
  const hasDead = lines.some(({ dead }) => dead > 0)
  const ended = `${endReasonText(t, view, outcome)} ${t('result.rounds', { n: roundsOf(view) })}.`
  const reason = [ended, watersText(t, view)].filter(Boolean).join(' ')
  return (
    <ResultFrame {...actions} outcome={outcome} reason={reason}>
      {lines.some(({ gold }) => gold > 0) && <Poured lines={lines} />}
      <table className="result-table parchment" aria-label={t('result.crew')}>
        <thead>
          <tr>
            <th scope="col">{t('result.crew')}</th>
            <th scope="col">{t('result.gold')}</th>
            {hasTreasure && <th scope="col">{t('result.treasure')}</th>}
            {hasDead && <th scope="col">{t('result.dead')}</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.team} line={line} hasTreasure={hasTreasure} hasDead={hasDead} />
          ))}
        </tbody>
      </table>
      <JackalStory view={view} ended={actions.savesPictures ? { outcome, reason } : null} onWatch={actions.onReplay} />
    </ResultFrame>
  )
}

/** The gold of each crew, poured out in front of it; the table below has the numbers. */
function Poured({ lines }: { readonly lines: readonly ResultLine[] }) {
  const isFresh = useFirstShowing('pour')
  return (
    <ul className={`poured ${isFresh ? 'is-fresh' : ''}`} aria-hidden="true">
      {lines.map(({ team, gold, treasure }) => (
        <li key={team}>
          <Heap
            gold={treasure ? gold - LOAD_VALUES.treasure : gold}
            before={treasure ? <Treasure size={2.5} /> : null}
          />
          <span className="poured-name">
            <Flag team={team} width={1.75} />
          </span>
        </li>
      ))}
    </ul>
  )
}

interface LineProps {
  readonly line: ResultLine
  /** True if the table has a column for the treasure. */
  readonly hasTreasure: boolean
  readonly hasDead: boolean
}

function Line({ line, hasTreasure, hasDead }: LineProps) {
  const { t, nameOf } = useWords()
  return (
    <tr data-wins={line.wins}>
      <th scope="row">
        <span className="result-crew">
          <Flag team={line.team} width={2.25} />
          <span>
            <span className="result-name">
              {nameOf(line.seat)}
              <YouTag seat={line.seat} />
            </span>
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
      {hasTreasure && <td>{line.treasure ? <Treasure size={1.75} /> : '–'}</td>}
      {hasDead && <td>{line.dead || '–'}</td>}
    </tr>
  )
}
