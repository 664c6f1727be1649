import { type ComponentType, createContext, type ReactNode, useContext, useRef } from 'react'
import type { Cell } from '../../../../engine/admiral/types.ts'
import { FoldButton } from '../../../hud/panels/FoldButton.tsx'
import { useCellAnchor } from '../../../hud/panels/panels.ts'
import { useText } from '../../../i18n/useText.ts'
import { IconButton } from '../../../ui/controls.tsx'
import { useFolded } from '../../../ui/folding.ts'
import { CloseIcon } from '../../../ui/icons.tsx'
import { useIntent } from '../../intent/intent.ts'
import './bubble.css'

export interface BubbleProps {
  readonly cell: Cell
  /** A cell that should stay in sight. */
  readonly away?: Cell | null
  readonly surface?: 'wood' | 'parchment'
  readonly className?: string
  readonly title: string
  /** False where it cannot be put aside. */
  readonly closes?: boolean
  readonly testId: string
  readonly children: ReactNode
}

/** What draws the panels where no table has cells to stand beside. */
export const BubbleFrame = createContext<ComponentType<BubbleProps> | null>(null)

/** A panel of what is being chosen: beside a cell of the field, unless a `BubbleFrame` says otherwise. */
export function Bubble(props: BubbleProps) {
  const Frame = useContext(BubbleFrame)
  return Frame ? <Frame {...props} /> : <CellBubble {...props} />
}

function CellBubble({ cell, away = null, surface = 'parchment', closes = true, ...rest }: BubbleProps) {
  const { className = '', title, testId, children } = rest
  const t = useText()
  const ref = useRef<HTMLElement>(null)
  const folded = useFolded(testId)
  useCellAnchor(ref, cell, 'right', away)
  return (
    <section
      ref={ref}
      className={`adm-bubble ${surface} ${className} ${folded ? 'is-folded' : ''}`}
      aria-label={title}
      data-testid={testId}
    >
      <header className="adm-bubble-head panel-head">
        <h2 className="title">{title}</h2>
        <FoldButton panel={testId} />
        {closes && (
          <IconButton label={t('common.close')} onClick={() => useIntent.getState().cancel()}>
            <CloseIcon size={0.9375} />
          </IconButton>
        )}
      </header>
      {children}
    </section>
  )
}
