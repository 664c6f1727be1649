import { type ReactNode, useContext } from 'react'
import { useMatchName } from '../../i18n/useMatchName.ts'
import { IconButton } from '../../ui/controls.tsx'
import { LogIcon } from '../../ui/icons.tsx'
import { type LogLine, LogPages, useLogToggle } from '../LogPages.tsx'
import { ReplayButtons, type ReplayHudProps, ReplayNote, ReplayScrub, useReplayCommands } from '../ReplayFrame.tsx'
import { SpokenTable } from '../spoken/SpokenBoard.tsx'
import { usePlaceText } from '../story/ReplayMarks.tsx'
import { useWords } from '../useWords.ts'
import { Dock, DockButton } from './Dock.tsx'
import { SlotFrame } from './SlotFrame.tsx'
import type { Foot } from './slots.ts'
import './replaySlots.css'

interface ReplaySlotsProps extends ReplayHudProps {
  readonly foot: Foot
  /** Oldest first. */
  readonly lines: readonly LogLine[]
  readonly scores: ReactNode
  readonly facts: ReactNode
  readonly card?: ReactNode
}

/** The slots over a recording: its transport in the dock, the whole log or the analysis as adviser. */
export function ReplaySlots({ replay, recording, onLeave, foot, lines, scores, facts, card }: ReplaySlotsProps) {
  const { t } = useWords()
  const [logShown, toggleLog] = useLogToggle()
  const shownLines = lines.filter(({ move, last = move }) => last <= recording.at).reverse()
  const place = usePlaceText(recording)
  const note = useContext(ReplayNote)
  const title = useMatchName()(replay.match)
  useReplayCommands(recording, onLeave)
  return (
    <SlotFrame
      testId="screen-replay"
      foot={foot}
      board={
        <SpokenTable hasCursor={false} game={replay.match.title}>
          <p aria-live="polite" aria-atomic="true">
            {place}. {shownLines[0]?.text}
          </p>
        </SpokenTable>
      }
      scores={scores}
      corner={
        <nav className="corner wood" aria-label={t('hud.menu')}>
          <div className="corner-facts">{facts}</div>
          <IconButton className="log-toggle" label={t('hud.log')} pressed={logShown} onClick={toggleLog}>
            <LogIcon />
          </IconButton>
        </nav>
      }
      card={card}
      adviser={
        <>
          {note && <div className="replay-note parchment">{note}</div>}
          {logShown && <LogPages lines={shownLines} onJump={(move) => recording.seek(move - 1)} />}
        </>
      }
      dock={
        <Dock
          testId="replay-dock"
          prompt={
            <span className="replay-place" title={title}>
              {title} <small data-testid="replay-position">{place}</small>
            </span>
          }
          tokens={
            <>
              <ReplayScrub recording={recording} />
              <ReplayButtons recording={recording} />
            </>
          }
          buttons={<DockButton label={t('replay.leave')} onPress={onLeave} testId="replay-leave" />}
        />
      }
    />
  )
}
