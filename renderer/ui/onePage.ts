import type { RuleFigure } from './rulesBook.ts'

/** What one needs to know to play a game beside a real board, on one page. */
export interface OnePage {
  /** What the game is about, in a sentence. */
  readonly goal: string
  readonly parts: readonly OnePagePart[]
}

interface OnePagePart {
  /** Tells the parts of a page apart, e.g. `turn`. */
  readonly id: string
  readonly title: string
  readonly lines: readonly string[]
  readonly rows: readonly OnePageRow[]
}

/** Things with their pictures, and what they do. */
export interface OnePageRow {
  readonly figures: readonly RuleFigure[]
  readonly name: string
  readonly rule: string
}
