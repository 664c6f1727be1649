import { Fragment, useState } from 'react'
import type { Deal, MatchInfo, OpenedDeal } from '../../electron/contract/ipc.ts'
import { isGuestPage, type KnownLuck, knownLuckOf } from '../host/received/knownLuck.ts'
import type { Translate } from '../i18n/t.ts'
import { useText } from '../i18n/useText.ts'
import { Button } from '../ui/controls.tsx'
import { copyText } from '../ui/copyText.ts'
import {
  type DealVerdict,
  judgeDeal,
  judgeOpenDeal,
  type SealedDeal,
  standOf,
  type VerdictStand,
} from './dealVerdict.ts'
import type { Proof } from './proof/proof.ts'
import { useDealState } from './useDealState.ts'
import './dealNote.css'

/** Shows the facts about a running match's luck: its seal, or that it has none. */
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

/** The button that copies the name of an open deal, for a friend; nothing for other deals. */
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
  const state = useDealState(match)
  if (!state) return null
  if (state.kind !== 'opened') return state.kind === 'refused' ? <RefusedNote match={match} /> : null
  const { deal, proof } = state
  const { text, stand } = proof === 'running' ? { text: t('deal.running') } : found(deal, proof, match, t)
  return (
    <div className="deal-note" data-testid="deal" data-stand={stand}>
      <p role="status">{text}</p>
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

/**
 * A deal that the host does not open. The own host has a reason, such as a copy that is still being played; a guest
 * cannot check that.
 */
function RefusedNote({ match }: { readonly match: MatchInfo }) {
  const t = useText()
  if (!isGuestPage()) return <DealNote match={match} />
  return (
    <div className="deal-note" data-testid="deal" data-stand="unproven">
      <p role="status">{t('deal.refused')}</p>
    </div>
  )
}

interface JointProps {
  readonly joint: NonNullable<SealedDeal['joint']>
  readonly match: MatchInfo
}

/** The contribution of each screen, and the common seed, for players who check with their own tools. */
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

interface Found {
  readonly text: string
  /** Missing for an open deal in a window with its own host, which promises nothing. */
  readonly stand?: VerdictStand
}

/** Returns the findings of this screen about a deal. */
function found(deal: OpenedDeal, proof: Proof | null, match: MatchInfo, t: Translate): Found {
  const luck = knownLuckOf(match.id)
  const told = (verdict: DealVerdict) => ({
    text: verdictText(verdict, { deal, luck, proof, match }, t),
    stand: standOf(verdict),
  })
  if (deal.kind === 'sealed') return told(judgeDeal(deal, match, luck, proof))
  const verdict = judgeOpenDeal(deal, luck, proof)
  return verdict ? told(verdict) : { text: openedWords(deal, t) }
}

interface Checked {
  readonly deal: OpenedDeal
  readonly luck: KnownLuck | null
  readonly proof: Proof | null
  readonly match: MatchInfo
}

function verdictText(verdict: DealVerdict, { deal, luck, proof, match }: Checked, t: Translate): string {
  if (verdict === 'since') return t('deal.since', { move: proof?.kind === 'since' ? proof.moves : 0 })
  if (verdict === 'other-move') return t('deal.other-move', { move: proof?.kind === 'other-move' ? proof.move : 0 })
  if (verdict === 'late-seal')
    return t('deal.late-seal', { move: (typeof luck === 'object' ? luck?.moves : undefined) ?? 0 })
  if (verdict !== 'joint') return t(`deal.${verdict}`)
  const shares = deal.kind === 'sealed' ? (deal.joint?.shares ?? []) : []
  const givers = shares.flatMap(({ seat, number }) => (number === null ? [] : [seat]))
  return t('deal.joint', { names: namesOf(givers, match) })
}

function openedWords(deal: Extract<OpenedDeal, { kind: 'open' }>, t: Translate): string {
  return deal.name === undefined ? t('deal.fromNumber', { seed: String(deal.seed) }) : openWords(deal, t)
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
