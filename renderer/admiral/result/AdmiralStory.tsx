import { useCallback, useMemo } from 'react'
import type { AdmiralState } from '../../../engine/admiral/types.ts'
import type { Outcome } from '../../../engine/kernel/game.ts'
import { Story } from '../../hud/story/Story.tsx'
import { useSeenMatch } from '../../hud/story/useSeenMatch.ts'
import { useWords } from '../../hud/useWords.ts'
import { winnersText } from '../../i18n/words.ts'
import { TEAM_COLOURS, usePalette } from '../../ui/palettes.ts'
import { Flag } from '../insignia/Flag.tsx'
import { positionsIn } from '../positions.ts'
import { admiralStory } from './story.ts'
import { turnText } from './turnText.ts'

interface AdmiralStoryProps {
  readonly view: AdmiralState
  /** The end of the match, for a picture of it; null if none can be saved. */
  readonly ended: { readonly outcome: Outcome; readonly reason: string } | null
  /** Watches the recording from a move on; null if there is none. */
  readonly onWatch: ((move: number) => void) | null
}

/** Shows the course of the match on the table. */
export function AdmiralStory({ view, ended, onWatch }: AdmiralStoryProps) {
  const words = useWords()
  const palette = usePalette()
  const told = useSeenMatch(positionsIn)
  const story = useMemo(() => told && admiralStory(told), [told])
  const { t, nameOf } = words
  const ways = useCallback(
    async () => told && (await import('./ways.ts')).watersWays(told, TEAM_COLOURS[palette].admiral, t),
    [told, palette, t],
  )
  const [start] = told?.positions ?? []
  if (!told || !story || !start) return null
  return (
    <Story
      story={story}
      looks={story.curve.sides.map((team) => ({
        name: nameOf(team),
        colour: TEAM_COLOURS[palette].admiral[team],
        flag: <Flag team={team} width={1.5} />,
      }))}
      counts={t(start.options.scenario === 'treasure' ? 'story.landed' : 'story.hull')}
      rounds={t('story.rounds.adm')}
      roundText={(n) => t('story.round', { n })}
      turnText={(turn) => turnText(turn, told, words)}
      luck={{
        tries: t('story.fired'),
        got: t('story.struck'),
        expected: t('story.expected'),
        about: t('story.luck.guns'),
      }}
      picture={
        ended && {
          title: winnersText(ended.outcome, words),
          reason: ended.reason,
          game: t('game.admiral'),
          winners: ended.outcome.winners,
          drawTable: async (pen, box) =>
            (await import('./drawTable.ts')).drawWaters(pen, box, view, TEAM_COLOURS[palette].admiral),
        }
      }
      ways={ways}
      onWatch={onWatch}
    />
  )
}
