import { useEffect, useMemo, useRef, useState } from 'react'
import type { MatchInfo } from '../../electron/contract/ipc.ts'
import { useSession } from '../host/session.ts'
import type { PlainTextKey, TextKey, Translate } from '../i18n/t.ts'
import { useText } from '../i18n/useText.ts'
import { Button } from '../ui/controls.tsx'
import { changeSettings, useSettings } from '../ui/settings.ts'
import { MOST_STARS, type PuzzleCard, type PuzzleStanding, type PuzzleUnit, starsAfter } from './puzzle.ts'
import { Stars } from './Stars.tsx'
import { begin, closeForList, closeForMatch, rewind } from './taking.ts'
import { useGuideFocus } from './useGuideFocus.ts'
import './lessonGuide.css'
import './puzzleGuide.css'

interface GuideProps {
  readonly match: MatchInfo
  readonly puzzle: PuzzleCard
}

/**
 * The guide beside a match that is a puzzle: its goal, the moves left, hints and the verdict. Draws nothing in any
 * other match.
 */
export function PuzzleGuide({ puzzles }: { readonly puzzles: readonly PuzzleCard[] }) {
  const match = useSession((state) => state.match)
  const puzzle = puzzles.find(({ id }) => id === match?.lesson)
  if (!match || !puzzle) return null
  return <Guide key={match.id} match={match} puzzle={puzzle} />
}

function Guide({ match, puzzle }: GuideProps) {
  const t = useText()
  const { Forecast } = puzzle
  const standing = useStanding(puzzle)
  const isSolved = standing.verdict === 'solved'
  const [told, setTold] = useState(0)
  const guide = useRef<HTMLElement>(null)
  useGuideFocus(guide, standing.verdict !== 'open')
  useStarsKept(puzzle, isSolved, told)
  return (
    <section
      ref={guide}
      className="lesson-guide parchment"
      aria-label={t(puzzle.title)}
      data-testid="puzzle-guide"
      data-verdict={standing.verdict}
    >
      <h2 className="title">{t(titleOf(puzzle, standing.verdict))}</h2>
      <p className="puzzle-goal">{t(puzzle.goal)}</p>
      {Forecast && <Forecast id={puzzle.id} />}
      {isSolved ? (
        <Solved match={match} puzzle={puzzle} stars={starsAfter(told)} />
      ) : (
        <>
          <Hints puzzle={puzzle} told={told} />
          <div className="puzzle-foot">
            <Progress puzzle={puzzle} standing={standing} />
            <Buttons match={match} standing={standing} told={told} onTell={() => setTold(told + 1)} />
          </div>
        </>
      )}
    </section>
  )
}

/** Shows the moves, turns or shots that the solver has left, in marks and in words, or why the attempt failed. */
function Progress({ puzzle, standing }: { readonly puzzle: PuzzleCard; readonly standing: PuzzleStanding }) {
  const t = useText()
  const isOpen = standing.verdict === 'open'
  return (
    <p className="puzzle-left" aria-live="polite">
      {isOpen && (
        <span className="puzzle-marks" aria-hidden="true">
          {Array.from({ length: puzzle.moves }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: marks differ by their place alone
            <i key={index} className={index < standing.left ? 'is-left' : ''} />
          ))}
        </span>
      )}
      {progressOf(puzzle, standing, t)}
    </p>
  )
}

/** The texts for each unit that is counted. */
const WORDS = {
  move: { left: 'puzzle.left', solved: 'puzzle.solved.text', out: 'puzzle.out', again: 'puzzle.out.text' },
  turn: {
    left: 'puzzle.left.turns',
    solved: 'puzzle.solved.turns',
    out: 'puzzle.out.turns',
    again: 'puzzle.out.again',
  },
  shot: {
    left: 'puzzle.left.shots',
    solved: 'puzzle.solved.shots',
    out: 'puzzle.out.shots',
    again: 'puzzle.out.again',
  },
} as const satisfies Record<PuzzleUnit, { left: TextKey; solved: PlainTextKey; out: PlainTextKey; again: PlainTextKey }>

