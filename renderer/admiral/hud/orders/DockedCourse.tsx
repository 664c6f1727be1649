import type { AdmiralState } from '../../../../engine/admiral/types.ts'
import { useIsWiderThan } from '../../../hud/windowWidth.ts'
import { useText } from '../../../i18n/useText.ts'
import { IconButton } from '../../../ui/controls.tsx'
import { CloseIcon } from '../../../ui/icons.tsx'
import { useIntent } from '../../intent/intent.ts'
import { BubbleFrame, type BubbleProps } from '../bubbles/Bubble.tsx'
import { ChoicePanel } from './ChoicePanel.tsx'
import './dockedCourse.css'

/** Up to this width a panel beside a cell covers the cells that she could sail to instead, rem. */
const NARROW = 68

/** Whether the course that is planned stands in the corner of the ship's card, where it covers no other course. */
export function useIsCourseDocked(): boolean {
  const isNarrow = !useIsWiderThan(NARROW)
  const isPlanned = useIntent(
    ({ course, prompt, asked }) => course !== null && prompt?.kind !== 'finish' && asked !== null,
  )
  return isNarrow && isPlanned
}

/** The course that is planned, in the place of the ship's card. */
export function DockedCourse({ view }: { readonly view: AdmiralState }) {
  const intent = useIntent()
  return (
    <BubbleFrame value={CardFrame}>
      <ChoicePanel intent={intent} view={view} />
    </BubbleFrame>
  )
}

function CardFrame({ title, className = '', testId, children }: BubbleProps) {
  const t = useText()
  return (
    <section className={`adm-bubble is-docked parchment ${className}`} aria-label={title} data-testid={testId}>
      <header className="adm-bubble-head panel-head">
        <h2 className="title">{title}</h2>
        <IconButton label={t('common.close')} onClick={() => useIntent.getState().cancel()}>
          <CloseIcon size={0.9375} />
        </IconButton>
      </header>
      {children}
    </section>
  )
}
