import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import type { HandledTable } from '../input/contexts.ts'
import { useNavigation } from '../input/useNavigation.ts'
import './dialog.css'

interface DialogProps {
  readonly title: string
  /** `wood` for decisions, `parchment` for reading. */
  readonly surface: 'wood' | 'parchment'
  readonly className?: string
  readonly testId?: string
  /** Called for Esc or a click outside; without it the dialog can only be answered. */
  readonly onClose?: () => void
  /** Its buttons: they stay in sight below the scrolling part. */
  readonly actions?: ReactNode
  /** The time in which no button has the focus, milliseconds: a press meant for the page below does nothing. */
  readonly focusAfter?: number
  /** Its own commands, a constant array. */
  readonly tables?: readonly HandledTable[]
  readonly children: ReactNode
}

/** A modal dialog. Keeps the focus inside, and returns it when it closes. */
export function Dialog(props: DialogProps) {
  const { title, surface, className = '', testId, onClose, actions, focusAfter = 0, tables, children } = props
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // The browser restores the focus only for a dialog closed before its removal.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog && !dialog.open) dialog.showModal()
    const focusButton = () => dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    if (focusAfter > 0) dialog?.focus()
    else focusButton()
    const timer = setTimeout(() => {
      if (focusAfter > 0 && document.activeElement === dialog) focusButton()
    }, focusAfter)
    return () => {
      clearTimeout(timer)
      dialog?.close()
    }
  }, [focusAfter])

  useNavigation({ kind: 'dialog', root: ref, onBack: onClose, tables })

  return (
    <div className="dialog-room">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Esc is a command */}
      <dialog
        ref={ref}
        className={`${surface} ${surface === 'wood' ? 'screwed' : ''} ${className}`}
        tabIndex={focusAfter > 0 ? -1 : undefined}
        aria-labelledby={titleId}
        data-testid={testId}
        onCancel={(event) => {
          event.preventDefault()
          onClose?.()
        }}
        onClick={(event) => {
          if (event.target === ref.current && isOutside(event.nativeEvent, ref.current)) onClose?.()
        }}
      >
        <h2 id={titleId} className="title dialog-title">
          {title}
        </h2>
        <div className="dialog-body" data-body="">
          {children}
        </div>
        {actions && <div className="dialog-actions">{actions}</div>}
      </dialog>
    </div>
  )
}

/**
 * Returns whether a click is on the backdrop: it targets the dialog's element, as one on its padding does; only the
 * position differs.
 */
function isOutside({ clientX, clientY }: MouseEvent, dialog: HTMLDialogElement | null): boolean {
  if (!dialog) return false
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
