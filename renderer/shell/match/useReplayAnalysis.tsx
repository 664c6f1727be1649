import { type ReactNode, useEffect, useMemo } from 'react'
import { analysableSeats } from '../../../electron/contract/analysis.ts'
import type { MatchInfo, Replay } from '../../../electron/contract/ipc.ts'
import type { Outcome, Seat } from '../../../engine/kernel/game.ts'
import { forgetAnalysis, useAnalysis } from '../../host/analysis.ts'
import { AnalysisPanel } from '../../hud/analysis/AnalysisPanel.tsx'
import { type DrawnWay, drawnWays, trailsOf } from '../../hud/analysis/drawnWays.ts'
import { MomentNote, MomentSteps } from '../../hud/analysis/MomentNote.tsx'
import { type Moment, momentsToShow, placeOf } from '../../hud/analysis/moments.ts'
import { momentText, type Recounting, wholeText } from '../../hud/analysis/momentText.ts'
import type { NamedTurn } from '../../hud/story/story.ts'
import { useText } from '../../i18n/useText.ts'
import { useTrailsOnTable } from '../../playback/trails/trailStore.ts'
import type { Recording } from '../../playback/useRecording.ts'
import { useTableGame } from '../../playback/useShownTable.ts'
import { isGuest } from '../../remote/otherTable/guest.ts'
import { Button } from '../../ui/controls.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { gameParts } from '../games.ts'

interface ReplayAnalysis {
  /** The button that opens the analysis and moves between its moments; null if there is no analysis. */
  readonly button: ReactNode
  /** Shows its sheet while it is open. */
  sheet(onWatch: (move: number) => void): ReactNode
  /** The turns found so far, for the marks of the recording. */
  readonly turns: readonly NamedTurn[]
  /** The note about the moment at which the recording is; null between moments. */
  readonly note: ReactNode
  /** The ways of that moment's moves, drawn on the table. */
  readonly ways: readonly DrawnWay[]
}

/**
 * Returns the analysis of a saved match whose recording is watched, or the reason why there is none: a replay from a
 * file holds no moves to judge.
 * @param sheet whether its sheet is open, and functions that open and close it
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

/** A constant, so that it is equal in every render. */
const NO_WAYS: readonly DrawnWay[] = []

/** Returns the known moments of a match. */
function useMoments(id: string, of: number, outcome: Outcome | null): readonly Moment[] {
  const judged = useAnalysis((state) => (state.id === id ? state.judged : null))
  return useMemo(() => momentsToShow(judged ?? [], of, outcome), [judged, of, outcome])
}

/** Returns the ways of a moment's moves, for drawing on the table. */
function useWays(moment: Moment | undefined, told: Recounting | null): readonly DrawnWay[] {
  // a recording without secrets is seen from its player's side, which cannot be derived from its viewer
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
  } = gameParts(match.game)
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
  const seats = analysableSeats(match)
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
          colourOf={gameParts(match.game).table.seatColour}
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
