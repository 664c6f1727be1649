import { useMemo } from 'react'
import type { GameId } from '../../../electron/contract/ipc.ts'
import { playersText } from '../../i18n/matchName.ts'
import { useLanguage, useText } from '../../i18n/useText.ts'
import { gameParts } from '../../shell/games.ts'
import { Button } from '../../ui/controls.tsx'
import { useSettings } from '../../ui/settings.ts'
import { useSaves } from '../saves/saves.ts'
import { FIRST_MATCH_ABOUT } from './FirstMatchCard.tsx'
import { playAgain, playFirst } from './quickStart.ts'

interface QuickStartProps {
  readonly game: GameId
  /** True if this is the golden button of the page. */
  readonly isMain: boolean
}

/**
 * Offers above the form of a new match to play the last match of a game again, or a beginner's first match, in one
 * press.
 */
export function QuickStart({ game, isMain }: QuickStartProps) {
  const t = useText()
  const language = useLanguage((state) => state.language)
  const isNew = useIsNew(game)
  const {
    panels: { Emblem },
    setup: { lastSetup },
  } = gameParts(game)
  const setup = lastSetup(t)
  if (isNew === null || (!isNew && !setup)) return <div className="quick-start" />
  const name = t(`game.${game}`)
  const title = isNew ? t('firstMatch.of', { game: name }) : t('new.again', { game: name })
  const about = isNew ? t(FIRST_MATCH_ABOUT[game]) : setup && playersText(Object.values(setup.seats), language)
  return (
    <section className="quick-start wood" aria-label={title}>
      <Emblem size={3.25} />
      <span>
        <span className="title">{title}</span>
        <span className="about">{about}</span>
      </span>
      <Button
        key={game}
        kind={isMain ? 'main' : 'plain'}
        className="is-big"
        autoFocus={isMain}
        label={`${t('new.play')}: ${title}`}
        onClick={() => void (isNew ? playFirst(game) : playAgain(game))}
        testId={isNew ? `first-match-${game}` : 'play-again'}
      >
        {t('new.play')}
      </Button>
    </section>
  )
}

/** Returns whether the player has not started any match of the game yet; null until the saves are known. */
function useIsNew(game: GameId): boolean | null {
  const hasDraft = useSettings(({ settings }) => settings.lastMatch?.drafts[game] !== undefined)
  const matches = useSaves(useMemo(() => (hasDraft ? null : { only: 'matches', game, limit: 1 }), [hasDraft, game]))
  return hasDraft ? false : matches && matches.saves.length === 0
}
