import { useState } from 'react'
import { Button } from './controls.tsx'
import { Presses } from './presses.ts'

/**
 * The least time between the two presses, milliseconds: longer than any double click, so that the player can read the
 * question.
 */
const APART = 600

interface SureButtonProps {
  readonly label: string
  /** The question before the second press, which says the effect of that press. */
  readonly question: string
  /** Why it cannot be pressed now; null if it can. */
  readonly obstacle?: string | null
  readonly onSure: () => void
  readonly autoFocus?: boolean
  readonly testId: string
}

/** A button that asks at the first press and acts at the second. */
export function SureButton({ label, question, obstacle = null, onSure, autoFocus = false, testId }: SureButtonProps) {
  const [isAsked, setAsked] = useState(false)
  const [presses] = useState(() => new Presses(APART))
  const press = () => {
    if (!presses.isNew() || obstacle !== null) return
    if (isAsked) onSure()
    else setAsked(true)
  }
  return (
    <Button blocked={obstacle} onClick={press} autoFocus={autoFocus} testId={testId}>
      <span aria-live="polite" data-grave={isAsked || undefined}>
        {isAsked ? question : label}
      </span>
      {obstacle !== null && (
        <span className="pause-obstacle" aria-hidden="true">
          {obstacle}
        </span>
      )}
    </Button>
  )
}
