import type { MatchSetup } from '../../electron/contract/ipc.ts'
import { createMatch } from '../host/session.ts'
import { useText } from '../i18n/useText.ts'
import { NewMatchForm } from '../jackal/NewMatchForm.tsx'
import { goTo } from './screens.ts'
import { showProblem } from './toasts.ts'
import { ScreenFrame } from './ui/ScreenFrame.tsx'

/** Deals a match and goes to the table; what goes wrong is shown and the form stays. */
export async function startMatch(setup: MatchSetup): Promise<void> {
  const answer = await createMatch(setup)
  if (answer.ok) goTo({ name: 'match' })
  else showProblem(answer.problem)
}

export function NewMatchScreen() {
  const t = useText()
  return (
    <ScreenFrame title={t('new.title')} testId="screen-new" onBack={() => goTo({ name: 'menu' })}>
      <p className="new-game">
        <strong className="title">{t('game.jackal')}</strong> <span className="about">{t('game.jackal.about')}</span>
      </p>
      <NewMatchForm onStart={(setup) => void startMatch(setup)} />
    </ScreenFrame>
  )
}
