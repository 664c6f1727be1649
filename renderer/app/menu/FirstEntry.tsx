import { useMatchName } from '../../i18n/useMatchName.ts'
import { useText } from '../../i18n/useText.ts'
import { continueMatch } from '../../shell/match/continueMatch.ts'
import { Button } from '../../ui/controls.tsx'
import { lastGame } from '../../ui/newMatch/lastGame.ts'
import { useSettings } from '../../ui/settings.ts'
import type { Past } from './past.ts'

/** The games are loaded after the menu. */
const loaded = () => import('../behindMenu.ts')

/** An action that the golden entry of the menu can offer. */
interface Offer {
  readonly testId: string
  readonly title: string
  readonly about: string
  run(): Promise<void>
}

interface FirstEntryProps {
  /** Null until the host has sent it. */
  readonly past: Past | null
  readonly autoFocus: boolean
}

/**
 * Shows the golden entry of the menu: the match to continue, else the best offer for the player. Its space is reserved
 * until the past is known.
 */
export function FirstEntry({ past, autoFocus }: FirstEntryProps) {
  const offer = useOffer(past)
  if (!offer) return <div className="menu-first" />
  const { testId, title, about, run } = offer
  return (
    <Button
      key={testId}
      kind="main"
      className="menu-first"
      onClick={() => void run()}
      autoFocus={autoFocus && hasNoFocus()}
      testId={testId}
    >
      <span>
        {title}
        <small>{about}</small>
      </span>
    </Button>
  )
}

/** Returns whether the player has not moved the focus yet: the entry may come after they have. */
const hasNoFocus = (): boolean => document.activeElement === null || document.activeElement === document.body

function useOffer(past: Past | null): Offer | null {
  const t = useText()
  const nameOf = useMatchName()
  const { lastMatch, lessonsPassed } = useSettings((state) => state.settings)
  if (!past) return null
  const { unfinished } = past
  if (unfinished) {
    const run = () => continueMatch(unfinished.id)
    return { testId: 'menu-continue', title: t('menu.continue'), about: nameOf(unfinished), run }
  }
  const game = lastGame()
  const hasPlayed = lastMatch !== null || past.hasMatches
  if (hasPlayed) {
    const run = async () => (await loaded()).playAgain(game)
    return { testId: 'menu-again', title: t('menu.again'), about: t(`game.${game}`), run }
  }
  if (lessonsPassed.length > 0) {
    const run = async () => (await loaded()).playFirst(game)
    return { testId: 'menu-first-match', title: t('menu.firstMatch'), about: t(`game.${game}`), run }
  }
  const run = async () => (await loaded()).learn()
  return { testId: 'menu-learn', title: t('menu.learn'), about: t('menu.learn.about'), run }
}
