import type { ReactNode } from 'react'
import type { Words } from '../../i18n/words.ts'

/** A moment in a frame: two or three words, and a sentence that names the piece or player and the place. */
export interface Beat {
  readonly title: string
  readonly text: string | null
  /** The picture of the piece or player that it is about. */
  readonly picture?: ReactNode
  /** The line below in italics: a name, or a captain's line. */
  readonly line?: string
  /** A bot's remark about it, below everything else; it takes longer to read. */
  readonly said?: string
}

/** Returns the beat of an event as the viewer receives it, on the view before it; null for most events. */
export type BeatFinder = (event: { readonly kind: string }, before: unknown, words: Words) => Beat | null
