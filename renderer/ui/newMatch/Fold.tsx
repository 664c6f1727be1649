import { type ReactNode, useState } from 'react'

interface FoldProps {
  readonly title: string
  /** The current choices inside, in a few words. */
  readonly chosen: string
  /** Set while a field inside has a fault: it cannot be folded away until that is fixed. */
  readonly isWrong: boolean
  readonly onOpen: (() => void) | undefined
  readonly testId: string
  readonly children: ReactNode
}

/** A part of the form that is folded away until the player wants to change it. */
export function Fold({ title, chosen, isWrong, onOpen, testId, children }: FoldProps) {
  const [isOpen, setOpen] = useState(isWrong)
  if (isWrong && !isOpen) setOpen(true)
  return (
    <details
      className="new-fold"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open)
        if (!currentTarget.open) return
        currentTarget.scrollIntoView({ block: 'nearest' })
        onOpen?.()
      }}
    >
      <summary data-testid={testId}>
        <span className="title">{title}</span> <span className="about">{chosen}</span>
      </summary>
      {children}
    </details>
  )
}
