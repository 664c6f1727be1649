import type { GameId } from '../../../electron/contract/ipc.ts'
import { useText } from '../../i18n/useText.ts'
import type { GuidedLesson } from '../../school/course.ts'
import { gameParts } from '../../shell/games.ts'
import { Button } from '../../ui/controls.tsx'
import { startMatch } from '../../ui/newMatch/startMatch.ts'
import { useSettings } from '../../ui/settings.ts'
import './lessonsScreen.css'

/**
 * Texts about the first match of each game. In Sea Battle it is a whole match with all ships; in the others it is
 * shorter than usual.
 */
export const FIRST_MATCH_ABOUT = {
  jackal: 'firstMatch.about',
  admiral: 'firstMatch.about',
  'sea-battle': 'firstMatch.about.whole',
} as const satisfies Readonly<Record<GameId, string>>

interface FirstMatchCardProps {
  readonly game: GameId
}

/** A constant, so that it is equal in every render. */
const NO_LESSONS: readonly GuidedLesson[] = []

/** Shows a first match of a game, after its lessons in their list. */
export function FirstMatchCard({ game }: FirstMatchCardProps) {
  const t = useText()
  const { lessons = NO_LESSONS } = gameParts(game)
  const isReady = useSettings(({ settings }) =>
    lessons.some(({ id, isEnough }) => isEnough && settings.lessonsPassed.includes(id)),
  )
  const followUp = lessons[0]?.followUp
  return (
    followUp && (
      <li className="lesson-card">
        <span>
          <span className="title">{t('firstMatch.title')}</span>
          <span className="about">{t(FIRST_MATCH_ABOUT[game])}</span>
        </span>
        <Button
          kind={isReady ? 'main' : 'plain'}
          label={t('firstMatch.begin', { game: t(`game.${game}`) })}
          onClick={() => void startMatch(followUp.firstMatch(t))}
          testId={`first-match-${game}`}
        >
          {t('lessons.start')}
        </Button>
      </li>
    )
  )
}
