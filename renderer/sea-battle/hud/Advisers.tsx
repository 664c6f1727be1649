import { CoachNote } from '../../hud/coach/CoachNote.tsx'
import { type LogLine, MatchLog } from '../../hud/LogPages.tsx'
import { RecapPanel } from '../../hud/recap/RecapPanel.tsx'
import { useTableGame } from '../../playback/useShownTable.ts'
import { GoalNote } from '../../school/GoalNote.tsx'
import { LessonGuide } from '../../school/LessonGuide.tsx'
import { PuzzleGuide } from '../../school/PuzzleGuide.tsx'
import { TipNote } from '../../school/tips/TipNote.tsx'
import { goalOf } from '../goal.ts'
import { SEA_BATTLE_COURSE } from '../lessons/lessons.ts'
import { SEA_BATTLE_PUZZLES } from '../puzzles/puzzles.ts'
import { useShotsOnTable } from '../recap/shotStore.ts'
import { useHitCaptions, useMissedText, useShots } from '../recap/useRecap.tsx'
import { findSeaBattleTips } from '../tips.ts'
import { SEA_BATTLE_COACH } from './coach/coach.ts'

interface AdvisersProps {
  /** The lines of the log, newest first. */
  readonly lines: readonly LogLine[]
  readonly logShown: boolean
}

/** The advisers of Sea Battle, the most important first; those that the player asked for come before automatic ones. */
export function Advisers({ lines, logShown }: AdvisersProps) {
  const hits = useHitCaptions(useTableGame((table) => table.near))
  const shots = useShots()
  const missed = useMissedText(shots)
  useShotsOnTable(shots)
  return (
    <>
      <CoachNote coach={SEA_BATTLE_COACH} />
      {logShown && <MatchLog lines={lines} />}
      <LessonGuide course={SEA_BATTLE_COURSE} />
      <PuzzleGuide puzzles={SEA_BATTLE_PUZZLES} />
      <GoalNote goalOf={goalOf} />
      <TipNote find={findSeaBattleTips} />
      <RecapPanel captions={hits} more={missed} />
    </>
  )
}
