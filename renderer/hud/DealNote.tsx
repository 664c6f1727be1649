import { Fragment, useState } from 'react'
import type { Deal, MatchInfo, OpenedDeal } from '../../electron/contract/ipc.ts'
import { heardLuckOf } from '../host/heard/heard.ts'
import type { Translate } from '../i18n/t.ts'
import { useText } from '../i18n/useText.ts'
import { Button } from '../ui/controls.tsx'
import { copyText } from '../ui/copyText.ts'
import { useIsStillSealed, useOpenedDeal } from './useOpenedDeal.ts'
import './dealNote.css'
import { judgeDeal, type SealedDeal } from './dealVerdict.ts'

/** What is known of a running match's luck: its seal, or that it has none. */
export function DealNote({ match }: { readonly match: MatchInfo }) {
  const t = useText()
  const { deal, lesson } = match
  if (!deal || lesson !== undefined) return null
  return (
    <div className="deal-note" data-testid="deal">
      <p>{deal.kind === 'open' ? openWords(deal, t) : sealedWords(deal, match, t)}</p>
      <DealName deal={deal} />
    </div>
  )
}

/** Puts the name of an open deal on the clipboard, for a friend; nothing for other deals. */
function DealName({ deal }: { readonly deal: Deal | OpenedDeal }) {
  const t = useText()
  const [isCopied, setCopied] = useState(false)
  if (deal.kind !== 'open' || deal.name === undefined) return null
  const { name } = deal
  return (
    <Button small kind="quiet" onClick={() => setCopied(copyText(name))} testId="deal-copy">
      {t(isCopied ? 'deal.copied' : 'deal.copy')}
    </Button>
  )
}

/** The luck of a match that is over, opened and checked. */
export function OpenedDealNote({ match }: { readonly match: MatchInfo }) {
  const t = useText()
  const deal = useOpenedDeal(match)
  const isStillSealed = useIsStillSealed(match)
  if (!deal) return isStillSealed ? <DealNote match={match} /> : null
  return (
    <div className="deal-note" data-testid="deal">
      <p>{wordsOf(deal, match, t)}</p>
      <DealName deal={deal} />
      {deal.kind === 'sealed' && (
        <details>
          <summary>{t('deal.details')}</summary>
          <dl>
            <dt>{t('deal.seal')}</dt>
            <dd>{deal.hash}</dd>
            <dt>{t('deal.secret')}</dt>
            <dd>{deal.secret}</dd>
            {deal.joint && <JointLuck joint={deal.joint} match={match} />}
          </dl>
        </details>
      )}
    </div>
  )
}

interface JointProps {
  readonly joint: NonNullable<SealedDeal['joint']>
  readonly match: MatchInfo
}

/** What each screen added, and the seed of it all, for those who check with tools of their own. */
function JointLuck({ joint, match }: JointProps) {
  const t = useText()
  return (
    <>
      {joint.shares.map(({ seat, number }) => (
        <Fragment key={seat}>
          <dt>{namesOf([seat], match)}</dt>
          <dd>{number ?? t('deal.silent')}</dd>
        </Fragment>
      ))}
      <dt>{t('deal.seed')}</dt>
      <dd>{joint.seed}</dd>
    </>
  )
}

function wordsOf(deal: OpenedDeal, match: MatchInfo, t: Translate): string {
  if (deal.kind === 'open')
    return deal.name === undefined ? t('deal.fromNumber', { seed: String(deal.seed) }) : openWords(deal, t)
  const verdict = judgeDeal(deal, match, heardLuckOf(match.id))
  if (verdict !== 'shared') return t(`deal.${verdict}`)
  const givers = deal.joint?.shares.flatMap(({ seat, number }) => (number === null ? [] : [seat])) ?? []
  return t('deal.shared', { names: namesOf(givers, match) })
}

function openWords({ name }: Extract<Deal, { kind: 'open' }>, t: Translate): string {
  return name === undefined ? t('deal.open') : t('deal.named', { name })
}

function sealedWords(deal: Extract<Deal, { kind: 'sealed' }>, match: MatchInfo, t: Translate): string {
  const { hash, sharedBy = [] } = deal
  const seal = hash.slice(0, 16)
  return sharedBy.length === 0
    ? t('deal.sealed', { seal })
    : t('deal.sealedShared', { seal, names: namesOf(sharedBy, match) })
}

function namesOf(seats: readonly string[], match: MatchInfo): string {
  return seats.map((seat) => match.seats.find((plan) => plan.seat === seat)?.name ?? seat).join(', ')
}
