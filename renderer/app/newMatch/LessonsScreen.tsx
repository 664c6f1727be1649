import { GAME_IDS, type GameId } from '../../../electron/contract/ipc.ts'
import { useText } from '../../i18n/useText.ts'
import type { LessonCard } from '../../school/course.ts'
import type { PuzzleCard } from '../../school/puzzle.ts'
import { Stars } from '../../school/Stars.tsx'
import { Button } from '../../ui/controls.tsx'
import { startMatch } from '../../ui/newMatch/startMatch.ts'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { goTo } from '../../ui/screens.ts'
import { useSettings } from '../../ui/settings.ts'
import { gameScreens } from '../games.ts'
import './lessonsScreen.css'

/** The lessons of all games. */
export function LessonsScreen() {
  const t = useText()
  return (
    <ScreenFrame title={t('lessons.title')} testId="screen-lessons" onBack={() => goTo({ name: 'menu' })}>
      {GAME_IDS.map((game) => (
        <Course key={game} game={game} lessons={gameScreens(game).lessons} puzzles={gameScreens(game).puzzles} />
      ))}
    </ScreenFrame>
  )
}

interface CourseProps {
  readonly game: GameId
  readonly lessons: readonly LessonCard[]
  readonly puzzles: readonly PuzzleCard[]
}

function Course({ game, lessons, puzzles }: CourseProps) {
  const t = useText()
  const { Emblem } = gameScreens(game)
  return (
    <section className="course">
      <h2 className="title course-title">
        <Emblem size={2.5} /> {t(`game.${game}`)}
      </h2>
      <ul className="course-lessons">
        {lessons.map((lesson) => (
          <li key={lesson.id} className="lesson-card">
            <span>
              <span className="title">{t(lesson.title)}</span>
              <span className="about">{t(lesson.about)}</span>
            </span>
            <Button
              kind="main"
              label={t('lessons.begin', { title: t(lesson.title) })}
              onClick={() => void startMatch(lesson.setup(t))}
              testId={`lesson-${lesson.id}`}
            >
              {t('lessons.start')}
            </Button>
          </li>
        ))}
      </ul>
      <Puzzles puzzles={puzzles} />
    </section>
  )
}

function Puzzles({ puzzles }: { readonly puzzles: readonly PuzzleCard[] }) {
  const t = useText()
  const stars = useSettings(({ settings }) => settings.stars)
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
              onClick={() => void startMatch(puzzle.setup(t))}
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
