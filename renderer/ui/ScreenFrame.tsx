import { createContext, type ReactNode, use, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '../i18n/useText.ts'
import type { HandledTable } from '../input/contexts.ts'
import { useNavigation } from '../input/useNavigation.ts'
import { Button } from './controls.tsx'
import { offerToastSlot } from './toasts/slot.ts'
import { useFocusOnOpen } from './useFocusOnOpen.ts'
import './screenFrame.css'

/** The place of a screen's buttons below its scrolling part: null until it exists, undefined without a screen. */
const Foot = createContext<HTMLElement | null | undefined>(undefined)

/** Content that stays in sight at the foot of the screen; without a screen it is drawn in place. */
export function ScreenFoot({ children }: { readonly children: ReactNode }) {
  const foot = use(Foot)
  return foot ? createPortal(children, foot) : foot === undefined && children
}

interface ScreenFrameProps {
  readonly title: string
  readonly testId: string
  readonly onBack: () => void
  /** Buttons to the right of the title. */
  readonly actions?: ReactNode
  /** The screen's own commands: the same array as long as their effects are the same. */
  readonly tables?: readonly HandledTable[]
  readonly children: ReactNode
}

/** A full screen: a sheet of parchment over the table, with a title and a back button. */
export function ScreenFrame({ title, testId, onBack, actions, tables, children }: ScreenFrameProps) {
  const t = useText()
  const titleId = useId()
  const sheet = useRef<HTMLElement>(null)
  useFocusOnOpen(sheet)
  useNavigation({ kind: 'screen', root: sheet, onBack, tables })
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  return (
    <div className="screen">
      <main ref={sheet} className="screen-sheet parchment" tabIndex={-1} aria-labelledby={titleId} data-testid={testId}>
        <header className="screen-head rule-line">
          <h1 id={titleId} className="title">
            {title}
          </h1>
          <div className="screen-actions">
            {actions}
            <Button onClick={onBack} testId="back">
              {t('common.back')}
            </Button>
          </div>
        </header>
        <div ref={offerToastSlot} />
        <div className="screen-body" data-body="">
          <Foot value={foot}>{children}</Foot>
        </div>
        <footer ref={setFoot} className="screen-foot" />
      </main>
    </div>
  )
}
