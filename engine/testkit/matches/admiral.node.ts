import { parsePosition } from '../../admiral/position.ts'
import { openStream } from '../../kernel/rng.ts'
import { admiralKit } from '../admiralKit.ts'
import { type Batch, batchesOf, FIRST_SEED, playMatches } from '../batches.node.ts'
import { playByLaws } from '../laws.ts'
import { randomSea } from '../randomSea.ts'

/** The number of test files that share the matches among workers. */
const FILES = 2

export const batches = (): readonly Batch[] => batchesOf(FILES)

/** Plays a batch of whole matches under the laws; returns how many reached their end. */
export const playBatch = (variants: readonly object[], batch: Batch): number => playMatches(admiralKit, variants, batch)

/** Plays battles in small crowded seas under the laws; returns how many moves were played. */
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
