import { type ReactNode, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useSession } from '../host/session.ts'
import { useTakenBackNotice } from '../hud/takenBack.ts'
import { RuleButton } from '../hud/WhyNotice.tsx'
import { useIsWiderThan } from '../hud/windowWidth.ts'
import { opening } from '../i18n/t.ts'
import { useText } from '../i18n/useText.ts'
import { masked } from '../ui/captured.ts'
import { IconButton } from '../ui/controls.tsx'
import { CloseIcon } from '../ui/icons.tsx'
import { useNoteTime } from '../ui/moreTime.ts'
import { problemDetails } from '../ui/toasts/problemText.ts'
import { useToastSlot } from '../ui/toasts/slot.ts'
import { type Toast, useToasts } from '../ui/toasts/toasts.ts'
import { useGameParts } from './games.ts'
import './toasts.css'

/** The window width in rem above which the log is beside the table. */
const LOG_BESIDE = 59.5

/** The time in milliseconds after which the shortest notice disappears; problems stay until dismissed. */
const NOTICE_TIME = 10_000
/** The time in milliseconds to notice a text, and to read each of its letters slowly. */
const [START, LETTER] = [4000, 100]

/** Returns the time in milliseconds for which a notice is shown. */
function readingTime({ text }: Toast): number {
  return Math.max(NOTICE_TIME, START + LETTER * text.length)
}

/**
 * Shows problems and notices below the window's own notices, in the place that a screen has for them, else at its upper
 * edge.
 */
export function Toasts({ children }: { readonly children?: ReactNode }) {
  const toasts = useToasts((state) => state.toasts)
  const slot = useToastSlot((state) => state.slot)
  const isWide = useIsWiderThan(LOG_BESIDE)
  usePassing()
  useTakenBackNotice()
  const list = (
    <div className={slot ? 'toasts is-slotted' : isWide ? 'toasts is-roomy' : 'toasts'}>
      {children}
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  )
  return slot ? createPortal(list, slot) : list
}

/** Dismisses what was shown about a move once the player sends the next one. */
function usePassing(): void {
  const sending = useSession((state) => state.sending)
  const pass = useToasts((state) => state.pass)
  useEffect(() => {
    if (sending) pass()
  }, [sending, pass])
}

function ToastCard({ toast }: { readonly toast: Toast }) {
  const t = useText()
  const { id, kind } = toast
  const time = useNoteTime(readingTime(toast))
  const dismiss = useToasts((state) => state.dismiss)
  useEffect(() => {
    if (kind !== 'notice' || time === null) return
    const timer = setTimeout(() => dismiss(id), time)
    return () => clearTimeout(timer)
  }, [id, kind, time, dismiss])
  return (
    <div
      className={`toast parchment is-${kind}`}
      role={kind === 'problem' ? 'alert' : 'status'}
      data-testid={`toast-${kind}`}
    >
      <div>
        {kind === 'problem' && <p className="label">{t('trouble.title')}</p>}
        <ToastText toast={toast} />
      </div>
      <IconButton label={t('trouble.dismiss')} onClick={() => dismiss(id)}>
        <CloseIcon size={1} />
      </IconButton>
    </div>
  )
}

/** A refused move shows the game's own reason. */
function ToastText({ toast: { problem, text } }: { readonly toast: Toast }) {
  const t = useText()
  const { refusalText } = useGameParts().book
  if (!problem) return <p>{text}</p>
  const { place, reason } = problemDetails(t, {
    ...problem,
    ...(problem.file !== undefined && { file: masked(problem.file) }),
  })
  const refusal = problem.refusal === undefined ? null : refusalText(t, problem.refusal)
  return (
    <>
      <p>{t(`problem.${problem.code}`)}</p>
      {refusal && (
        <>
          <p>{refusal.text}</p>
          <RuleButton rule={refusal.rule} />
        </>
      )}
      {place && (
        <p className="toast-detail">
          <code>{place}</code>
        </p>
      )}
      {reason && <p className="toast-detail">{opening(reason)}</p>}
    </>
  )
}
