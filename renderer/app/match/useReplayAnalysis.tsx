import { type ReactNode, useMemo, useState } from 'react'
import type { MatchInfo, Replay } from '../../../electron/contract/ipc.ts'
import type { Seat } from '../../../engine/kernel/game.ts'
import { useAnalysis } from '../../host/analysis.ts'
import { AnalysisPanel } from '../../hud/analysis/AnalysisPanel.tsx'
import { momentsOf } from '../../hud/analysis/moments.ts'
import { momentText } from '../../hud/analysis/momentText.ts'
import type { NamedTurn } from '../../hud/story/story.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/controls.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { gameScreens } from '../games.ts'
import { isGuest } from '../join/guest.ts'

interface ReplayAnalysis {
  /** Opens the analysis; null where there is none. */
  readonly button: ReactNode
  /** Its sheet, while it is open. */
  sheet(onWatch: (move: number) => void): ReactNode
  /** What it has found so far, for the marks of the recording. */
  readonly moments: readonly NamedTurn[]
}

/** The analysis of a saved match whose recording is watched: a replay from a file holds no moves to judge. */
export function useReplayAnalysis(
  replay: Replay,
  positions: readonly unknown[],
  seats: MatchInfo['seats'],
): ReplayAnalysis {
  const t = useText()
  const [isOpen, open] = useState(false)
  const { match } = replay
  const { coach, seatColour } = gameScreens(match.game)
  const judged = useAnalysis((state) => (state.id === match.id ? state.judged : null))
  const moments = useMemo(() => {
    const nameOf = (seat: Seat) => seats.find((one) => one.seat === seat)?.name ?? seat
    const inOrder = momentsOf(judged ?? [], positions.length - 1)
    return inOrder.map((one) => ({ move: one.judged.move, text: momentText(one, positions, coach, { t, nameOf }) }))
  }, [judged, seats, positions, coach, t])
  const isSaved = match.deal !== undefined && match.outcome !== null && match.lesson === undefined
  if (!isSaved || isGuest()) return { button: null, sheet: () => null, moments: [] }
  return {
    button: (
      <Button small onClick={() => open(true)} testId="replay-analysis">
        {t('analysis.open')}
      </Button>
    ),
    sheet: (onWatch) =>
      isOpen && (
        <Dialog
          title={t('analysis.open')}
          surface="wood"
          testId="analysis-sheet"
          onClose={() => open(false)}
          actions={
            <Button onClick={() => open(false)} testId="analysis-close">
              {t('common.close')}
            </Button>
          }
        >
          <AnalysisPanel
            id={match.id}
            seats={match.seats.map(({ seat }) => seat)}
            outcome={match.outcome}
            positions={positions}
            coach={coach}
            colourOf={seatColour}
            onWatch={(move) => {
              open(false)
              onWatch(move)
            }}
          />
        </Dialog>
      ),
    moments: [...new Map(moments.map((one) => [one.move, one])).values()],
  }
}
