import { openStream } from '../../kernel/rng.ts'
import { admiralKit } from '../../testkit/admiralKit.ts'
import { playByLaws } from '../../testkit/laws.ts'
import { randomSea } from '../../testkit/randomSea.ts'
import { parseOptions } from '../options.ts'
import { parsePosition } from '../position.ts'

/** Test files that share the matches out among workers. */
const FILES = 2
/** `LAWS_MATCHES` random matches in all, from seed `LAWS_SEED` on. */
const MATCHES = Math.ceil(Number(process.env.LAWS_MATCHES ?? 20) / FILES)
const FIRST_SEED = Number(process.env.LAWS_SEED ?? 1)
const BATCH = 25

export interface Batch {
  readonly first: number
  readonly last: number
}

/** One test file's share of the matches, counted from 1, in handy portions. */
export function batches(): readonly Batch[] {
  const count = Math.ceil(MATCHES / BATCH)
  return Array.from({ length: count }, (_, i) => ({ first: i * BATCH + 1, last: Math.min((i + 1) * BATCH, MATCHES) }))
}

/** Plays a batch of whole matches under the laws, taking the options in turn; tells how many came to their end. */
export function playBatch(variants: readonly object[], { first, last }: Batch): number {
  let ended = 0
  for (let i = first; i <= last; i++) {
    const options = parseOptions(variants[i % variants.length])
    if (!options.ok) throw new Error(options.problem.what)
    const match = playByLaws(admiralKit, { options: options.value, seed: FIRST_SEED + i })
    if (match.outcome()) ended++
  }
  return ended
}

/** Plays battles in crowded little seas under the laws; tells how many moves were played. */
export function playSeas(variants: readonly object[], { first, last }: Batch): number {
  let played = 0
  for (let i = first; i <= last; i++) {
    const seed = FIRST_SEED + i
    const { players = 2, ...options }: { readonly players?: number } = variants[i % variants.length] ?? {}
    const state = parsePosition(randomSea(openStream(seed, 'sea'), options, players), openStream(seed, 'deal'))
    if (!state.ok) throw new Error(`sea ${seed}: ${state.problem.where}: ${state.problem.what}`)
    played += playByLaws(admiralKit, { options: state.value.options, seed, state: state.value, moves: 150 }).entries
      .length
  }
  return played
}
