import { lazy, type ReactNode, Suspense } from 'react'
import { useSession } from '../host/session.ts'
import { Dock, DockButton } from '../hud/frame/Dock.tsx'
import { LiveDock, type LiveDockProps } from '../hud/frame/LiveDock.tsx'
import { useWords } from '../hud/useWords.ts'
import { winnersText } from '../i18n/words.ts'
import { useFlatShell } from './shell.ts'
import './flatDock.css'

/** Loaded only at the end of a match, so that phones load less at the start. */
const OpenedDealNote = lazy(async () => ({ default: (await import('../hud/DealNote.tsx')).OpenedDealNote }))

interface EndProps {
  /** The reason why the match ended; shown with the winner. */
  readonly reason?: string | undefined
  /** The result of this screen's other checks, apart from that of the luck; shown if there is no result sheet. */
  readonly verdict?: ReactNode
}

/**
 * Shows all buttons: for the question, for the time while others play, for the time after the end, or for a recording.
 */
export function FlatDock({ reason, verdict, ...live }: Omit<LiveDockProps, 'speeds' | 'over' | 'idle'> & EndProps) {
  const { dock, who, idle } = useFlatShell()
  return (
    <div className="flat-dock" data-testid="flat-dock">
      {who && <p className="flat-who">{who}</p>}
      {dock ?? (
        <LiveDock
          {...live}
          {...(idle !== undefined && { idle })}
          over={<OverDock reason={reason} verdict={verdict} />}
        />
      )}
    </div>
  )
}

interface MainButtonProps {
  /** The name of the action: `Fire at E4`. */
  readonly label: string
  /** The details of the action: `1 shot at the hull, 50%`. */
  readonly detail?: string
  readonly icon?: ReactNode
  readonly disabled?: boolean
  readonly onPress: () => void
}

/** Shows the one golden button of the flat table, which acts on the aimed cell. */
export function MainButton({ label, detail, icon, disabled = false, onPress }: MainButtonProps) {
  return (
    <DockButton
      kind="main"
      disabled={disabled}
      onPress={onPress}
      testId="flat-main"
      label={
        <>
          {icon}
          <span>
            {label}
            {detail !== undefined && <small>{detail}</small>}
          </span>
        </>
      }
    />
  )
}

function OverDock({ reason, verdict }: EndProps) {
  const words = useWords()
  const { onResult } = useFlatShell()
  const outcome = useSession((state) => state.standing?.outcome ?? null)
  const match = useSession((state) => state.match)
  if (outcome === null) return null
  return (
    <Dock
      surface="parchment"
      prompt={<span data-testid="flat-winner">{winnersText(outcome, words)}</span>}
      tokens={
        <div>
          {reason && <p>{reason}</p>}
          {!onResult && <p>{words.t('flat.next')}</p>}
          {!onResult && match && (
            <Suspense>
              {verdict}
              <OpenedDealNote match={match} />
            </Suspense>
          )}
        </div>
      }
      buttons={onResult && <MainButton label={words.t('hud.result')} onPress={onResult} />}
    />
  )
}
