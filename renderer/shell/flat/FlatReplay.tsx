import { useContext, useMemo } from 'react'
import { type BoardMarksProps, type FlatShell, FlatShellContext } from '../../flat/shell.ts'
import { useFlatPlayback } from '../../flat/useFlatPlayback.ts'
import { LeaveButton, ReplayDock } from '../../hud/frame/ReplaySlots.tsx'
import { type ReplayHudProps, ReplayNote, useReplayCommands } from '../../hud/ReplayFrame.tsx'
import { RecordedStart, RecordedSteps } from '../../hud/useWords.ts'
import { useMatchName } from '../../i18n/useMatchName.ts'
import { FlatWays } from './FlatWays.tsx'
import { GameMarks } from './GameMarks.tsx'
import { useFlatGame } from './useFlatTable.ts'

/** Shows a recording on the flat table, with its controls in the dock. */
export function FlatReplay({ replay, recording, onLeave }: ReplayHudProps) {
  const game = useFlatGame(replay.match.game)
  const told = useMemo(() => replay.steps.slice(0, recording.at), [replay, recording.at])
  useFlatPlayback()
  useReplayCommands(recording, onLeave)
  const shell: FlatShell = {
    onMenu: onLeave,
    onResult: null,
    dock: <ReplayDock title={useMatchName()(replay.match)} recording={recording} />,
    leave: <LeaveButton onLeave={onLeave} />,
    adviser: useContext(ReplayNote),
    BoardMarks: RecordingMarks,
    secrets: null,
  }
  return (
    <RecordedStart value={replay.start}>
      <RecordedSteps value={told}>
        <FlatShellContext value={shell}>{game && <game.Table />}</FlatShellContext>
      </RecordedSteps>
    </RecordedStart>
  )
}

/** Shows the game's marks, and the moves of the moment that the player looks at. */
function RecordingMarks(board: BoardMarksProps) {
  return (
    <>
      <GameMarks {...board} />
      <FlatWays {...board} />
    </>
  )
}
