import type { MatchInfo, OpenedDeal } from '../../electron/contract/ipc.ts'
import { jointSeed, type LuckShare, sealOf } from '../../engine/kernel/jointSeed.ts'
import type { KnownLuck } from '../host/received/knownLuck.ts'
import type { LuckEntry } from '../host/received/luckBook.ts'
import type { Proof } from './proof/proof.ts'

export type SealedDeal = Extract<OpenedDeal, { readonly kind: 'sealed' }>
type OpenDeal = Extract<OpenedDeal, { readonly kind: 'open' }>

/** The standing of a verdict: the deal is proven, something for a proof is missing, or the host contradicts itself. */
export type VerdictStand = 'proven' | 'unproven' | 'contradicted'

const STANDS = {
  /**
   * The deal was fixed before the first move, by the host alone or with numbers of other screens. The host's own window
   * takes this on trust.
   */
  held: 'proven',
  joint: 'proven',
  /** This screen's number is in the luck. */
  own: 'proven',
  /**
   * This screen's number is in the luck, but a screen that had sealed a number did not reveal it. That was a choice
   * between two deals.
   */
  withheld: 'unproven',
  /** Other screens added to the luck and this one did not: it was not asked, or its number was not in time. */
  shared: 'unproven',
  late: 'unproven',
  /** The host included screens that had sealed no number, as an older host does. */
  unlisted: 'unproven',
  /** The host sent its seal after the first move. */
  'late-seal': 'unproven',
  /** The deal is open: the host knew the seed. */
  unsealed: 'unproven',
  /** This screen has not replayed the match, or cannot. */
  unproven: 'unproven',
  /** The host sends no record. */
  'no-record': 'unproven',
  /** This screen came after some moves. */
  since: 'unproven',
  /** The match began from a position that was not dealt. */
  brought: 'unproven',
  /** Undone moves could not be compared. */
  undone: 'unproven',
  'other-rules': 'unproven',
  /** This screen does not remember the seal, or received none. */
  forgotten: 'unproven',
  nothing: 'unproven',
  /** The host's own replay does not follow from the seed. */
  broken: 'contradicted',
  /** Another seal came before the match; the secret does not fit it; the seed is not made of the right parts. */
  'other-seal': 'contradicted',
  'other-secret': 'contradicted',
  'other-sum': 'contradicted',
  /**
   * This screen's number was taken, but is not in the luck. A number in the luck was not sealed before this screen
   * revealed its own.
   */
  'left-out': 'contradicted',
  'other-number': 'contradicted',
  /**
   * The match was dealt from another seed. What this screen received at the start, or with a move, does not follow from
   * it.
   */
  'other-seed': 'contradicted',
  'other-board': 'contradicted',
  'other-move': 'contradicted',
} as const satisfies Readonly<Record<string, VerdictStand>>

/** The result when a screen checks an opened deal against the seals and messages that it received. */
export type DealVerdict = keyof typeof STANDS

export const standOf = (verdict: DealVerdict): VerdictStand => STANDS[verdict]

type Match = Pick<MatchInfo, 'deal' | 'seats'>

/**
 * Checks an opened deal. A contradiction has priority over missing parts.
 *
 * @param received this screen's memory of the deal; null at the host's own window, which trusts the host
 * @param proof this screen's finding from the replay of the match; null before, or if it cannot
 */
export function judgeDeal(
  opened: SealedDeal,
  match: Match,
  received: KnownLuck | null,
  proof: Proof | null = null,
): DealVerdict {
  const luck = typeof received === 'string' ? null : received
  const contradiction = faultOfSealed(opened, match, luck) ?? contradictionIn(proof)
  if (contradiction) return contradiction
  if (opened.check === 'broken') return 'broken'
  if (typeof received === 'string') return received
  const { check, joint, record } = opened
  const shares = joint?.shares ?? []
  if (!luck) {
    if (check !== 'held') return check
    return shares.some(({ number }) => number !== null) ? 'joint' : 'held'
  }
  if (proof?.kind !== 'fits') return proof?.kind ?? (check === 'held' ? withoutProof(record) : check)
  if (luck.moves) return 'late-seal'
  return promiseOf(shares, luck)
}

