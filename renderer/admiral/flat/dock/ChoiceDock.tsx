import { Dock, DockRow, SideButton } from '../../../flat/FlatDock.tsx'
import { Button } from '../../../ui/controls.tsx'
import { FactList } from '../../hud/orders/FactList.tsx'
import type { QuestionProps } from '../../hud/questions/Question.tsx'
import { useIsCovered } from '../sight.ts'
import { WhyNote } from './WhyNote.tsx'

/** A question as the dock of the flat table: with all that is worth knowing. */
export function ChoiceDock({ title, about, details, facts = [], back, main, testId }: QuestionProps) {
  const isCovered = useIsCovered()
  return (
    <Dock surface="parchment">
      <section className="waters-choice" aria-label={title} data-hidden={isCovered} data-testid={testId}>
        <h2 className="flat-dock-title">{title}</h2>
        <WhyNote />
        {about && <p>{about}</p>}
        <div className="waters-details">{details}</div>
        <FactList facts={facts} />
        <DockRow>
          {back && <SideButton label={back.label} kind="quiet" onPress={back.onPress} testId={back.testId} />}
          {main && (
            <Button kind="main" disabled={main.disabled ?? false} onClick={main.onPress} testId={main.testId}>
              {main.label}
            </Button>
          )}
        </DockRow>
      </section>
    </Dock>
  )
}
