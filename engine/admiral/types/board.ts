import type { Heading } from '../geometry/headings.ts'

/** A cell of the field: file + 32 × rank, both from 0; see `cells.ts`. */
export type Cell = number

/** The field of a match, which never changes. */
export interface Board {
  readonly width: number
  readonly height: number
  /** Islands, and the cells of forts; ascending. */
  readonly land: readonly Cell[]
  /** Cells that no ship enters, but shots cross; ascending. */
  readonly reefs: readonly Cell[]
}

/** The strengths of the wind: calm and storm have rules of their own (A-CALM, A-STORM). */
export const STRENGTHS = ['fresh', 'calm', 'storm'] as const

/** The weather of a round (A-ROUND). */
export interface Wind {
  /** The direction towards which the wind blows (A-ROUND). */
  readonly toward: Heading
  readonly strength: (typeof STRENGTHS)[number]
}
