import { useEffect, useState } from 'react'
import type { MatchInfo, OpenedDeal } from '../../electron/contract/ipc.ts'
import { call } from '../host/client.ts'
import type { Translate } from '../i18n/t.ts'
import { useText } from '../i18n/useText.ts'
import { showProblem } from '../ui/toasts/toasts.ts'
import './dealNote.css'

/** What is known of a running match's luck: its seal, or that it has none. */
export function DealNote({ match }: { readonly match: MatchInfo }) {
  const t = useText()
  const { deal, lesson } = match
  if (!deal || lesson !== undefined) return null
  return (
    <p className="deal-note" data-testid="deal">
      {deal.kind === 'open' ? t('deal.open') : t('deal.sealed', { seal: deal.hash.slice(0, 16) })}
    </p>
  )
}

/** The luck of a match that is over, opened and checked. */
export function OpenedDealNote({ match }: { readonly match: MatchInfo }) {
  const t = useText()
  const deal = useOpenedDeal(match)
  if (!deal) return null
  return (
    <div className="deal-note" data-testid="deal">
      <p>{wordsOf(deal, t)}</p>
      {deal.kind === 'sealed' && (
        <details>
          <summary>{t('deal.details')}</summary>
          <dl>
            <dt>{t('deal.seal')}</dt>
            <dd>{deal.hash}</dd>
            <dt>{t('deal.secret')}</dt>
            <dd>{deal.secret}</dd>
          </dl>
        </details>
      )}
    </div>
  )
}

/** The deal once the host has checked it; never that of a lesson, whose luck is part of it. */
function useOpenedDeal({ id, lesson }: MatchInfo): OpenedDeal | null {
  const [deal, setDeal] = useState<OpenedDeal | null>(null)
  useEffect(() => {
    if (lesson !== undefined) return
    let isWanted = true
    void call('match:deal', { id }).then((answer) => {
      if (!isWanted) return
      if (answer.ok) setDeal(answer.value)
      else showProblem(answer.problem)
    })
    return () => {
      isWanted = false
    }
  }, [id, lesson])
  return deal
}

function wordsOf(deal: OpenedDeal, t: Translate): string {
  if (deal.kind === 'open') return t('deal.fromNumber', { seed: String(deal.seed) })
  return t(`deal.${deal.check}`)
}