/** Returns the heading above a puzzle. */
function titleOf({ unit, title }: PuzzleCard, verdict: PuzzleStanding['verdict']): PlainTextKey {
  if (verdict === 'open') return title
  return verdict === 'out' ? WORDS[unit].out : `puzzle.${verdict}`
}

/** Returns a text about the moves, turns or shots that the solver has left, or why the attempt failed. */
function progressOf({ unit }: PuzzleCard, { verdict, left }: PuzzleStanding, t: Translate): string {
  if (verdict === 'lucky' || verdict === 'lost') return t(`puzzle.${verdict}.text`)
  return verdict === 'out' ? t(WORDS[unit].again) : t(WORDS[unit].left, { n: left })
}

/** Returns the standing of the puzzle after all that the table has shown. */
function useStanding(puzzle: PuzzleCard): PuzzleStanding {
  const start = useSession((state) => state.start)
  const steps = useSession((state) => state.steps)
  return useMemo(() => puzzle.standing(start, steps), [puzzle, start, steps])
}

/** Saves the largest number of stars that the puzzle was solved with. */
function useStarsKept({ id }: PuzzleCard, isSolved: boolean, hints: number): void {
  const stars = useSettings(({ settings }) => settings.stars)
  const won = isSolved ? starsAfter(hints) : 0
  useEffect(() => {
    if (won > (stars[id] ?? 0)) void changeSettings({ stars: { ...stars, [id]: won } })
  }, [id, won, stars])
}

/** The hints that the solver has asked for, in order. */
function Hints({ puzzle, told }: { readonly puzzle: PuzzleCard; readonly told: number }) {
  const t = useText()
  const ref = useRef<HTMLDivElement>(null)
  // a panel that is already full scrolls to the newest hint
  useEffect(() => {
    if (told > 0) ref.current?.lastElementChild?.scrollIntoView?.({ block: 'nearest' })
  }, [told])
  return (
    <div ref={ref} className="puzzle-hints" aria-live="polite">
      {puzzle.hints.slice(0, told).map((hint, index) => (
        <p key={hint}>
          <b>{t('puzzle.hint.told', { n: index + 1 })}</b> {t(hint)}
        </p>
      ))}
    </div>
  )
}

const HINTS = ['puzzle.hint', 'puzzle.hint.second'] as const

interface ButtonsProps extends Pick<GuideProps, 'match'> {
  readonly standing: PuzzleStanding
  readonly told: number
  readonly onTell: () => void
}

/** The next hint, and the ways back: before the solver's last move with all that followed, or to the beginning. */
function Buttons({ match, standing: { lastMove, verdict }, told, onTell }: ButtonsProps) {
  const t = useText()
  const hint = HINTS[told]
  const isBegun = lastMove !== null
  const goBack = () => lastMove !== null && void rewind(match, lastMove - 1)
  return (
    <div className="lesson-rewind">
      {hint && (
        <Button kind="quiet" onClick={onTell} testId="puzzle-hint">
          {t(hint)}
        </Button>
      )}
      <Button kind={verdict === 'open' ? 'quiet' : 'main'} disabled={!isBegun} onClick={goBack} testId="puzzle-back">
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
        <Stars won={stars} /> {t(WORDS[puzzle.unit].solved)} {stars < MOST_STARS && t('puzzle.hint.costs')}
      </p>
      {next ? (
        <Button kind="main" onClick={() => begin(match, next)} testId="puzzle-next">
          {t('lesson.next', { title: t(next.title) })}
        </Button>
      ) : (
        <Button kind="main" onClick={() => closeForMatch(match)} testId="puzzle-new-match">
          {t('menu.new')}
        </Button>
      )}
      <Button onClick={() => begin(match, puzzle)} testId="puzzle-again">
        {t('lesson.again')}
      </Button>
      <Button onClick={() => closeForList(match)} testId="puzzle-leave">
        {t('puzzle.leave')}
      </Button>
    </div>
  )
}
