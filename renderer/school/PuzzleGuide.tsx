import { useEffect, useRef, useState } from 'react'
import type { MatchInfo } from '../../electron/contract/ipc.ts'
import { useSession } from '../host/session.ts'
import { useSteadyPanel } from '../hud/panels/panels.ts'
import { useText } from '../i18n/useText.ts'
import { useShownStore } from '../playback/shownStore.ts'
import { Button } from '../ui/controls.tsx'
import { goTo } from '../ui/screens.ts'
import { changeSettings, useSettings } from '../ui/settings.ts'
import { begin, close, rewind } from './LessonGuide.tsx'
import { type PuzzleCard, starsAfter } from './puzzle.ts'
import { Stars } from './Stars.tsx'
import './lessonGuide.css'

interface GuideProps {
  readonly match: MatchInfo
  readonly puzzle: PuzzleCard
}

/** Beside a match that is a puzzle: its goal, the moves left, hints and the verdict. Draws nothing in any other match. */
export function PuzzleGuide({ puzzles = [] }: { readonly puzzles: readonly PuzzleCard[] | undefined }) {
  const match = useSession((state) => state.match)
  const puzzle = puzzles.find(({ id }) => id === match?.lesson)
  if (!match || !puzzle) return null
  return <Guide key={match.id} match={match} puzzle={puzzle} />
}

function Guide({ match, puzzle }: GuideProps) {
  const t = useText()
  const ref = useRef<HTMLElement>(null)
  useSteadyPanel(ref)
  const shown = useShownStore((state) => state.shown)
  const busy = useShownStore((state) => state.busy)
  const left = Math.max(0, puzzle.moves - match.moves)
  const isSolved = useSolved(match.moves <= puzzle.moves && puzzle.isSolved(shown))
  const isOut = left === 0 && !busy && !isSolved
  const [told, setTold] = useState(0)
  useStarsKept(puzzle, isSolved, told)
  return (
    <section
      ref={ref}
      className="lesson-guide parchment"
      aria-label={t(puzzle.title)}
      data-testid="puzzle-guide"
      data-verdict={isSolved ? 'solved' : isOut ? 'out' : 'open'}
    >
      <h2 className="title">{t(isSolved ? 'puzzle.solved' : isOut ? 'puzzle.out' : puzzle.title)}</h2>
      <p>{t(puzzle.goal)}</p>
      {isSolved ? (
        <Solved match={match} puzzle={puzzle} stars={starsAfter(told)} />
      ) : (
        <>
          <p aria-live="polite">{isOut ? t('puzzle.out.text') : t('puzzle.left', { n: left })}</p>
          <Hints puzzle={puzzle} told={told} onTell={() => setTold(told + 1)} />
          <RewindButtons match={match} puzzle={puzzle} />
        </>
      )}
    </section>
  )
}

/** Whether it has been solved: moves played for fun afterwards take nothing away. */
function useSolved(isNow: boolean): boolean {
  const [wasSolved, setSolved] = useState(false)
  if (isNow && !wasSolved) setSolved(true)
  return isNow || wasSolved
}

/** Keeps the most stars that the puzzle was solved with. */
function useStarsKept({ id }: PuzzleCard, isSolved: boolean, hints: number): void {
  const stars = useSettings(({ settings }) => settings.stars)
  const won = isSolved ? starsAfter(hints) : 0
  useEffect(() => {
    if (won > (stars[id] ?? 0)) void changeSettings({ stars: { ...stars, [id]: won } })
  }, [id, won, stars])
}

interface HintsProps {
  readonly puzzle: PuzzleCard
  readonly told: number
  readonly onTell: () => void
}

/** Two hints, one after the other, each when it is asked for. */
function Hints({ puzzle, told, onTell }: HintsProps) {
  const t = useText()
  return (
    <div aria-live="polite">
      {puzzle.hints.slice(0, told).map((hint) => (
        <p key={hint}>{t(hint)}</p>
      ))}
      {told < puzzle.hints.length && (
        <Button kind="quiet" onClick={onTell} testId="puzzle-hint">
          {t(told === 0 ? 'puzzle.hint' : 'puzzle.hint.second')}
        </Button>
      )}
    </div>
  )
}

function RewindButtons({ match }: GuideProps) {
  const t = useText()
  const isBegun = match.moves > 0
  return (
    <div className="lesson-rewind">
      <Button kind="quiet" disabled={!isBegun} onClick={() => void rewind(match, match.moves - 1)} testId="puzzle-back">
        {t('puzzle.back')}
      </Button>
      <Button kind="quiet" disabled={!isBegun} onClick={() => void rewind(match, 0)} testId="puzzle-restart">
        {t('lesson.restart')}
      </Button>
    </div>
  )
}

function Solved({ match, puzzle, stars }: GuideProps & { readonly stars: number }) {
  const t = useText()
  const { next } = puzzle
  return (
    <div className="lesson-passed">
      <p aria-live="polite">
        <Stars won={stars} /> {t('puzzle.solved.text')}
      </p>
      {next && (
        <Button kind="main" onClick={() => begin(match, next)} testId="puzzle-next">
          {t('lesson.next', { title: t(next.title) })}
        </Button>
      )}
      <Button onClick={() => begin(match, puzzle)} testId="puzzle-again">
        {t('lesson.again')}
      </Button>
      <Button onClick={() => void close(match).then(() => goTo({ name: 'lessons' }))} testId="puzzle-leave">
        {t('lesson.leave')}
      </Button>
    </div>
  )
}
