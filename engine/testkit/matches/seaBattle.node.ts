import { type Batch, batchesOf, playMatches } from '../batches.node.ts'
import { seaBattleKit } from '../seaBattleKit.ts'

/** The number of test files that share the matches. */
const SHARES = 4

export const batches = (): readonly Batch[] => batchesOf(SHARES)

/** Plays a batch of whole matches under the laws; returns how many reached their end. */
export const playBatch = (variants: readonly object[], batch: Batch): number =>
  playMatches(seaBattleKit, variants, batch)
