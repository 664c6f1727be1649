import { useEffect, useState } from 'react'
import type { NameMove } from '../../hud/coach/gameCoach.ts'
import { useWords } from '../../hud/useWords.ts'
import { useLanguage } from '../../i18n/useText.ts'
import type { OverlayGame } from '../../overlayGame.ts'
import { useSecondsLeft } from '../../remote/vote/useSecondsLeft.ts'
import { useShownPoll } from '../../remote/vote/vote.ts'
import { useOptionNames } from '../onlooker/useOptionNames.ts'
import { loadMoveTexts } from './moveTexts.ts'
import type { SceneVote } from './scene.ts'

/** Returns the vote of the viewers in words; null without one, and until the names of moves are loaded. */
export function useOverlayVote(game: Pick<OverlayGame, 'id' | 'loadNames'> | null): SceneVote | null {
  const poll = useShownPoll()
  const name = useMoveNames(poll === null ? null : game)
  const seconds = useSecondsLeft()
  const { nameOf } = useWords()
  const names = useOptionNames(poll, name)
  if (!poll || !name) return null
  const { options, chosen, byLot = false } = poll
  return {
    name: nameOf(poll.seat),
    byLot,
    seconds: chosen === undefined ? seconds : null,
    options: options.map((one, place) => ({
      option: one.option,
      title: names[place] ?? '',
      votes: one.votes,
      isChosen: one.option === chosen,
    })),
  }
}

/** Returns the function that names the moves of a game, with its texts; null until they are loaded. */
function useMoveNames(game: Pick<OverlayGame, 'id' | 'loadNames'> | null): NameMove | null {
  const language = useLanguage((state) => state.language)
  const [loaded, setLoaded] = useState<{ readonly of: typeof game; readonly name: NameMove } | null>(null)
  useEffect(() => {
    if (!game) return
    let isWanted = true
    void Promise.all([game.loadNames(), loadMoveTexts(game.id, language)]).then(([name]) => {
      if (isWanted) setLoaded({ of: game, name })
    })
    return () => {
      isWanted = false
    }
  }, [game, language])
  return loaded?.of === game ? (loaded?.name ?? null) : null
}
