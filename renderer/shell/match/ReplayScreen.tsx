import { useEffect, useMemo, useState } from 'react'
import type { Replay } from '../../../electron/contract/ipc.ts'
import type { Seat } from '../../../engine/kernel/game.ts'
import { call } from '../../host/client.ts'
import { readEvent } from '../../host/readEvent.ts'
import { isSeat, namesOf, sideOf } from '../../host/viewer.ts'
import { DrawnWays } from '../../hud/analysis/drawnWays.ts'
import { ReplayMore, ReplayNote } from '../../hud/ReplayFrame.tsx'
import { RecordedTurns } from '../../hud/story/ReplayMarks.tsx'
import { RecordedSeats } from '../../hud/useWords.ts'
import { seatsIn } from '../../i18n/lessonMatch.ts'
import { currentText, useText } from '../../i18n/useText.ts'
import { useRecording } from '../../playback/useRecording.ts'
import { useShownTable } from '../../playback/useShownTable.ts'
import { useIsCaptured } from '../../ui/captured.ts'
import { goTo, type ReplayPlace, useScreen } from '../../ui/screens.ts'
import { showNotice, showProblem } from '../../ui/toasts/toasts.ts'
import { FlatReplay } from '../flat/FlatReplay.tsx'
import { useIsFlat } from '../flat/useFlatTable.ts'
import { gameParts } from '../games.ts'
import { continueMatch } from './continueMatch.ts'
import { Sheets } from './Sheets.tsx'
import { useReplayAnalysis } from './useReplayAnalysis.tsx'

interface ReplayScreenProps {
  readonly id: string
  /** The number of moves shown at first. */
  readonly move: number
  readonly from: ReplayPlace['from']
  /** True to start playback automatically. */
  readonly plays?: boolean
  /** True to open the analysis at first. */
  readonly analysed?: boolean
  /** Leaves the recording; by default to where it was opened from. */
  readonly onLeave?: () => void
}

/** Shows a recorded match on the table: scrub, play, step, jump to a line of the log. */
export function ReplayScreen({ id, move, from, plays = false, analysed = false, onLeave }: ReplayScreenProps) {
  const table = useShownTable()
  const [replay, setReplay] = useState<Replay | null>(null)
  useEffect(() => {
    void call('match:replay', { id }).then((answer) => {
      if (answer.ok) {
        const { match, viewer, recovered } = answer.value
        table.clear(match.game, sideOf(match.seats, viewer), namesOf(match.seats), match.letters)
        setReplay(answer.value)
        if (recovered) showNotice(currentText()('replay.recovered'))
      } else {
        goTo({ name: 'menu' })
        showProblem(answer.problem)
      }
    })
  }, [id, table])
  const leave = () => {
    if (from === 'match') void continueMatch(id)
    else goTo({ name: from === 'saves' ? 'saves' : 'replays' })
  }
  const isSeatsView = replay?.match.outcome === null && isSeat(replay.match.seats, replay.viewer)
  const isSecret = useIsCaptured() && isSeatsView
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once
  useEffect(() => {
    if (isSecret) (onLeave ?? leave)()
  }, [isSecret])
  return (
    replay &&
    !isSecret && (
      <Recording replay={replay} firstMove={move} plays={plays} analysed={analysed} onLeave={onLeave ?? leave} />
    )
  )
}

interface RecordingProps {
  readonly replay: Replay
  readonly firstMove: number
  readonly plays: boolean
  readonly analysed: boolean
  readonly onLeave: () => void
}

function Recording({ replay, firstMove, plays, analysed, onLeave }: RecordingProps) {
  const {
    record: { positions: positionsOf, namedTurns },
    panels: { ReplayHud },
  } = gameParts(replay.match.game)
  const steps = useMemo(() => replay.steps.map(({ events }) => ({ events: events.map(readEvent) })), [replay])
  const positions = useMemo(() => positionsOf(replay), [positionsOf, replay])
  const isFlat = useIsFlat(replay.match.game)
  const [isAnalysed, showAnalysis] = useState(analysed)
  const hasSheet = useScreen(({ sheet }) => sheet !== null)
  const recording = useRecording(positions, steps, firstMove, {
    playsAtOnce: plays,
    isHeld: hasSheet || isAnalysed,
  })
  const t = useText()
  const seats = useMemo(() => seatsIn(replay.match, t), [replay, t])
  const decided = useMemo(() => {
    if (!replay.match.outcome) return []
    const nameOf = (seat: Seat) => seats.find((one) => one.seat === seat)?.name ?? seat
    return namedTurns({ positions, steps: replay.steps }, { t, nameOf })
  }, [replay, positions, seats, t, namedTurns])
  const analysis = useReplayAnalysis(replay, positions, seats, recording, { isOpen: isAnalysed, show: showAnalysis })
  const turns = analysis.turns.length > 0 ? analysis.turns : decided
  const watch = (move: number) => {
    recording.setPlaying(false)
    recording.seek(move)
  }
  if (positions.length === 0) return null
  return (
    <RecordedSeats value={seats}>
      <RecordedTurns value={turns}>
        <ReplayMore value={analysis.button}>
          <ReplayNote value={analysis.note}>
            <DrawnWays value={analysis.ways}>
              {isFlat ? (
                <FlatReplay replay={replay} recording={recording} onLeave={onLeave} />
              ) : (
                <ReplayHud replay={replay} recording={recording} onLeave={onLeave} />
              )}
            </DrawnWays>
          </ReplayNote>
        </ReplayMore>
        {analysis.sheet(watch)}
      </RecordedTurns>
      <Sheets game={replay.match.game} />
    </RecordedSeats>
  )
}
