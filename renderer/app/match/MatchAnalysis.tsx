import { useMemo, useState } from 'react'
import type { MatchInfo } from '../../../electron/contract/ipc.ts'
import { useAnalysis } from '../../host/analysis.ts'
import { useSession } from '../../host/session.ts'
import { AnalysisPanel } from '../../hud/analysis/AnalysisPanel.tsx'
import type { ResultActions } from '../../hud/ResultFrame.tsx'
import { gameParts } from '../../shell/games.ts'

interface MatchAnalysisProps {
  readonly match: MatchInfo
  /** Opens the recording after this number of moves. */
  readonly onWatch: (move: number) => void
}

/**
 * Returns the analysis of the match on the table, for its result: one press opens it, and it starts open if it was open
 * before.
 */
export function useMatchAnalysis(
  match: MatchInfo | null,
  onWatch: (move: number) => void,
): NonNullable<ResultActions['analysis']> | null {
  const isKnown = useAnalysis(({ id }) => id !== null && id === match?.id)
  const [asked, ask] = useState<string | null>(null)
  const hasMoves = useSession(({ steps }) => steps.length > 0)
  if (!match || match.lesson !== undefined || !hasMoves || !gameParts(match.game).coach) return null
  return {
    isOpen: isKnown || asked === match.id,
    open: () => ask(match.id),
    panel: <MatchAnalysis match={match} onWatch={onWatch} />,
  }
}

/** Shows the analysis of the match on the table once the match is over. */
function MatchAnalysis({ match, onWatch }: MatchAnalysisProps) {
  const {
    coach,
    record: { deedText, positions },
    table: { seatColour },
  } = gameParts(match.game)
  const { start, steps, viewer } = useSession()
  const told = useMemo(
    () =>
      coach && {
        positions: start === null ? [] : positions({ match, viewer, start, steps }),
        steps,
        coach,
        deedText,
      },
    [match, viewer, start, steps, positions, coach, deedText],
  )
  if (!told || told.positions.length < 2) return null
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
