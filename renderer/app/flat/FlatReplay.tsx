import { useMemo } from 'react'
import { type BoardMarksProps, type FlatShell, FlatShellContext } from '../../flat/shell.ts'
import { useFlatPlayback } from '../../flat/useFlatPlayback.ts'
import { ReplayBar, type ReplayHudProps, useReplayCommands } from '../../hud/ReplayFrame.tsx'
import { RecordedStart, RecordedSteps, useWords } from '../../hud/useWords.ts'
import { useMatchName } from '../../i18n/useMatchName.ts'
import { Button } from '../../ui/controls.tsx'
import { FlatWays } from './FlatWays.tsx'
import { GameMarks } from './GameMarks.tsx'
import { useFlatGame } from './useFlatTable.ts'

/** A recording on the flat table: the controls of the recording in the dock. */
export function FlatReplay({ replay, recording, onLeave }: ReplayHudProps) {
  const { t } = useWords()
  const game = useFlatGame(replay.match.game)
  const title = useMatchName()(replay.match)
  const told = useMemo(() => replay.steps.slice(0, recording.at), [replay, recording.at])
  useFlatPlayback()
  useReplayCommands(recording, onLeave)
  const dock = (
    <>
      <ReplayBar title={title} recording={recording} />
      <Button kind="quiet" onClick={onLeave} testId="replay-leave">
        {t('replay.leave')}
      </Button>
    </>
  )
  const shell: FlatShell = {
    onMenu: onLeave,
    clock: null,
    onResult: null,
    dock,
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

/** What the game marks, and the moves of the moment that is looked at. */
function RecordingMarks(board: BoardMarksProps) {
  return (
    <>
      <GameMarks {...board} />
      <FlatWays {...board} />
    </>
  )
}
