import type { Told } from '../turn/prospect.ts'

/** What is told of a move; null where there is nothing to tell. */
export interface Sides {
  readonly plain?: readonly Told[] | undefined
  readonly gains?: readonly Told[] | undefined
  readonly risks?: readonly Told[] | undefined
}
