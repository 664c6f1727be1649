import type { ReactNode } from 'react'
import type { Words } from '../../i18n/words.ts'

/** A moment in a frame: two or three words, and a sentence that names who and where. */
export interface Beat {
  readonly title: string
  readonly text: string | null
  /** Who it is about. */
  readonly picture?: ReactNode
  /** What is written below in italics: a name, or what somebody says. */
  readonly line?: string
  /** Somebody speaks: it takes longer to read. */
  readonly isSpoken?: true
}

/** The beat of an event as the viewer hears it, on the view before it; null for most. */
export type BeatFinder = (event: { readonly kind: string }, before: unknown, words: Words) => Beat | null
