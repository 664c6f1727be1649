import { useCallback, useMemo } from 'react'
import type { JackalState } from '../../../engine/jackal/types.ts'
import type { Outcome } from '../../../engine/kernel/game.ts'
import { Story } from '../../hud/story/Story.tsx'
import { useNumbers } from '../../hud/story/useNumbers.ts'
import { useSeenMatch } from '../../hud/story/useSeenMatch.ts'
import { useWords } from '../../hud/useWords.ts'
import { winnersText } from '../../i18n/words.ts'
import { TEAM_COLOURS, usePalette } from '../../ui/palettes.ts'
import { Flag } from '../insignia/insignia.tsx'
import { positionsIn } from '../positions.ts'
import { jackalStory, meanWorth, seatOf } from './story.ts'
import { crewName, turnText } from './turnText.ts'

interface JackalStoryProps {
  readonly view: JackalState
  /** The end of the match, for a picture of it; null if none can be saved. */
  readonly ended: { readonly outcome: Outcome; readonly reason: string } | null
  /** Opens the recording after a number of moves; null if there is none. */
  readonly onWatch: ((move: number) => void) | null
}

/** The course of the match on the table. */
export function JackalStory({ view, ended, onWatch }: JackalStoryProps) {
  const words = useWords()
  const { mean } = useNumbers()
  const palette = usePalette()
  const told = useSeenMatch(positionsIn)
  const story = useMemo(() => told && jackalStory(told), [told])
  const { t } = words
  const ways = useCallback(
    async () => told && (await import('./ways.ts')).islandWays(told, TEAM_COLOURS[palette].jackal, t),
    [told, palette, t],
  )
  const [start] = told?.positions ?? []
  if (!told || !story || !start) return null
  return (
    <Story
      story={story}
      looks={story.curve.sides.map((team) => ({
        name: crewName(start, team, words),
        colour: TEAM_COLOURS[palette].jackal[team],
        flag: <Flag team={team} width={1.5} />,
      }))}
      counts={t('story.crews')}
      rounds={t('story.rounds')}
      roundText={(n) => t('hud.round', { n })}
      turnText={(turn) => turnText(turn, told, words)}
      luck={{
        tries: t('story.tiles'),
        got: t('story.found'),
        expected: t('story.expected'),
        about: t('story.luck.tiles', { mean: mean(meanWorth(start)) }),
      }}
      picture={
        ended && {
          title: winnersText(ended.outcome, words),
          reason: ended.reason,
          game: t('game.jackal'),
          winners: story.curve.sides.filter((team) => ended.outcome.winners.includes(seatOf(view, team))),
          drawTable: async (pen, box) =>
            (await import('./drawTable.ts')).drawIsland(pen, box, view, TEAM_COLOURS[palette].jackal),
        }
      }
      ways={ways}
      onWatch={onWatch}
    />
  )
}
