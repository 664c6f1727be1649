import { useText } from '../i18n/useText.ts'
import { Button } from './controls.tsx'

interface CasterQuestionProps {
  /** The name of the player; missing if only one player sees this screen. */
  readonly name?: string | undefined
  readonly onAgree: () => void
  readonly onLater: () => void
}

/** Asks a player to show a caster what is hidden; without an answer nothing is shown. */
export function CasterQuestion({ name, onAgree, onLater }: CasterQuestionProps) {
  const t = useText()
  return (
    <div>
      <p>
        {name !== undefined && <strong>{name}: </strong>}
        {t('caster.asks')}
      </p>
      <div className="away-actions">
        <Button small onClick={onAgree} testId="caster-agree">
          {t('caster.agree')}
        </Button>
        <Button small kind="main" onClick={onLater} testId="caster-later">
          {t('caster.later')}
        </Button>
      </div>
    </div>
  )
}
