import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import './dialog.css'

interface DialogProps {
  readonly title: string
  /** The surface: `wood` for decisions, `parchment` for reading. */
  readonly surface: 'wood' | 'parchment'
  readonly className?: string
  readonly testId?: string
  /** Esc or a click beside the dialog; without it the dialog must be answered. */
  readonly onClose?: () => void
  readonly children: ReactNode
}

/** A modal window over everything: holds the focus, and gives it back when it is closed. */
export function Dialog({ title, surface, className = '', testId, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // Closed before it leaves the page: only then does the focus go back to where it was.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog && !dialog.open) dialog.showModal()
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => dialog?.close()
  }, [])

  return (
    <dialog
      ref={ref}
      className={`${surface} ${surface === 'wood' ? 'screwed' : ''} ${className}`}
      aria-labelledby={titleId}
      data-testid={testId}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
      onClick={(event) => {
        if (event.target === ref.current && isOutside(event.nativeEvent, ref.current)) onClose?.()
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h2 id={titleId} className="title dialog-title">
        {title}
      </h2>
      {children}
    </dialog>
  )
}

/** The backdrop belongs to the dialog's element; only its place tells it from the dialog's own padding. */
function isOutside({ clientX, clientY }: MouseEvent, dialog: HTMLDialogElement | null): boolean {
  if (!dialog) return false
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
