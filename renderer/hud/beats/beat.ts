import type { ReactNode } from 'react'
import type { Words } from '../../i18n/words.ts'

/** A moment in a frame: two or three words, and a sentence that names who and where. */
export interface Beat {
  readonly title: string
  readonly text: string | null
  /** Who it is about. */
  readonly picture?: ReactNode
  /** What is written below in italics: a name, or a captain's line. */
  readonly line?: string
  /** What a bot says about it, below everything else; it takes longer to read. */
  readonly said?: string
}

/** The beat of an event as the viewer hears it, on the view before it; null for most. */
export type BeatFinder = (event: { readonly kind: string }, before: unknown, words: Words) => Beat | null
