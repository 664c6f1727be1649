import type { JackalMove } from '../../../../engine/jackal/types.ts'
import { useWords } from '../../../hud/useWords.ts'
import { ChoiceKey } from '../../../input/CommandKey.tsx'
import { Button } from '../../../ui/controls.tsx'
import { useIntent } from '../../intent/intent.ts'
import { decisionOf } from '../../intent/intentState.ts'
import { DecisionPanel } from './DecisionPanel.tsx'

/** Decisions that are answered on a panel of their own instead of on the board. */
export function Decisions() {
  const decision = useIntent((state) => decisionOf(state))
  const answerer = useIntent(({ asked }) => asked?.seat ?? null)
  const { nameOf } = useWords()
  if (decision?.kind === 'oath') return <Oath />
  if (decision?.kind === 'endOffer' && answerer) return <EndOffer by={nameOf(decision.by)} to={nameOf(answerer)} />
  return null
}

const choose = (move: JackalMove) => useIntent.getState().choose(move)

function Oath() {
  const { t } = useWords()
  return (
    <DecisionPanel surface="wood screwed" title={t('oath.title')} testId="oath">
      <p>{t('oath.text')}</p>
      <div className="decision-choices">
        <Button kind="main" className="is-big" onClick={() => choose({ kind: 'swear', loud: true })} testId="oath-loud">
          <ChoiceKey n={1} />
          <span>
            {t('action.swear')}
            <small>{t('action.swear.about')}</small>
          </span>
        </Button>
        <Button
          kind="danger"
          className="is-big"
          onClick={() => choose({ kind: 'swear', loud: false })}
          testId="oath-polite"
        >
          <ChoiceKey n={2} />
          <span>
            {t('action.polite')}
            <small>{t('action.polite.about')}</small>
          </span>
        </Button>
      </div>
    </DecisionPanel>
  )
}

/** Everybody but the one who offers is asked in turn, whoever has the turn: the panel says who answers now. */
function EndOffer({ by, to }: { readonly by: string; readonly to: string }) {
  const { t } = useWords()
  return (
    <DecisionPanel surface="wood screwed" title={t('endOffer.title')} testId="end-offer">
      <p>{t('endOffer.text', { name: by })}</p>
      <p>{t('endOffer.asked', { name: to })}</p>
      <div className="decision-choices">
        <Button className="is-big" onClick={() => choose({ kind: 'acceptEnd' })} testId="end-accept">
          <ChoiceKey n={1} /> {t('action.accept')}
        </Button>
        <Button kind="main" className="is-big" onClick={() => choose({ kind: 'decline' })} testId="end-decline">
          <ChoiceKey n={2} /> {t('action.refuse')}
        </Button>
      </div>
    </DecisionPanel>
  )
}
