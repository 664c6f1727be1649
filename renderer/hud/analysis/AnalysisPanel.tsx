import { useEffect, useMemo, useRef } from 'react'
import type { JudgedMove } from '../../../electron/contract/ipc.ts'
import type { Outcome, Seat } from '../../../engine/kernel/game.ts'
import { startAnalysis, stopAnalysis, useAnalysis } from '../../host/analysis.ts'
import { usePercents } from '../../i18n/usePercents.ts'
import { Button } from '../../ui/controls.tsx'
import { PlayIcon } from '../../ui/icons.tsx'
import { useWords } from '../useWords.ts'
import { signsOf } from './drawnWays.ts'
import { ExpectationChart } from './ExpectationChart.tsx'
import {
  type Balance,
  balancesOf,
  expectationOf,
  hasAllMoments,
  type Moment,
  momentsToShow,
  moveNumberOf,
  placeOf,
} from './moments.ts'
import { type MomentText, momentText, type Recounting } from './momentText.ts'
import { SignMark } from './SignMark.tsx'
import { useChances } from './useChances.ts'
import '../story/turnList.css'
import './momentNote.css'

/** The same object in every render. */
const NONE: readonly JudgedMove[] = []

interface AnalysisPanelProps {
  readonly id: string
  readonly seats: readonly Seat[]
  readonly outcome: Outcome | null
  /** The record, in the words of its game. */
  readonly told: Recounting
  readonly colourOf: (seat: Seat, view: unknown) => string
  /** The number of moves that the recording shows now: its moment is the chosen one. Missing without a recording. */
  readonly at?: number
  /** Opens the recording after a number of moves. */
  readonly onWatch: (move: number) => void
}

/**
 * The analysis of a match: each player's expected result, the greatest losses and gains by choice, and the effects of
 * luck. It grows while it is open.
 */
export function AnalysisPanel({ id, seats, outcome, told, colourOf, at, onWatch }: AnalysisPanelProps) {
  const { t, nameOf } = useWords()
  const analysed = useAnalysis()
  const isOwn = analysed.id === id
  const judged = isOwn ? analysed.judged : NONE
  const isLooking = isOwn && analysed.isRunning
  const { positions } = told
  const of = Math.max(1, positions.length - 1)
  const moments = useMemo(() => momentsToShow(judged, of, outcome), [judged, of, outcome])
  const last = positions.at(-1)
  const sides = told.coach.sides?.(last) ?? seats.map((seat) => [seat])
  const curves = seats.map((seat) => expectationOf(judged, seat, of, outcome, sides))
  useEffect(() => {
    if (!isLookedThrough(id)) void startAnalysis(id)
    return stopAnalysis
  }, [id])
  return (
    <section className="analysis" aria-label={t('analysis.title')} data-testid="analysis">
      <Progress id={id} />
      {judged.length > 0 && (
        <>
          <p className="expectation-axis" aria-hidden="true">
            {t('analysis.axis.chance')}
          </p>
          <ExpectationChart
            curves={curves}
            looks={seats.map((seat) => ({ seat, name: nameOf(seat), colour: colourOf(seat, last) }))}
            moments={moments}
            of={of}
          />
          <Moments moments={moments} isLooking={isLooking} told={told} at={at} onWatch={onWatch} />
          {!isLooking && (
            <Balances balances={balancesOf(judged, seats, curves, sides)} isOver={hasAllMoments(judged, of, outcome)} />
          )}
          <p className="analysis-about">{t('analysis.about')}</p>
        </>
      )}
    </section>
  )
}

/** Returns whether the whole match has been analysed. */
function isLookedThrough(id: string): boolean {
  const known = useAnalysis.getState()
  return known.id === id && known.share === 1
}

