import type { Cell } from '../../../../engine/jackal/types.ts'
import { useWords } from '../../../hud/useWords.ts'
import { ruleTitle } from '../../../i18n/words.ts'
import { oddsTold } from '../../hud/tileCard/odds.ts'
import { tileCardOf } from '../../hud/tileCard/tileCard.ts'
import { actionHint } from '../../hud/turn/actionHint.ts'
import { prospectOf, waysTold } from '../../hud/turn/prospect.ts'
import { useIntent } from '../../intent/intent.ts'
import { whyText } from '../../refusalText.ts'
import { useIslandView } from '../useIslandView.ts'

/** A cell in words: what it is, what follows from going there or why one may not, who and what is there. */
export function AimCard({ cell }: { readonly cell: Cell }) {
  const words = useWords()
  const { t } = words
  const view = useIslandView()
  const intent = useIntent()
  if (!view) return null
  const { title, cell: name, rule, notes } = tileCardOf(view, cell, t)
  const prospect = prospectOf(intent, t)
  const ways = waysTold(intent, t)
  const odds = view.tiles[cell]?.kind === 'closed' ? t('odds.title', { odds: oddsTold(view, t) }) : null
  const why = intent.why?.cell === cell ? whyText(t, intent.why, actionHint(intent, words)) : null
  const whyRule = why && ruleTitle(t, why.rule)
  // the odds of a closed tile say all that the foretold line does
  const line = ways ?? (odds === null ? prospect?.line : null)
  const told = [line, prospect?.more, odds, ...new Set(notes)].filter((one) => typeof one === 'string')
  return (
    <section className="isle-card parchment" aria-label={t('hud.cursor')} data-testid="flat-card">
      <h2 className="isle-card-title">
        {title} <small>{name}</small>
      </h2>
      {why && (
        <p className="isle-danger" data-testid="why">
          {why.text} {whyRule !== null && <small>{t('why.rule', { rule: whyRule })}</small>}
        </p>
      )}
      {told.map((one) => (
        <p key={one}>{one}</p>
      ))}
      {!prospect && !why && <p>{rule}</p>}
    </section>
  )
}
