import type { Sentence } from '../turn/prospect.ts'

/** The reasons for and against a move; null for none. */
export interface Sides {
  readonly plain?: readonly Sentence[] | undefined
  readonly gains?: readonly Sentence[] | undefined
  readonly risks?: readonly Sentence[] | undefined
}
