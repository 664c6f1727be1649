import { useCallback, useMemo } from 'react'
import type { Outcome } from '../../../engine/kernel/game.ts'
import type { SeaBattleState } from '../../../engine/sea-battle/types.ts'
import { Story } from '../../hud/story/Story.tsx'
import { useSeenMatch } from '../../hud/story/useSeenMatch.ts'
import { useWords } from '../../hud/useWords.ts'
import { winnersText } from '../../i18n/words.ts'
import { TEAM_COLOURS, usePalette } from '../../ui/palettes.ts'
import { fleetStatus } from '../fleets.ts'
import { Flag } from '../insignia/insignia.tsx'
import { positionsIn } from '../positions.ts'
import { seaBattleStory } from './story.ts'
import { turnText } from './turnText.ts'

interface SeaBattleStoryProps {
  readonly view: SeaBattleState
  /** The end of the match, for a picture of it; null if none can be saved. */
  readonly ended: { readonly outcome: Outcome; readonly reason: string } | null
  /** Opens the recording after a number of moves; null if there is none. */
  readonly onWatch: ((move: number) => void) | null
}

/** The course of the match on the table. */
export function SeaBattleStory({ view, ended, onWatch }: SeaBattleStoryProps) {
  const words = useWords()
  const palette = usePalette()
  const told = useSeenMatch(positionsIn)
  const story = useMemo(() => told && seaBattleStory(told), [told])
  const end = told?.positions.at(-1)
  const ways = useCallback(async () => {
    const colours = TEAM_COLOURS[palette]['sea-battle']
    return end ? (await import('./ways.ts')).seasWays(end, (seat) => colours[fleetStatus(end, seat).flag], words) : null
  }, [end, palette, words])
  if (!told || !story || !end) return null
  const { t, nameOf } = words
  return (
    <Story
      story={story}
      looks={story.curve.sides.map((seat) => {
        const { flag } = fleetStatus(end, seat)
        return {
          name: nameOf(seat),
          colour: TEAM_COLOURS[palette]['sea-battle'][flag],
          flag: <Flag flag={flag} width={1.5} />,
        }
      })}
      counts={t('story.decks')}
      rounds={t('story.nth')}
      roundText={(n) => t('story.shot', { n })}
      turnText={(turn) => turnText(turn, told, words)}
      luck={{
        tries: t('story.shots'),
        got: t('story.hitting'),
        expected: t('story.expected'),
        about: t('story.luck.blind'),
      }}
      picture={
        ended && {
          title: winnersText(ended.outcome, words),
          reason: ended.reason,
          game: t('game.sea-battle'),
          winners: ended.outcome.winners,
          drawTable: async (pen, box) => (await import('./drawTable.ts')).drawSeas(pen, box, view, nameOf),
        }
      }
      ways={ways}
      onWatch={onWatch}
    />
  )
}
