import { useMemo } from 'react'
import { Story } from '../../hud/story/Story.tsx'
import { useTold } from '../../hud/story/useTold.ts'
import { useWords } from '../../hud/useWords.ts'
import { TEAM_COLOURS, usePalette } from '../../ui/palettes.ts'
import { fleetStatus } from '../hud/fleet/fleets.ts'
import { Flag } from '../hud/insignia.tsx'
import { positionsIn } from '../positions.ts'
import { seaBattleStory } from './story.ts'
import { turnText } from './turnText.ts'

interface SeaBattleStoryProps {
  /** Watches the recording from so many moves on; null where there is none. */
  readonly onWatch: ((move: number) => void) | null
}

/** How the match on the table went. */
export function SeaBattleStory({ onWatch }: SeaBattleStoryProps) {
  const words = useWords()
  const palette = usePalette()
  const told = useTold(positionsIn)
  const story = useMemo(() => told && seaBattleStory(told), [told])
  const end = told?.positions.at(-1)
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
      onWatch={onWatch}
    />
  )
}
