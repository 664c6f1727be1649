import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Replay } from '../../electron/contract/ipc.ts'
import { handle } from '../input/contexts.ts'
import { REPLAY } from '../input/replayCommands.ts'
import { useCommands } from '../input/useCommands.ts'
import type { Recording } from '../playback/useRecording.ts'
import { IconButton } from '../ui/controls.tsx'
import { PauseIcon, PlayIcon, StepBackIcon, StepIcon } from '../ui/icons.tsx'
import { openSheet } from '../ui/screens.ts'
import { useTableCamera } from '../ui/TableCamera.ts'
import { HELD_COMMANDS } from './commands/padCommands.ts'
import { Speeds } from './Speeds.tsx'
import { ReplayMarks } from './story/ReplayMarks.tsx'
import { useWords } from './useWords.ts'
import './replayFrame.css'

/** The parts of the watched recording that a game's panels need. */
export interface ReplayHudProps {
  readonly replay: Replay
  readonly recording: Recording
  readonly onLeave: () => void
}

/** Further parts of a recording, such as its analysis: a button beside those that move it. */
export const ReplayMore = createContext<ReactNode>(null)

/** The text about the current position of a recording. */
export const ReplayNote = createContext<ReactNode>(null)

const SPEEDS = [0.5, 1, 2, 4] as const

/** Shows the position of the recording: a slider with the turning points under it. */
export function ReplayScrub({ recording }: { readonly recording: Recording }) {
  const { t } = useWords()
  const { at, of, seek, setPlaying } = recording
  return (
    <div className="replay-track">
      <input
        className="slider replay-scrub"
        type="range"
        min={0}
        max={of}
        value={at}
        aria-label={t('replay.title')}
        onChange={(event) => {
          setPlaying(false)
          seek(Number(event.target.value))
        }}
        data-testid="replay-scrub"
      />
      <ReplayMarks recording={recording} />
    </div>
  )
}

/** The buttons that move a recording. */
export function ReplayButtons({ recording }: { readonly recording: Recording }) {
  const { t } = useWords()
  const { at, of, playing, forward, back } = recording
  return (
    <div className="replay-buttons">
      <IconButton label={t('replay.back')} disabled={at === 0} onClick={back} testId="replay-back">
        <StepBackIcon />
      </IconButton>
      <IconButton
        className="replay-play"
        label={t(playing ? 'replay.pause' : 'replay.play')}
        onClick={() => togglePlay(recording)}
        testId="replay-play"
      >
        {playing ? <PauseIcon size={1.5} /> : <PlayIcon size={1.5} />}
      </IconButton>
      <IconButton label={t('replay.forth')} disabled={at === of} onClick={forward} testId="replay-forth">
        <StepIcon />
      </IconButton>
      <Speeds label={t('replay.speed')} speeds={SPEEDS} />
      {useContext(ReplayMore)}
    </div>
  )
}

/** Toggles automatic playback; at the end it starts over. */
function togglePlay({ at, of, playing, seek, setPlaying }: Recording): void {
  if (!playing && at === of) seek(0)
  setPlaying(!playing)
}

/** Connects the commands of a recording. */
export function useReplayCommands(recording: Recording, onLeave: () => void): void {
  const camera = useTableCamera()
  const tables = useMemo(
    () => [
      handle(REPLAY, {
        play: () => togglePlay(recording),
        forward: recording.forward,
        back: recording.back,
        start: () => recording.seek(0),
        end: () => recording.seek(recording.of),
        'turn-left': () => camera.turn(1),
        'turn-right': () => camera.turn(-1),
        'zoom-in': () => camera.zoomIn(),
        'zoom-out': () => camera.zoomOut(),
        overview: () => camera.centre(),
        'stick-zooms': HELD_COMMANDS['stick-zooms'],
        leave: onLeave,
        keys: () => openSheet({ name: 'keys' }),
        rules: () => openSheet({ name: 'rules', query: '' }),
      }),
    ],
    [recording, onLeave, camera],
  )
  useCommands('table', tables)
}
