import type { GameShape } from '../kernel/game.ts'
import type { LawKit } from './laws.ts'
import { playByLaws } from './laws.ts'

/** The number of random matches, `LAWS_MATCHES`, from seed `LAWS_SEED` on. */
const MATCHES = Number(process.env.LAWS_MATCHES ?? 20)
export const FIRST_SEED = Number(process.env.LAWS_SEED ?? 1)
const BATCH = 25

export interface Batch {
  readonly first: number
  readonly last: number
}

/** Returns one test file's share of the matches, counted from 1, in batches; `files` share them among workers. */
export function batchesOf(files: number): readonly Batch[] {
  const share = Math.ceil(MATCHES / files)
  const count = Math.ceil(share / BATCH)
  return Array.from({ length: count }, (_, i) => ({ first: i * BATCH + 1, last: Math.min((i + 1) * BATCH, share) }))
}

/**
 * Plays a batch of whole matches under the laws, with each of the options in turn; returns how many reached their end.
 */
export function playMatches<G extends GameShape>(
  kit: LawKit<G>,
  variants: readonly object[],
  { first, last }: Batch,
): number {
  let ended = 0
  for (let i = first; i <= last; i++) {
    const options = kit.game.parseOptions(variants[i % variants.length])
    if (!options.ok) throw new Error(options.problem.what)
    const match = playByLaws(kit, { options: options.value, seed: FIRST_SEED + i })
    if (match.outcome()) ended++
  }
  return ended
}

/**
 * Returns a few matches in which bots are asked twice, with each of the options in turn; one for each four hundred of
 * random play.
 */
export function blindMatches<G extends GameShape>(
  game: LawKit<G>['game'],
  variants: readonly object[],
): readonly { readonly options: G['options']; readonly seed: number }[] {
  return Array.from({ length: Math.max(variants.length, Math.ceil(MATCHES / 400)) }, (_, i) => {
    const options = game.parseOptions(variants[i % variants.length])
    if (!options.ok) throw new Error(options.problem.what)
    return { options: options.value, seed: FIRST_SEED + i }
  })
}
