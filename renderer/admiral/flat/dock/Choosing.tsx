import type { AdmiralState } from '../../../../engine/admiral/types.ts'
import { ChosenQuestion } from '../../hud/questions/ChosenQuestion.tsx'
import { QuestionFrame } from '../../hud/questions/Question.tsx'
import { useIntent } from '../../intent/intent.ts'
import { ChoiceDock } from './ChoiceDock.tsx'

/** The order that is being prepared, or the offer that is to be answered. */
export function Choosing({ view }: { readonly view: AdmiralState }) {
  const intent = useIntent()
  return (
    <QuestionFrame value={ChoiceDock}>
      <ChosenQuestion intent={intent} view={view} />
    </QuestionFrame>
  )
}
