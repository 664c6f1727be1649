import { type LuckShare, sealOf } from '../../engine/kernel/jointSeed.ts'
import type { Seed } from '../../engine/kernel/rng.ts'
import type { Deal } from '../contract/ipc.ts'

/** The parts of a match's seed: a secret of the host, and additions of other screens once they knew its seal. */
export interface MatchLuck {
  /** 256 bits as 64 hexadecimal digits. */
  readonly secret: string
  /**
   * The shares of the seats whose screens sealed a number, in the order in which the host sent the seals. An earlier
   * version also lists silent seats.
   */
  readonly shares: readonly LuckShare[]
}

/** The stored facts about the deal of a match. */
export interface Dealt {
  /** The name of the deal, if it had one. */
  readonly dealName?: string
  /** The parts of the seed, if other screens were asked to add to it. */
  readonly luck?: MatchLuck
}

/** Returns the name of a deal as an optional field. */
export const nameOf = (name: string | undefined): { readonly name?: string } => (name === undefined ? {} : { name })

/** Returns the facts about a match's luck that are public from the beginning. */
export function dealOf(seed: Seed, { dealName, luck }: Dealt = {}): Deal {
  if (typeof seed === 'number') return { kind: 'open', ...nameOf(dealName) }
  if (!luck) return { kind: 'sealed', hash: sealOf(seed) }
  const sharedBy = luck.shares.flatMap(({ seat, number }) => (number === null ? [] : [seat]))
  return { kind: 'sealed', hash: sealOf(luck.secret), sharedBy }
}
