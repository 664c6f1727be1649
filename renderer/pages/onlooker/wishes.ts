import { LANGUAGES, type Language } from '../../i18n/t.ts'

/** The options in the address of a page. */
export interface Wishes {
  /** The language; null for the reader's own. */
  readonly language: Language | null
  /** True for the flat table instead of the 3D one. */
  readonly flat: boolean
  /** True for the table without any panel. */
  readonly clean: boolean
  /** The scale of an overlay; 1 is meant for a picture 1080 pixels high. */
  readonly scale: number
  /** True while a person sets up a stream: only then the page says what is wrong. */
  readonly setup: boolean
}

const LEAST_SCALE = 0.25
const LARGEST_SCALE = 4

/** Reads the part of an address after `?`; ignores options that make no sense there. */
export function readWishes(search: string): Wishes {
  const query = new URLSearchParams(search)
  const scale = Number(query.get('scale') ?? 1)
  return {
    language: LANGUAGES.find((one) => one === query.get('lang')) ?? null,
    flat: query.has('flat'),
    clean: query.has('clean'),
    scale: scale > 0 ? Math.min(LARGEST_SCALE, Math.max(LEAST_SCALE, scale)) : 1,
    setup: query.has('setup'),
  }
}
