import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/controls.tsx'
import { useWords } from '../useWords.ts'
import { CurveChart, type SideLook } from './CurveChart.tsx'
import type { DecidingTurn } from './curve.ts'
import { LuckTable, type LuckWords } from './LuckTable.tsx'
import type { EndPicture } from './picture/endPicture.ts'
import type { MatchStory } from './story.ts'
import { TurnList } from './TurnList.tsx'
import type { LoadWays } from './ways/WaysSection.tsx'
import './story.css'

/** The parts of an end picture beside the curve. */
export interface Picture extends Pick<EndPicture, 'title' | 'reason' | 'game' | 'drawTable'> {
  /** Sides that won. */
  readonly winners: readonly string[]
}

interface StoryProps {
  readonly story: MatchStory
  /** In the order of the curve's sides. */
  readonly looks: readonly SideLook[]
  /** The unit of the curve. */
  readonly counts: string
  /** The heading of the rounds. The function below returns the name of one round. */
  readonly rounds: string
  readonly roundText: (round: number) => string
  readonly turnText: (turn: DecidingTurn) => string
  readonly luck: LuckWords
  /** The parts of an end picture beside the curve; null if none can be saved. */
  readonly picture: Picture | null
  /** Returns where everyone went. */
  readonly ways: LoadWays
  /** Opens the recording after a number of moves; null if there is none. */
  readonly onWatch: ((move: number) => void) | null
}

/** The course of a match: its curve, the turns that decided it, and luck against its expected value. */
export function Story({ story, looks, counts, rounds, roundText, turnText, luck, picture, ways, onWatch }: StoryProps) {
  const { t } = useWords()
  const { curve, turns } = story
  const isTried = story.luck.some(({ tries }) => tries > 0)
  return (
    <div className="story">
      <section aria-label={counts}>
        <div className="story-head">
          <h3 className="story-title">{counts}</h3>
          {picture && <PictureButton {...{ picture, curve, looks, counts }} />}
        </div>
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
      {picture && <WaysPart load={ways} looks={looks} ended={picture} />}
    </div>
  )
}

const WaysSection = lazy(async () => ({ default: (await import('./ways/WaysSection.tsx')).WaysSection }))

/** Opens the part about where everyone went, whose code and marks are loaded then. */
function WaysPart(props: Parameters<typeof WaysSection>[0]) {
  const { t } = useWords()
  const [isOpen, open] = useState(false)
  if (isOpen) {
    return (
      <Suspense>
        <WaysSection {...props} />
      </Suspense>
    )
  }
  return (
    <Button className="story-ways-open" onClick={() => open(true)} testId="ways-open">
      {t('ways.title')}
    </Button>
  )
}

interface PictureButtonProps extends Pick<StoryProps, 'looks' | 'counts'> {
  readonly picture: Picture
  readonly curve: MatchStory['curve']
}

/** Draws and saves the picture; the drawing code is loaded on demand. */
function PictureButton({ picture, curve, looks, counts }: PictureButtonProps) {
  const { t } = useWords()
  const { winners, ...shown } = picture
  const sides = curve.sides.map((side, index) => ({
    name: looks[index]?.name ?? side,
    colour: looks[index]?.colour ?? '#f7ebc8',
    score: curve.standings.at(-1)?.[index] ?? 0,
    wins: winners.includes(side),
  }))
  const save = async () => {
    const { savePicture } = await import('./picture/savePicture.ts')
    await savePicture({ ...shown, sides, curve, counts })
  }
  return (
    <Button kind="quiet" small onClick={() => void save()} testId="result-picture">
      {t('story.picture')}
    </Button>
  )
}
