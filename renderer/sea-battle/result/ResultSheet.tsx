import type { Outcome } from '../../../engine/kernel/game.ts'
import { FLEET } from '../../../engine/sea-battle/data/fleet.ts'
import { opponentOf } from '../../../engine/sea-battle/marks.ts'
import type { SeaBattleState } from '../../../engine/sea-battle/types.ts'
import { useIsOwn } from '../../hud/ownSeats.ts'
import { type ResultActions, ResultFrame } from '../../hud/ResultFrame.tsx'
import { Afloat } from '../../hud/story/Afloat.tsx'
import { useFirstShowing } from '../../hud/story/useFirstShowing.ts'
import { useWords } from '../../hud/useWords.ts'
import { YouTag } from '../../hud/YouTag.tsx'
import { fleetStatus } from '../fleets.ts'
import { Flag, Silhouette } from '../insignia/insignia.tsx'
import { InspectionNote } from '../inspection/InspectionNote.tsx'
import { endReasonText } from '../log/sentences.ts'
import { useSeaBattleView } from '../view.ts'
import { FieldChart } from './FieldChart.tsx'
import { type ResultLine, resultLines } from './result.ts'
import { SeaBattleStory } from './SeaBattleStory.tsx'
import './seaResult.css'

interface ResultProps extends ResultActions {
  readonly outcome: Outcome
}

/** The winner, the places of both fleets, and the events in each sea. */
export function SeaBattleResult(props: ResultProps) {
  const view = useSeaBattleView()
  return view && <Result {...props} view={view} />
}

function Result({ view, outcome, ...actions }: ResultProps & { readonly view: SeaBattleState }) {
  const words = useWords()
  const { t } = words
  const isFresh = useFirstShowing('glug')
  const shots = view.shots.north.length + view.shots.south.length
  const reason = `${endReasonText(outcome, words)} ${t('result.shotsFired', { n: shots })}.`
  return (
    <ResultFrame {...actions} outcome={outcome} reason={reason}>
      <ul className="sea-result">
        {resultLines(view, outcome).map((line) => (
          <Captain key={line.seat} view={view} line={line} isFresh={isFresh} />
        ))}
      </ul>
      <SeaBattleStory
        view={view}
        ended={actions.savesPictures ? { outcome, reason } : null}
        onWatch={actions.onReplay}
      />
      <InspectionNote view={view} />
    </ResultFrame>
  )
}

/** Returns the labels of the counts in one sea from the reader's side: whose shots fell there, and at whose fleet. */
function useCountedWords({ seat }: ResultLine) {
  const { t, nameOf } = useWords()
  const [isOwn, isTarget] = [useIsOwn(seat), useIsOwn(opponentOf(seat))]
  if (isOwn) return { sunk: t('result.sunk.own'), shots: t('result.shots.own'), hits: t('result.hits.own') }
  if (isTarget) return { sunk: t('result.sunk.yours'), shots: t('result.shots.yours'), hits: t('result.hits.yours') }
  const shots = t('result.shotsBy', { name: nameOf(opponentOf(seat)) })
  return { sunk: t('result.sunk'), shots, hits: t('result.accuracy') }
}

interface CaptainProps {
  readonly view: SeaBattleState
  readonly line: ResultLine
  readonly isFresh: boolean
}

function Captain({ view, line, isFresh }: CaptainProps) {
  const { t, nameOf } = useWords()
  const { seat, wins, sunk, shots, accuracy } = line
  const counted = useCountedWords(line)
  const ships = fleetStatus(view, seat).ships.map((ship, index) => ({
    id: String(index),
    picture: <Silhouette length={ship.length} cell={0.75} />,
    sunk: ship.sunk,
  }))
  return (
    <li className="sea-captain parchment" data-wins={wins} data-testid={`result-${seat}`}>
      <p className="sea-captain-name">
        <Flag flag={fleetStatus(view, seat).flag} width={2} />
        {t('result.field', { name: nameOf(seat) })}
        <YouTag seat={seat} />
      </p>
      <Afloat ships={ships} isFresh={isFresh} />
      <FieldChart view={view} owner={seat} label={t('result.field', { name: nameOf(seat) })} />
      <dl>
        <div>
          <dt>{counted.sunk}</dt>
          <dd>{t('sea.afloat', { n: sunk, of: FLEET.length })}</dd>
        </div>
        <div>
          <dt>{counted.shots}</dt>
          <dd>{shots}</dd>
        </div>
        <div>
          <dt>{counted.hits}</dt>
          <dd>{accuracy === null ? '–' : t('result.share', { n: accuracy })}</dd>
        </div>
      </dl>
    </li>
  )
}
