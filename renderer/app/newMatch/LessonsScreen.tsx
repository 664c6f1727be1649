import { useRef } from 'react'
import { GAME_IDS, type GameId, type SaveInfo, type SaveListRequest } from '../../../electron/contract/ipc.ts'
import { useText } from '../../i18n/useText.ts'
import type { LessonCard } from '../../school/course.ts'
import type { PuzzleCard } from '../../school/puzzle.ts'
import { Stars } from '../../school/Stars.tsx'
import { restartLesson } from '../../school/taking.ts'
import { gameParts } from '../../shell/games.ts'
import { continueMatch } from '../../shell/match/continueMatch.ts'
import { Button } from '../../ui/controls.tsx'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { goTo, useScreen } from '../../ui/screens.ts'
import { useSettings } from '../../ui/settings.ts'
import { useKeptScroll } from '../../ui/useKeptScroll.ts'
import { useSaves } from '../saves/saves.ts'
import { FirstMatchCard } from './FirstMatchCard.tsx'
import './lessonsScreen.css'

const LESSONS: SaveListRequest = { only: 'lessons' }

/** Shows the lessons of all games. */
export function LessonsScreen() {
  const t = useText()
  const saves = useSaves(LESSONS)?.saves.filter(({ outcome }) => outcome === null) ?? []
  const courses = useRef<HTMLDivElement>(null)
  useKeptScroll('lessons', courses, useLookedAt() !== undefined)
  return (
    <ScreenFrame
      title={t('lessons.title')}
      testId="screen-lessons"
      onBack={() => goTo({ name: 'menu' })}
      actions={<CourseButtons />}
    >
      <div ref={courses}>
        {GAME_IDS.map((game) => (
          <Course
            key={game}
            game={game}
            lessons={gameParts(game).lessons ?? []}
            puzzles={gameParts(game).puzzles ?? []}
            saves={saves}
          />
        ))}
      </div>
    </ScreenFrame>
  )
}

const courseId = (game: GameId) => `course-${game}`

/** Shows the buttons that scroll the list to a game's lessons. */
function CourseButtons() {
  const t = useText()
  return (
    <nav className="course-buttons" aria-label={t('lessons.games')}>
      {GAME_IDS.map((game) => (
        <Button
          key={game}
          kind="quiet"
          onClick={() => document.getElementById(courseId(game))?.scrollIntoView({ block: 'start' })}
          testId={`lessons-of-${game}`}
        >
          {t(`game.${game}`)}
        </Button>
      ))}
    </nav>
  )
}

interface CourseProps {
  readonly game: GameId
  readonly lessons: readonly LessonCard[]
  readonly puzzles: readonly PuzzleCard[]
  /** Lessons and puzzles that are begun and not over. */
  readonly saves: readonly SaveInfo[]
}

function Course({ game, lessons, puzzles, saves }: CourseProps) {
  const t = useText()
  const { Emblem } = gameParts(game).panels
  return (
    <section id={courseId(game)} className="course">
      <header className="course-head">
        <h2 className="title course-title">
          <Emblem size={2.5} /> {t(`game.${game}`)}
        </h2>
        <Button
          label={t('lessons.match', { game: t(`game.${game}`) })}
          onClick={() => goTo({ name: 'new', game })}
          testId={`lessons-new-${game}`}
        >
          {t('menu.new')}
        </Button>
      </header>
      <ul className="course-lessons">
        {lessons.map((lesson) => (
          <Lesson key={lesson.id} lesson={lesson} saves={saves} />
        ))}
        <FirstMatchCard game={game} />
      </ul>
      <Puzzles puzzles={puzzles} saves={saves} />
    </section>
  )
}

interface LessonProps {
  readonly lesson: LessonCard
  readonly saves: readonly SaveInfo[]
}

function Lesson({ lesson, saves }: LessonProps) {
  const t = useText()
  const isPassed = useSettings(({ settings }) => settings.lessonsPassed.includes(lesson.id))
  const begun = isPassed ? undefined : saves.find((save) => save.lesson === lesson.id)
  const title = t(lesson.title)
  return (
    <li className="lesson-card">
      <span>
        <span className="title">
          {title} {isPassed && <PassedMark />}
        </span>
        <span className="about">{t(lesson.about)}</span>
      </span>
      <Button
        kind={isPassed ? 'plain' : 'main'}
        label={t(begun ? 'lessons.goOn' : 'lessons.begin', { title })}
        autoFocus={useLookedAt() === lesson.id}
        onClick={() => void (begun ? continueMatch(begun.id) : restartLesson(lesson, saves))}
        testId={`lesson-${lesson.id}`}
      >
        {t(begun ? 'menu.continue' : isPassed ? 'lesson.again' : 'lessons.start')}
      </Button>
    </li>
  )
}

/** Says that a lesson is passed. */
function PassedMark() {
  const t = useText()
  return (
    <span className="lesson-mark">
      <svg viewBox="-10 -10 20 20" aria-hidden="true">
        <circle r="9" />
        <path d="M-4.5 0 L-1.2 3.6 L4.8 -3.8" />
      </svg>
      {t('lessons.passed')}
    </span>
  )
}

/** Returns the lesson or puzzle that the player comes from; undefined if there is none. */
const useLookedAt = () => useScreen(({ screen }) => (screen.name === 'lessons' ? screen.at : undefined))

function Puzzles({ puzzles, saves }: Pick<CourseProps, 'puzzles' | 'saves'>) {
  const t = useText()
  const stars = useSettings(({ settings }) => settings.stars)
  const lookedAt = useLookedAt()
  return (
    <>
      <h3 className="title">{t('puzzles.title')}</h3>
      <ul className="course-lessons">
        {puzzles.map((puzzle) => (
          <li key={puzzle.id} className="lesson-card">
            <span>
              <span className="title">
                {t(puzzle.title)} <Stars won={stars[puzzle.id] ?? 0} />
              </span>
              <span className="about">{t(puzzle.goal)}</span>
            </span>
            <Button
              label={t('puzzles.begin', { title: t(puzzle.title) })}
              autoFocus={lookedAt === puzzle.id}
              onClick={() => void restartLesson(puzzle, saves)}
              testId={puzzle.id}
            >
              {t('lessons.start')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
