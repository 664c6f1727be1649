import { useWords } from '../useWords.ts'
import { CurveChart, type SideLook } from './CurveChart.tsx'
import type { DecidingTurn } from './curve.ts'
import { LuckTable, type LuckWords } from './LuckTable.tsx'
import type { MatchStory } from './story.ts'
import { TurnList } from './TurnList.tsx'
import './story.css'

interface StoryProps {
  readonly story: MatchStory
  /** In the order of the curve's sides. */
  readonly looks: readonly SideLook[]
  /** What the curve counts. */
  readonly counts: string
  /** Heading of the rounds; what one of them is called. */
  readonly rounds: string
  readonly roundText: (round: number) => string
  readonly turnText: (turn: DecidingTurn) => string
  readonly luck: LuckWords
  /** Watches the recording from so many moves on; null where there is none. */
  readonly onWatch: ((move: number) => void) | null
}

/** How a match went: its curve, the turns that decided it, and luck against what was to be expected. */
export function Story({ story, looks, counts, rounds, roundText, turnText, luck, onWatch }: StoryProps) {
  const { t } = useWords()
  const { curve, turns } = story
  const isTried = story.luck.some(({ tries }) => tries > 0)
  return (
    <div className="story">
      <section aria-label={counts}>
        <h3 className="story-title">{counts}</h3>
        <CurveChart {...{ curve, looks, turns, rounds }} caption={counts} start={t('story.start')} />
      </section>
      {turns.length > 0 && (
        <section aria-label={t('story.turns')}>
          <h3 className="story-title">{t('story.turns')}</h3>
          <TurnList {...{ curve, turns, roundText, onWatch }} textOf={turnText} />
        </section>
      )}
      {isTried && (
        <section className="story-luck" aria-label={t('story.luck')}>
          <LuckTable luck={story.luck} looks={looks} words={luck} />
        </section>
      )}
    </div>
  )
}
