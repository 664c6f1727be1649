import { type ReactNode, useEffect, useMemo } from 'react'
import { type MatchInfo, type Replay, seatsLookedBackOn } from '../../../electron/contract/ipc.ts'
import type { Outcome, Seat } from '../../../engine/kernel/game.ts'
import { forgetAnalysis, useAnalysis } from '../../host/analysis.ts'
import { AnalysisPanel } from '../../hud/analysis/AnalysisPanel.tsx'
import { type DrawnWay, drawnWays, trailsOf } from '../../hud/analysis/drawnWays.ts'
import { MomentNote, MomentSteps } from '../../hud/analysis/MomentNote.tsx'
import { type Moment, placeOf, toldMoments } from '../../hud/analysis/moments.ts'
import { momentText, type Recounting, wholeText } from '../../hud/analysis/momentText.ts'
import type { NamedTurn } from '../../hud/story/story.ts'
import { useText } from '../../i18n/useText.ts'
import { useTableGame } from '../../playback/shownStore.ts'
import { useTrailsOnTable } from '../../playback/trails/trailStore.ts'
import type { Recording } from '../../playback/useRecording.ts'
import { isGuest } from '../../remote/otherTable/guest.ts'
import { Button } from '../../ui/controls.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { gameScreens } from '../games.ts'

interface ReplayAnalysis {
  /** Opens the analysis, and leads from a moment to its neighbours; null where there is none. */
  readonly button: ReactNode
  /** Its sheet, while it is open. */
  sheet(onWatch: (move: number) => void): ReactNode
  /** What it has found so far, for the marks of the recording. */
  readonly turns: readonly NamedTurn[]
  /** What is said of the moment that the recording stands at; null where it stands at none. */
  readonly note: ReactNode
  /** Where the moves of that moment go, which lie on the table. */
  readonly ways: readonly DrawnWay[]
}

/**
 * The analysis of a saved match whose recording is watched, or why there is none: a replay from a file holds no moves to judge.
 *
 * @param sheet whether its sheet is open, and what opens and closes it
 */
export function useReplayAnalysis(
  replay: Replay,
  positions: readonly unknown[],
  seats: MatchInfo['seats'],
  recording: Recording,
  { isOpen, show }: { readonly isOpen: boolean; readonly show: (isOpen: boolean) => void },
): ReplayAnalysis {
  const t = useText()
  const { match } = replay
  const told = useRecounting(replay, positions)
  const isSaved = match.deal !== undefined && match.lesson === undefined
  const moments = useMoments(match.id, positions.length - 1, match.outcome)
  const turns = useMemo(() => {
    if (!told) return []
    const nameOf = (seat: Seat) => seats.find((one) => one.seat === seat)?.name ?? seat
    return moments.map((one) => ({ move: placeOf(one), text: wholeText(momentText(one, told, { t, nameOf })) }))
  }, [moments, seats, told, t])
  const place = recording.playing ? -1 : moments.findIndex((one) => placeOf(one) === recording.at)
  const moment = moments[place]
  const ways = useWays(moment, told)
  useEffect(() => (match.outcome ? undefined : () => forgetAnalysis(match.id)), [match.id, match.outcome])
  if (!told || !isSaved || isGuest()) return { button: null, sheet: () => null, turns: [], note: null, ways: NO_WAYS }
  return {
    button: (
      <>
        {moment && <MomentSteps moments={moments} place={place} onWatch={recording.seek} />}
        <Button small onClick={() => show(true)} testId="replay-analysis">
          {t('analysis.open')}
        </Button>
      </>
    ),
    sheet: (onWatch) =>
      isOpen && (
        <AnalysisSheet match={match} told={told} at={recording.at} onWatch={onWatch} onClose={() => show(false)} />
      ),
    turns,
    note: moment && <MomentNote moments={moments} place={place} told={told} />,
    ways,
  }
}

/** The same in every render. */
const NO_WAYS: readonly DrawnWay[] = []

/** The moments that are known of a match. */
function useMoments(id: string, of: number, outcome: Outcome | null): readonly Moment[] {
  const judged = useAnalysis((state) => (state.id === id ? state.judged : null))
  return useMemo(() => toldMoments(judged ?? [], of, outcome), [judged, of, outcome])
}

/** Where the moves of a moment go; they are drawn on the table. */
function useWays(moment: Moment | undefined, told: Recounting | null): readonly DrawnWay[] {
  // A recording in which all is seen lies as its player sat, which its viewer does not tell.
  const near = useTableGame((table) => table.near)
  const ways = useMemo(() => (moment && told ? drawnWays(moment, told, near) : NO_WAYS), [moment, told, near])
  useTrailsOnTable(
    useMemo(() => trailsOf(ways), [ways]),
    null,
  )
  return ways
}

/** Returns what the analysis reads from a recording; null for a game without a coach, whose moves are not judged. */
function useRecounting({ match, steps }: Replay, positions: readonly unknown[]): Recounting | null {
  const {
    coach,
    record: { deedText },
  } = gameScreens(match.game)
  return useMemo(() => (coach ? { positions, steps, coach, deedText } : null), [positions, steps, coach, deedText])
}

interface AnalysisSheetProps {
  readonly match: MatchInfo
  readonly told: Recounting
  readonly at: number
  readonly onWatch: (move: number) => void
  readonly onClose: () => void
}

function AnalysisSheet({ match, told, at, onWatch, onClose }: AnalysisSheetProps) {
  const t = useText()
  const seats = seatsLookedBackOn(match)
  return (
    <Dialog
      title={t('analysis.open')}
      surface="wood"
      testId="analysis-sheet"
      onClose={onClose}
      actions={
        <Button onClick={onClose} testId="analysis-close">
          {t('common.close')}
        </Button>
      }
    >
      {match.outcome === null && (
        <p className="analysis-about">{t(seats.length > 0 ? 'analysis.unfinished' : 'analysis.notOver')}</p>
      )}
      {seats.length > 0 && (
        <AnalysisPanel
          id={match.id}
          seats={seats}
          outcome={match.outcome}
          told={told}
          colourOf={gameScreens(match.game).table.seatColour}
          at={at}
          onWatch={(move) => {
            onClose()
            onWatch(move)
          }}
        />
      )}
    </Dialog>
  )
}
