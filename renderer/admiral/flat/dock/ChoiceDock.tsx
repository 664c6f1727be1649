import { Dock } from '../../../flat/FlatDock.tsx'
import { useWords } from '../../../hud/useWords.ts'
import { IconButton } from '../../../ui/controls.tsx'
import { CloseIcon } from '../../../ui/icons.tsx'
import type { BubbleProps } from '../../hud/bubbles/Bubble.tsx'
import { useIntent } from '../../intent/intent.ts'
import { useIsCovered } from '../sight.ts'
import { WhyNote } from './WhyNote.tsx'

/** A panel of what is being chosen, as the dock of the flat table. */
export function ChoiceDock({ title, surface = 'parchment', closes = true, className, testId, children }: BubbleProps) {
  const { t } = useWords()
  const isCovered = useIsCovered()
  return (
    <Dock surface={surface}>
      <section
        className={`waters-choice ${className ?? ''}`}
        aria-label={title}
        data-hidden={isCovered}
        data-testid={testId}
      >
        <header className="waters-choice-head">
          <h2 className="flat-dock-title">{title}</h2>
          {closes && (
            <IconButton
              className="flat-icon"
              label={t('common.close')}
              onClick={() => useIntent.getState().cancel()}
              testId="flat-back"
            >
              <CloseIcon size={1.25} />
            </IconButton>
          )}
        </header>
        <WhyNote />
        {children}
      </section>
    </Dock>
  )
}
