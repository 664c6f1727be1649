import { type ReactNode, useContext } from 'react'
import { useMatchName } from '../../i18n/useMatchName.ts'
import type { Recording } from '../../playback/useRecording.ts'
import { IconButton } from '../../ui/controls.tsx'
import { CloseIcon } from '../../ui/icons.tsx'
import { type LogLine, LogPages, useLogToggle } from '../LogPages.tsx'
import { ReplayButtons, type ReplayHudProps, ReplayNote, ReplayScrub, useReplayCommands } from '../ReplayFrame.tsx'
import { ScreenReaderTable } from '../screenReader/ScreenReaderBoard.tsx'
import { usePlaceText } from '../story/ReplayMarks.tsx'
import { useWords } from '../useWords.ts'
import { Corner } from './Corner.tsx'
import { useLayout } from './layout.ts'
import { SlotFrame } from './SlotFrame.tsx'
import type { Foot } from './slotTable.ts'
import './replaySlots.css'

interface ReplaySlotsProps extends ReplayHudProps {
  readonly foot: Foot
  /** Oldest first. */
  readonly lines: readonly LogLine[]
  readonly scores: ReactNode
  /** At most two, as `Fact`. */
  readonly facts: ReactNode
  readonly card?: ReactNode
}

/** The slots over a recording: the dock moves it; the adviser is the verdict on a moment, else the whole log. */
export function ReplaySlots({ replay, recording, onLeave, lines, facts, ...slots }: ReplaySlotsProps) {
  const isWide = useLayout(({ name }) => name === 'wide')
  const [isLogOpen, toggleLog] = useLogToggle(isWide)
  const { at, seek } = recording
  const last = lines.findLast((line) => (line.last ?? line.move) <= at)
  const title = useMatchName()(replay.match)
  const place = usePlaceText(recording)
  useReplayCommands(recording, onLeave)
  return (
    <SlotFrame
      {...slots}
      testId="screen-replay"
      board={
        <ScreenReaderTable hasCursor={false} game={title}>
          <p aria-live="polite" aria-atomic="true">
            {place}. {last?.text}
          </p>
        </ScreenReaderTable>
      }
      corner={
        <Corner facts={facts} isLogOpen={isLogOpen} onLog={toggleLog} leave={<LeaveButton onLeave={onLeave} />} />
      }
      dock={<ReplayDock title={title} recording={recording} />}
      adviser={
        <>
          {useContext(ReplayNote)}
          {isLogOpen && <LogPages lines={lines.toReversed()} current={last ?? null} onJump={seek} />}
        </>
      }
    />
  )
}

/** The way out of a recording. */
export function LeaveButton({ onLeave }: Pick<ReplayHudProps, 'onLeave'>) {
  const { t } = useWords()
  return (
    <IconButton label={t('replay.leave')} onClick={onLeave} testId="replay-leave">
      <CloseIcon />
    </IconButton>
  )
}

interface ReplayDockProps {
  readonly title: string
  readonly recording: Recording
}

/** The position of a recording, and the controls that move it. */
export function ReplayDock({ title, recording }: ReplayDockProps) {
  const { t } = useWords()
  return (
    <section className="dock replay-dock wood" aria-label={`${t('replay.title')}: ${title}`} data-testid="dock">
      <ReplayScrub recording={recording} />
      <p className="replay-place" title={title} data-testid="replay-position">
        {usePlaceText(recording)}
      </p>
      <ReplayButtons recording={recording} />
    </section>
  )
}
