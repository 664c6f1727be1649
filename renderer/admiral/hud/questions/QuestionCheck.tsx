import type { ReactNode } from 'react'
import { unitNamed } from '../../../../engine/admiral/fleet.ts'
import type { AdmiralState } from '../../../../engine/admiral/types.ts'
import { sounds } from '../../../audio/sounds.ts'
import { useText } from '../../../i18n/useText.ts'
import { mayUseCaptain } from '../../intent/gunneryRules.ts'
import { useIntent } from '../../intent/intent.ts'
import { captainName } from '../../names.ts'
import { CardPicture } from '../pictures.tsx'

interface QuestionCheckProps {
  readonly label: string
  readonly pressed: boolean
  readonly onPress: () => void
  readonly testId: string
  readonly children: ReactNode
}

/** A toggle inside a question: its action is included or left out. */
export function QuestionCheck({ label, pressed, onPress, testId, children }: QuestionCheckProps) {
  return (
    <button
      type="button"
      className="question-check"
      aria-pressed={pressed}
      aria-label={label}
      title={label}
      onClick={() => {
        sounds.play('click', { bus: 'interface' })
        onPress()
      }}
      data-testid={testId}
    >
      {children}
    </button>
  )
}

/** Switches the help of the selected ship's captain; draws nothing if there is no help. */
export function CaptainHelp({ view, about }: { readonly view: AdmiralState; readonly about: string }) {
  const t = useText()
  const mayHelp = useIntent(mayUseCaptain)
  const withCaptain = useIntent((state) => state.withCaptain)
  const unit = useIntent(({ selected }) => (selected === null ? null : unitNamed(view, selected)))
  const captain = unit && 'captain' in unit ? unit.captain : null
  if (!mayHelp || captain === null) return null
  return (
    <QuestionCheck
      label={about}
      pressed={withCaptain}
      onPress={() => useIntent.getState().toggleCaptain()}
      testId="use-captain"
    >
      <CardPicture card={captain} width={1.5} />
      {captainName(t, captain)}
    </QuestionCheck>
  )
}
