import { useEffect, useMemo, useState } from 'react'
import type { Replay } from '../../electron/contract/ipc.ts'
import { call } from '../host/client.ts'
import { ReplayHud } from '../jackal/hud/ReplayHud.tsx'
import { RecordedSeats, useJackalView } from '../jackal/hud/useHudView.ts'
import { positionsOf } from '../jackal/replay.ts'
import { isJackalView, readEvents } from '../jackal/view.ts'
import { continueMatch } from './MenuScreen.tsx'
import { Sheets } from './Sheets.tsx'
import { goTo } from './screens.ts'
import { showProblem } from './toasts.ts'
import { useRecording } from './useRecording.ts'

interface ReplayScreenProps {
  readonly id: string
  /** Moves shown at first. */
  readonly move: number
  readonly from: 'menu' | 'match'
}

/** A recorded match on the table: scrub, play, step, jump to a line of the log. */
export function ReplayScreen({ id, move, from }: ReplayScreenProps) {
  const [replay, setReplay] = useState<Replay | null>(null)
  useEffect(() => {
    void call('match:replay', { id }).then((answer) => {
      if (answer.ok) setReplay(answer.value)
      else {
        showProblem(answer.problem)
        goTo({ name: 'menu' })
      }
    })
  }, [id])
  const leave = () => (from === 'match' ? void continueMatch({ id, condition: 'whole' }) : goTo({ name: 'replays' }))
  return replay && <Recording replay={replay} firstMove={move} onLeave={leave} />
}

interface RecordingProps {
  readonly replay: Replay
  readonly firstMove: number
  readonly onLeave: () => void
}

function Recording({ replay, firstMove, onLeave }: RecordingProps) {
  const steps = useMemo(() => replay.steps.map(({ events }) => ({ events: readEvents(events) })), [replay])
  const positions = useMemo(
    () => (isJackalView(replay.start) ? positionsOf(replay.start, steps) : []),
    [replay.start, steps],
  )
  const recording = useRecording(positions, steps, firstMove)
  const view = useJackalView()
  const [start] = positions
  if (!view || !start) return null
  return (
    <RecordedSeats value={replay.match.seats}>
      <ReplayHud
        view={view}
        title={replay.match.title}
        start={start}
        steps={steps}
        recording={recording}
        onLeave={onLeave}
      />
      <Sheets view={view} />
    </RecordedSeats>
  )
}