/** The progress, and the button that starts, stops and resumes. */
function Progress({ id }: { readonly id: string }) {
  const { t } = useWords()
  const { id: known, done, share, isRunning, isRefused } = useAnalysis()
  const isOwn = known === id
  const isDone = isOwn && share === 1
  return (
    <div className="analysis-head">
      <h3 className="story-title">{t('analysis.title')}</h3>
      {isOwn && !isDone && !isRefused && <progress value={share} max={1} aria-label={t('analysis.progress')} />}
      {isOwn && isRefused && <p className="analysis-about">{t('analysis.refused')}</p>}
      {isOwn && isRunning ? (
        <Button small kind="quiet" onClick={stopAnalysis} testId="analysis-stop">
          {t('analysis.stop')}
        </Button>
      ) : (
        !isDone && (
          <Button small onClick={() => void startAnalysis(id)} testId="analysis-start">
            {t(isOwn && done > 0 ? 'analysis.goOn' : 'analysis.start')}
          </Button>
        )
      )}
    </div>
  )
}

interface MomentsProps extends Pick<AnalysisPanelProps, 'told' | 'onWatch'> {
  readonly moments: readonly Moment[]
  /** True while more may be found. */
  readonly isLooking: boolean
  readonly at: number | undefined
}

/** The most decisive moments, or a note that there are none, and the end. */
function Moments({ moments, isLooking, told, at, onWatch }: MomentsProps) {
  const words = useWords()
  const { t } = words
  return (
    <>
      {moments.every(({ kind }) => kind === 'end') && (
        <p className="analysis-about">{t(isLooking ? 'analysis.looking' : 'analysis.calm')}</p>
      )}
      {moments.length > 0 && (
        <ol className="turn-list parchment" aria-label={t('analysis.moments')}>
          {moments.map((moment, index) => (
            <MomentLine
              key={placeOf(moment)}
              n={index + 1}
              moment={moment}
              text={momentText(moment, told, words)}
              isChosen={placeOf(moment) === at}
              onWatch={onWatch}
            />
          ))}
        </ol>
      )}
    </>
  )
}

interface MomentLineProps {
  readonly n: number
  readonly moment: Moment
  readonly text: MomentText
  readonly isChosen: boolean
  readonly onWatch: (move: number) => void
}

function MomentLine({ n, moment, text: { said, better }, isChosen, onWatch }: MomentLineProps) {
  const { t } = useWords()
  const chances = useChances(moment)
  const sign = moment.kind === 'end' ? null : signsOf(moment)
  const line = useRef<HTMLLIElement>(null)
  // On return from a moment the list is at the same position as before.
  useEffect(() => {
    if (isChosen) line.current?.scrollIntoView({ block: 'center' })
  }, [isChosen])
  return (
    <li ref={line}>
      <Button
        kind="quiet"
        className={isChosen ? 'turn-told is-chosen' : 'turn-told'}
        onClick={() => onWatch(placeOf(moment))}
        current={isChosen}
        testId={`analysis-moment-${n}`}
      >
        <span className="turn-number">{n}</span>
        <span className="turn-text">
          <span className="moment-line">
            {sign && <SignMark sign={sign.made} />}
            <span>
              {said} <span className="turn-round">{t('analysis.move', { n: moveNumberOf(moment) })}</span>
            </span>
          </span>
          {better !== null && (
            <span className="moment-line">
              {sign && <SignMark sign={sign.better} />}
              <span>{better}</span>
            </span>
          )}
          {chances && <span className="moment-chances">{chances.sentence}</span>}
        </span>
        <PlayIcon size={1.125} />
      </Button>
    </li>
  )
}

interface BalancesProps {
  readonly balances: readonly Balance[]
  /** True if the last column is the result of the match; false if it is the standing so far. */
  readonly isOver: boolean
}

/** The total effects of choice, luck and the others on each seat, from the start to the end. */
function Balances({ balances, isOver }: BalancesProps) {
  const { t, nameOf } = useWords()
  const { share, change } = usePercents()
  return (
    <table className="result-table parchment" aria-label={t('analysis.balance')}>
      <caption className="analysis-caption">{t('analysis.sums')}</caption>
      <thead>
        <tr>
          {(['player', 'begin', 'choice', 'luck', 'others', isOver ? 'end' : 'now'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`analysis.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {balances.map(({ seat, start, choice, luck, others, end }) => (
          <tr key={seat}>
            <th scope="row">{nameOf(seat)}</th>
            <td>{share(start / 100)}</td>
            <td>{change(choice / 100)}</td>
            <td>{change(luck / 100)}</td>
            <td>{change(others / 100)}</td>
            <td>{share(end / 100)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
