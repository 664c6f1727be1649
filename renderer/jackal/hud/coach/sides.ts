import type { Told } from '../turn/prospect.ts'

/** The reasons for and against a move; null for none. */
export interface Sides {
  readonly plain?: readonly Told[] | undefined
  readonly gains?: readonly Told[] | undefined
  readonly risks?: readonly Told[] | undefined
}
