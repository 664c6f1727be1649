import type { ReactNode } from 'react'
import type { OverlayPart } from '../address.ts'
import { BOXES } from '../arrangement.ts'
import { useSides } from '../scene.ts'

interface PanelProps {
  readonly part: OverlayPart
  readonly label: string
  readonly testId?: string
  readonly children: ReactNode
}

/** The box of a part: its size is the same during a whole match. */
export function Panel({ part, label, testId, children }: PanelProps) {
  const { width, height } = BOXES[part].size(useSides().length)
  return (
    <section
      className={`overlay-panel overlay-${part}`}
      data-part={part}
      data-testid={testId}
      aria-label={label}
      style={{ width: `${width}rem`, height: `${height}rem` }}
    >
      {children}
    </section>
  )
}
