import type { MatchInfo, OpenedDeal } from '../../electron/contract/ipc.ts'
import { jointSeed, type LuckShare, sealOf } from '../../engine/kernel/jointSeed.ts'
import type { HeardLuck } from '../host/heard/luckBook.ts'

export type SealedDeal = Extract<OpenedDeal, { readonly kind: 'sealed' }>

/** What a screen finds when it checks an opened deal against what it heard before the first move. */
export type DealVerdict =
  /** Fixed before the first move; `shared`: other screens added to it; `own`: this one did; `late`: its number was not in time. */
  | 'held'
  | 'shared'
  | 'own'
  | 'late'
  /** The replay does not follow from the seed, or was made under other rules. */
  | 'broken'
  | 'other-rules'
  /** This screen does not know any more what was told before the match. */
  | 'forgotten'
  /** Another seal was told before the match; the secret does not fit it; the seed is not made of what it should be. */
  | 'other-seal'
  | 'other-secret'
  | 'other-sum'
  /** This screen's number was taken, but is not in it. A number is in it that was not sealed before this screen gave its own. */
  | 'left-out'
  | 'other-number'
  /** A screen that had sealed a number did not give it: that is a choice, if of little use. */
  | 'withheld'

/** Checks an opened deal. `heard`: what this screen remembers of it; null at the host's own window. */
export function judgeDeal(opened: SealedDeal, { deal }: MatchInfo, heard: HeardLuck | 'forgotten' | null): DealVerdict {
  if (heard === 'forgotten') return 'forgotten'
  const told = heard?.hash ?? (deal?.kind === 'sealed' ? deal.hash : opened.hash)
  if (told !== opened.hash) return 'other-seal'
  if (sealOf(opened.secret) !== opened.hash) return 'other-secret'
  const { joint, check } = opened
  if (joint && jointSeed(opened.secret, joint.shares) !== joint.seed) return 'other-sum'
  const shares = joint?.shares ?? []
  const own = heard?.own ? judgeOwn(shares, heard, heard.own) : null
  if (own === 'left-out' || own === 'other-number') return own
  if (check !== 'held') return check
  return own ?? (shares.some(({ number }) => number !== null) ? 'shared' : 'held')
}

type Shares = readonly LuckShare[]

/** The promise that nobody chose the luck is given only by a screen whose own number is in it. */
function judgeOwn(shares: Shares, { pledges }: HeardLuck, { seat, number, taken }: NonNullable<HeardLuck['own']>) {
  const counted = shares.find((share) => share.seat === seat)?.number ?? null
  if (counted === null) return taken ? 'left-out' : 'late'
  const isSealed = ({ seat, number }: LuckShare) =>
    number === null || pledges?.some((one) => one.seat === seat && one.hash === sealOf(number))
  if (counted !== number || !shares.every(isSealed)) return 'other-number'
  const numberOf = (seat: string) => shares.find((share) => share.seat === seat)?.number ?? null
  return pledges?.every((one) => numberOf(one.seat) !== null) ? 'own' : 'withheld'
}
