import { type Batch, batchesOf, playMatches } from '../../testkit/batches.node.ts'
import { seaBattleKit } from '../../testkit/seaBattleKit.ts'

/** Test files that share the matches out among workers. */
const FILES = 2

export const batches = (): readonly Batch[] => batchesOf(FILES)

/** Plays a batch of whole matches under the laws; tells how many came to their end. */
export const playBatch = (variants: readonly object[], batch: Batch): number =>
  playMatches(seaBattleKit, variants, batch)
