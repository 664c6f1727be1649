import { openStream } from '../../kernel/rng.ts'
import { jackalKit } from '../../testkit/jackalKit.ts'
import { playByLaws } from '../../testkit/laws.ts'
import { randomIsland } from '../../testkit/randomIsland.ts'
import { parseOptions } from '../options.ts'
import { parsePosition } from '../position.ts'

/** Test files that share the matches out among workers. */
const FILES = 4
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

/** Plays a batch under the laws, taking the options in turn; tells how many matches came to their end. */
export function playBatch(variants: readonly object[], { first, last }: Batch): number {
  let ended = 0
  for (let i = first; i <= last; i++) {
    const options = parseOptions(variants[i % variants.length])
    if (!options.ok) throw new Error(options.problem.what)
    const match = playByLaws(jackalKit, { options: options.value, seed: FIRST_SEED + i })
    if (match.outcome()) ended++
  }
  return ended
}

/** Plays some moves from random positions under the laws; tells how many were played. */
export function playIslands(variants: readonly object[], { first, last }: Batch): number {
  let played = 0
  for (let i = first; i <= last; i++) {
    const seed = FIRST_SEED + i
    const state = parsePosition(randomIsland(openStream(seed, 'island'), variants[i % variants.length] ?? {}), NO_DEAL)
    if (!state.ok) throw new Error(`island ${seed}: ${state.problem.where}: ${state.problem.what}`)
    played += playByLaws(jackalKit, { options: state.value.options, seed, state: state.value, moves: 60 }).entries
      .length
  }
  return played
}

/** Random islands list every tile. */
const NO_DEAL = openStream(0, 'deal')
