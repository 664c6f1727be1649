import { type ReactNode, useRef } from 'react'
import { FoldButton } from '../../../hud/panels/FoldButton.tsx'
import { useMovingPanel } from '../../../hud/panels/panels.ts'
import { useFolded } from '../../../ui/folding.ts'
import './decisions.css'

interface DecisionPanelProps {
  /** Classes of its surface. */
  readonly surface: string
  readonly title: string
  readonly testId: string
  readonly children: ReactNode
}

/** A panel that asks for a decision: off what it speaks of, and folded by its button. */
export function DecisionPanel({ surface, title, testId, children }: DecisionPanelProps) {
  const ref = useRef<HTMLElement>(null)
  const folded = useFolded(testId)
  useMovingPanel(ref, 'decision')
  return (
    <section
      ref={ref}
      className={`decision ${surface} ${folded ? 'is-folded' : ''}`}
      aria-label={title}
      data-testid={testId}
    >
      <header className="panel-head">
        <h2 className="title">{title}</h2>
        <FoldButton panel={testId} />
      </header>
      {children}
    </section>
  )
}
