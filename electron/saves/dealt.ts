import { type LuckShare, sealOf } from '../../engine/kernel/jointSeed.ts'
import type { Seed } from '../../engine/kernel/rng.ts'
import type { Deal } from '../contract/ipc.ts'

/** What the seed of a match was made of: a secret of the host, and what other screens added once they knew its seal. */
export interface MatchLuck {
  /** 256 bits as 64 hexadecimal digits. */
  readonly secret: string
  /**
   * The shares of the seats whose screens sealed a number, in the order in which the host sent the seals. An earlier
   * version also lists silent seats.
   */
  readonly shares: readonly LuckShare[]
}

/** What is kept of how a match was dealt. */
export interface Dealt {
  /** What the deal was named, where it was. */
  readonly dealName?: string
  /** What the seed was made of, where other screens were asked to add to it. */
  readonly luck?: MatchLuck
}

/** The name of a deal, as a part of what is known of it. */
export const nameOf = (name: string | undefined): { readonly name?: string } => (name === undefined ? {} : { name })

/** What everybody may know of a match's luck from the beginning. */
export function dealOf(seed: Seed, { dealName, luck }: Dealt = {}): Deal {
  if (typeof seed === 'number') return { kind: 'open', ...nameOf(dealName) }
  if (!luck) return { kind: 'sealed', hash: sealOf(seed) }
  const sharedBy = luck.shares.flatMap(({ seat, number }) => (number === null ? [] : [seat]))
  return { kind: 'sealed', hash: sealOf(luck.secret), sharedBy }
}
