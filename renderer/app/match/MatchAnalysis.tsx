import { useMemo } from 'react'
import type { MatchInfo } from '../../../electron/contract/ipc.ts'
import { useSession } from '../../host/session.ts'
import { AnalysisPanel } from '../../hud/analysis/AnalysisPanel.tsx'
import { gameScreens } from '../games.ts'

interface MatchAnalysisProps {
  readonly match: MatchInfo
  /** Watches the recording from so many moves on. */
  readonly onWatch: (move: number) => void
}

/** The match on the table, looked back on once it is over. */
export function MatchAnalysis({ match, onWatch }: MatchAnalysisProps) {
  const { coach, deedText, positions, seatColour } = gameScreens(match.game)
  const { start, steps, viewer } = useSession()
  const told = useMemo(
    () => ({
      positions: start === null ? [] : positions({ match, viewer, start, steps }),
      steps,
      coach,
      deedText,
    }),
    [match, viewer, start, steps, positions, coach, deedText],
  )
  if (told.positions.length < 2) return null
  const seats = match.seats.map(({ seat }) => seat)
  return (
    <AnalysisPanel
      id={match.id}
      seats={seats}
      outcome={match.outcome}
      told={told}
      colourOf={seatColour}
      onWatch={onWatch}
    />
  )
}
