import type { RuleFigure } from './rulesBook.ts'

/** The facts needed to play a game beside a real board, on one page. */
export interface OnePage {
  /** The goal of the game, in a sentence. */
  readonly goal: string
  readonly parts: readonly OnePagePart[]
}

interface OnePagePart {
  /** Identifies a part of the page, e.g. `turn`. */
  readonly id: string
  readonly title: string
  readonly lines: readonly string[]
  readonly rows: readonly OnePageRow[]
}

/** Things with their pictures and effects. */
export interface OnePageRow {
  readonly figures: readonly RuleFigure[]
  readonly name: string
  readonly rule: string
}
