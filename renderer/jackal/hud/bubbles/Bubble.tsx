import { type ReactNode, useRef } from 'react'
import type { Cell } from '../../../../engine/jackal/types.ts'
import { useCellAnchor } from '../../../hud/panels/panels.ts'
import './bubbles.css'

interface BubbleProps {
  readonly cell: Cell
  readonly className: string
  readonly label: string
  readonly testId: string
  readonly children: ReactNode
}

/** A panel beside a cell. */
export function Bubble({ cell, className, label, testId, children }: BubbleProps) {
  const ref = useRef<HTMLElement>(null)
  useCellAnchor(ref, cell, 'above')
  return (
    <section ref={ref} className={`bubble ${className}`} aria-label={label} data-testid={testId}>
      {children}
    </section>
  )
}