const withoutProof = (record: SealedDeal['record']): DealVerdict => (record ? 'unproven' : 'no-record')

type Shares = readonly LuckShare[]

/** Returns the way in which the opened deal contradicts the seal or itself; null if there is none. */
function faultOfSealed(
  { hash, secret, joint, record }: SealedDeal,
  { deal, seats }: Match,
  luck: LuckEntry | null,
): DealVerdict | null {
  const told = luck?.hash ?? (deal?.kind === 'sealed' ? deal.hash : hash)
  if (told !== hash) return 'other-seal'
  if (sealOf(secret) !== hash) return 'other-secret'
  if (joint && jointSeed(secret, joint.shares) !== joint.seed) return 'other-sum'
  const fault = luck && faultOfShares(joint?.shares ?? [], luck, seats)
  if (fault) return fault
  return record && record.seed !== (joint?.seed ?? secret) ? 'other-seed' : null
}

/** Returns the way in which the shares contradict the seals that this screen received before it revealed its number. */
function faultOfShares(shares: Shares, { own, pledges }: LuckEntry, seats: MatchInfo['seats']): DealVerdict | null {
  const counted = own && numberAt(shares, own.seat)
  if (own?.taken && counted === null) return 'left-out'
  if (own && counted !== null && counted !== own.number) return 'other-number'
  if (!pledges) return null
  const isSealed = ({ seat, number }: LuckShare) =>
    number === null || pledges.some((one) => one.seat === seat && one.hash === sealOf(number))
  if (!shares.every(isSealed)) return 'other-number'
  const order = seats.map(({ seat }) => seat)
  const isOfMatch =
    new Set(seatsOf(pledges)).size === pledges.length && pledges.every(({ seat }) => order.includes(seat))
  const isKnown = isListed(shares, pledges) || isOlderList(shares, pledges, order)
  return isOfMatch && isKnown ? null : 'other-sum'
}

/** Returns the promise of a deal that fits all that this screen received. */
function promiseOf(shares: Shares, { own, pledges }: LuckEntry): DealVerdict {
  if (!own || numberAt(shares, own.seat) === null) return own ? 'late' : shares.length > 0 ? 'shared' : 'held'
  if (!pledges || !isListed(shares, pledges)) return 'unlisted'
  return shares.every(({ number }) => number !== null) ? 'own' : 'withheld'
}

interface Seated {
  readonly seat: string
}

const seatsOf = (list: readonly Seated[]): readonly string[] => list.map(({ seat }) => seat)

const numberAt = (shares: Shares, seat: string): string | null =>
  shares.find((share) => share.seat === seat)?.number ?? null

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * Returns whether the shares are those of the screens that sealed a number, each once, in the order that was sent
 * before the numbers.
 */
const isListed = (shares: Shares, pledges: readonly Seated[]): boolean => isSame(seatsOf(shares), seatsOf(pledges))

/** Returns whether the shares are as an older host lists them: silent screens too, in the order of the seats. */
function isOlderList(shares: Shares, pledges: readonly Seated[], order: readonly string[]): boolean {
  const listed = seatsOf(shares)
  const inOrder = order.filter((seat) => listed.includes(seat))
  return isSame(listed, inOrder) && pledges.every(({ seat }) => listed.includes(seat))
}

/**
 * Returns the verdict of a guest's screen on a deal that is opened as one from a seed that the host knew: never proven,
 * and contradicted if it was announced as sealed, or if this screen received something else than the seed gives. Null
 * at the host's own window.
 */
export function judgeOpenDeal(
  { seed, record }: OpenDeal,
  received: KnownLuck | null,
  proof: Proof | null,
): DealVerdict | null {
  if (received === null) return null
  if (typeof received === 'object') return 'other-seal'
  return record && record.seed !== seed ? 'other-seed' : (contradictionIn(proof) ?? 'unsealed')
}

/**
 * Returns the way in which what a screen received contradicts the seed; null if the proof found no such contradiction.
 */
function contradictionIn(proof: Proof | null): DealVerdict | null {
  return proof?.kind === 'other-board' || proof?.kind === 'other-move' ? proof.kind : null
}
