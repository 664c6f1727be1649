import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { undo, useSession } from '../host/session.ts'
import { canSkipAhead, followSkipping, skipToMyTurn, useSkipAhead } from '../host/skipAhead.ts'
import { useThinker } from '../host/thinker.ts'
import { useWords } from '../hud/useWords.ts'
import { winnersText } from '../i18n/words.ts'
import { playback, useShownStore } from '../playback/shownStore.ts'
import { Button } from '../ui/controls.tsx'
import { SkipIcon, UndoIcon } from '../ui/icons.tsx'
import { useFlatShell } from './shell.ts'
import './flatDock.css'

/** Checked only at the end: a phone need not load it before. */
const OpenedDealNote = lazy(async () => ({ default: (await import('../hud/DealNote.tsx')).OpenedDealNote }))

interface FlatDockProps {
  /** What this screen is asked, as a `Dock`; null while it is asked nothing. */
  readonly asked: ReactNode
  /** Whether `asked` stays while the table shows what others do: it depends on nothing that they do. */
  readonly stays?: boolean
  /** What was tried in vain while others play: told in place of who does. */
  readonly vain?: string | null
  /** Why the match ended; shown with the winner. */
  readonly reason?: string
  /** What this screen finds when it checks the match, beside the luck; shown where there is no result sheet. */
  readonly verdict?: ReactNode
}

/** All that is pressed: what is asked here, else what can be done while others play, or at the end. */
export function FlatDock({ asked, stays = false, vain = null, reason = '', verdict = null }: FlatDockProps) {
  const busy = useShownStore((state) => state.busy)
  const isOver = useSession((state) => state.standing?.outcome != null)
  const { dock } = useFlatShell()
  useEffect(followSkipping, [])
  if (dock !== null) return <Dock>{dock}</Dock>
  if (busy && !stays) return <WatchDock vain={vain} />
  if (isOver) return <OverDock reason={reason} verdict={verdict} />
  return asked ?? <WaitDock vain={vain} />
}

interface DockProps {
  /** `wood` for deeds; a question turns it to `parchment`. */
  readonly surface?: 'wood' | 'parchment'
  /** Over the buttons: what to do. */
  readonly hint?: string
  readonly children?: ReactNode
}

/** The foot of the table: everything that a thumb presses. */
export function Dock({ surface = 'wood', hint, children }: DockProps) {
  const { t } = useWords()
  return (
    <section className={`flat-dock ${surface}`} aria-label={t('flat.dock')} data-testid="flat-dock">
      {hint !== undefined && <p className="flat-dock-hint">{hint}</p>}
      {children}
    </section>
  )
}

/** Buttons side by side; the main one takes what the others leave. */
export function DockRow({ children }: { readonly children: ReactNode }) {
  return <div className="flat-dock-row">{children}</div>
}

interface MainButtonProps {
  /** Names the result: `Fire at E4`. */
  readonly label: string
  /** What follows of it: `1 shot at the hull, 50%`. */
  readonly detail?: string
  readonly icon?: ReactNode
  readonly disabled?: boolean
  readonly onPress: () => void
}

/** The one brass button of the dock. */
export function MainButton({ label, detail, icon, disabled = false, onPress }: MainButtonProps) {
  return (
    <Button kind="main" className="flat-main" disabled={disabled} onClick={onPress} testId="flat-main">
      {icon}
      <span>
        {label}
        {detail !== undefined && <small>{detail}</small>}
      </span>
    </Button>
  )
}

interface SideButtonProps {
  readonly label: string
  readonly icon?: ReactNode
  readonly disabled?: boolean
  readonly kind?: 'plain' | 'quiet' | 'danger'
  readonly onPress: () => void
  readonly testId?: string
}

/** Any other button of the dock; its icon stands over its label. */
export function SideButton({ label, icon, disabled = false, kind = 'plain', onPress, testId }: SideButtonProps) {
  return (
    <Button
      kind={kind}
      className="flat-side-button"
      disabled={disabled}
      onClick={onPress}
      {...(testId !== undefined && { testId })}
    >
      {icon}
      {label}
    </Button>
  )
}

/** Takes back the last move; shown while the host allows it. */
export function UndoButton() {
  const { t } = useWords()
  const canUndo = useSession((state) => 'seat' in state.undo)
  return (
    canUndo && <SideButton label={t('key.undo')} icon={<UndoIcon />} onPress={() => void undo()} testId="flat-undo" />
  )
}

function WatchDock({ vain }: Required<Pick<FlatDockProps, 'vain'>>) {
  const { t } = useWords()
  return (
    <Dock hint={vain ?? t('flat.watch')}>
      <DockRow>
        <UndoButton />
        <SideButton
          label={t('key.skip')}
          icon={<SkipIcon />}
          kind="quiet"
          onPress={() => playback.skip()}
          testId="flat-skip"
        />
        <MyTurnButton />
      </DockRow>
    </Dock>
  )
}

function WaitDock({ vain }: Required<Pick<FlatDockProps, 'vain'>>) {
  const { t, nameOf } = useWords()
  const thinking = useThinker()
  const waited = thinking === null ? t('hint.wait') : t('hud.thinking', { name: nameOf(thinking) })
  return (
    <Dock hint={vain ?? waited}>
      <DockRow>
        <UndoButton />
        <MyTurnButton />
      </DockRow>
    </Dock>
  )
}

/** Skips what others do until this screen is asked. */
function MyTurnButton() {
  const { t } = useWords()
  const busy = useShownStore((state) => state.busy)
  const maySkipAhead = useSession((state) => canSkipAhead(state, busy))
  const isSkipping = useSkipAhead((state) => state.isSkipping)
  return maySkipAhead && !isSkipping && <SideButton label={t('key.myTurn')} kind="quiet" onPress={skipToMyTurn} />
}

function OverDock({ reason, verdict }: Required<Pick<FlatDockProps, 'reason' | 'verdict'>>) {
  const words = useWords()
  const { onResult } = useFlatShell()
  const outcome = useSession((state) => state.standing?.outcome ?? null)
  const match = useSession((state) => state.match)
  if (outcome === null) return null
  return (
    <Dock surface="parchment">
      <p className="flat-dock-title" data-testid="flat-winner">
        {winnersText(outcome, words)}
      </p>
      {reason !== '' && <p>{reason}</p>}
      {onResult ? (
        <DockRow>
          <MainButton label={words.t('hud.result')} onPress={onResult} />
        </DockRow>
      ) : (
        <p className="flat-dock-hint">{words.t('flat.next')}</p>
      )}
      {!onResult && match && (
        <Suspense>
          {verdict}
          <OpenedDealNote match={match} />
        </Suspense>
      )}
    </Dock>
  )
}
