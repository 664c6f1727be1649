import { type Batch, batchesOf, playMatches } from '../../testkit/batches.node.ts'
import { seaBattleKit } from '../../testkit/seaBattleKit.ts'

/** Each test file plays one share of so many. */
const SHARES = 4

export const batches = (): readonly Batch[] => batchesOf(SHARES)

/** Plays a batch of whole matches under the laws; tells how many came to their end. */
export const playBatch = (variants: readonly object[], batch: Batch): number =>
  playMatches(seaBattleKit, variants, batch)
