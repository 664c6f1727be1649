import type { MatchInfo, OpenedDeal } from '../../electron/contract/ipc.ts'
import { jointSeed, type LuckShare, sealOf } from '../../engine/kernel/jointSeed.ts'
import type { Heard } from '../host/heard/heard.ts'
import type { HeardLuck } from '../host/heard/luckBook.ts'
import type { Proof } from './proof/proof.ts'

export type SealedDeal = Extract<OpenedDeal, { readonly kind: 'sealed' }>
type OpenDeal = Extract<OpenedDeal, { readonly kind: 'open' }>

/** How a verdict stands: the deal is proven, something for a proof is missing, or what was told contradicts itself. */
export type VerdictStand = 'proven' | 'unproven' | 'contradicted'

const STANDS = {
  /** Fixed before the first move; `shared`: other screens added to it; `own`: this one did; `late`: its number was not in time. */
  held: 'proven',
  shared: 'proven',
  own: 'proven',
  late: 'proven',
  /** A screen that had sealed a number did not give it: that is a choice, if of little use. */
  withheld: 'proven',
  /** This screen has not played the match again, or cannot. */
  unproven: 'unproven',
  /** The host sends no record. */
  'no-record': 'unproven',
  /** This screen came after some moves. */
  since: 'unproven',
  /** The match began from a position that was not dealt. */
  brought: 'unproven',
  /** Moves that were taken back could not be compared. */
  undone: 'unproven',
  'other-rules': 'unproven',
  /** This screen does not remember the seal, or was told none. */
  forgotten: 'unproven',
  nothing: 'unproven',
  /** The host's own replay does not follow from the seed. */
  broken: 'contradicted',
  /** Another seal was told before the match; the secret does not fit it; the seed is not made of what it should be. */
  'other-seal': 'contradicted',
  'other-secret': 'contradicted',
  'other-sum': 'contradicted',
  /** This screen's number was taken, but is not in it. A number is in it that was not sealed before this screen gave its own. */
  'left-out': 'contradicted',
  'other-number': 'contradicted',
  /** The match was dealt from another seed. What this screen received at the start, or with a move, does not follow from it. */
  'other-seed': 'contradicted',
  'other-board': 'contradicted',
  'other-move': 'contradicted',
} as const satisfies Readonly<Record<string, VerdictStand>>

/** What a screen finds when it checks an opened deal against what it heard and received. */
export type DealVerdict = keyof typeof STANDS

export const standOf = (verdict: DealVerdict): VerdictStand => STANDS[verdict]

/**
 * Checks an opened deal.
 *
 * @param heard what this screen remembers of it; null at the host's own window, which takes the host's word
 * @param proof what this screen has found by playing the match again; null before, or where it cannot
 */
export function judgeDeal(
  opened: SealedDeal,
  { deal }: MatchInfo,
  heard: Heard | null,
  proof: Proof | null = null,
): DealVerdict {
  if (heard === 'forgotten' || heard === 'nothing') return contradictionIn(proof) ?? heard
  const told = heard?.hash ?? (deal?.kind === 'sealed' ? deal.hash : opened.hash)
  if (told !== opened.hash) return 'other-seal'
  if (sealOf(opened.secret) !== opened.hash) return 'other-secret'
  const { joint, check, record } = opened
  if (joint && jointSeed(opened.secret, joint.shares) !== joint.seed) return 'other-sum'
  const shares = joint?.shares ?? []
  const own = heard?.own ? judgeOwn(shares, heard, heard.own) : null
  if (own === 'left-out' || own === 'other-number') return own
  if (check !== 'held') return check
  if (record && record.seed !== (joint?.seed ?? opened.secret)) return 'other-seed'
  if (heard && proof?.kind !== 'fits') return proof?.kind ?? (record ? 'unproven' : 'no-record')
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

/**
 * What contradicts a deal that is opened as one from a named seed: it was told as sealed, or this screen received something
 * else than the seed gives. Null if nothing does.
 */
export function faultOfOpen({ seed, record }: OpenDeal, heard: Heard | null, proof: Proof | null): DealVerdict | null {
  if (heard !== null && typeof heard === 'object') return 'other-seal'
  return record && record.seed !== seed ? 'other-seed' : contradictionIn(proof)
}

/** What a screen received that does not follow from the seed; null if it found nothing of that kind. */
function contradictionIn(proof: Proof | null): DealVerdict | null {
  return proof?.kind === 'other-board' || proof?.kind === 'other-move' ? proof.kind : null
}
