import { LANGUAGES, type Language } from '../../i18n/t.ts'
import { readWishes } from '../onlooker/wishes.ts'

/** The parts of a stream's picture. Each has a page of its own, `/overlay/score`; the names never change. */
export const OVERLAY_PARTS = [
  'score',
  'turn',
  'clock',
  'last-move',
  'ticker',
  'log',
  'captains',
  'wind',
  'odds',
  'gold-race',
  'lower-third',
  'next-match',
  'vote',
] as const
export type OverlayPart = (typeof OVERLAY_PARTS)[number]

/** The page that shows several parts at once, and those that it shows unless its address says otherwise. */
export const ALL = 'all'
export const USUAL_PARTS: readonly OverlayPart[] = [
  'score',
  'turn',
  'last-move',
  'lower-third',
  'next-match',
  'wind',
  'odds',
  'gold-race',
]

export const THEMES = ['dark', 'light', 'plain', 'contrast'] as const
export type Theme = (typeof THEMES)[number]

export const LAYOUTS = ['wide', 'tall'] as const
/** The arrangement of all parts: for a picture of 16:9 or 9:16. */
export type Layout = (typeof LAYOUTS)[number]

/** The options in the address of an overlay. */
export interface OverlayAddress {
  /** `all`, one part, or null for a name that no part has. */
  readonly page: OverlayPart | typeof ALL | null
  /** The parts of the page `all`, the most important first. */
  readonly parts: readonly OverlayPart[]
  /** Null: by the size of the source. */
  readonly layout: Layout | null
  readonly theme: Theme
  /** False if nothing moves. */
  readonly moves: boolean
  /** The only side to show, by its id or its number in the order of play; null for all. */
  readonly side: string | null
  readonly scale: number
  readonly language: Language | null
  /** True while a person sets up a stream: only then the page says what is wrong. */
  readonly isSetup: boolean
  readonly faults: readonly AddressFault[]
}

/** A part of an address that the page does not understand and ignores. */
export interface AddressFault {
  readonly name: string
  readonly value: string
  /** The values to choose from; empty for an unknown option. */
  readonly values: readonly string[]
}

/** The values of each option; null for free ones. */
const OPTIONS: Readonly<Record<string, readonly string[] | null>> = {
  lang: LANGUAGES,
  theme: THEMES,
  layout: LAYOUTS,
  motion: ['none'],
  parts: OVERLAY_PARTS,
  scale: null,
  side: null,
  setup: null,
}

const MOST_FAULTS = 4
const MOST_LETTERS = 40

/** Reads the address of an overlay: its path and the part after `?`. Nothing in it can make the page fail. */
export function readAddress(path: string, search: string): OverlayAddress {
  const query = new URLSearchParams(search)
  const name = path.replace(/^\/overlay\//, '')
  const page = name === ALL ? ALL : (OVERLAY_PARTS.find((part) => part === name) ?? null)
  const asked = listed(query.get('parts'))
  const parts = OVERLAY_PARTS.filter((part) => asked.includes(part))
  const { scale, language, setup } = readWishes(search)
  return {
    page,
    parts: parts.length > 0 ? parts.toSorted((a, b) => asked.indexOf(a) - asked.indexOf(b)) : USUAL_PARTS,
    layout: LAYOUTS.find((one) => one === query.get('layout')) ?? null,
    theme: THEMES.find((one) => one === query.get('theme')) ?? 'dark',
    moves: query.get('motion') !== 'none',
    side: query.get('side') || null,
    scale,
    language,
    isSetup: setup,
    faults: faultsIn(query).slice(0, MOST_FAULTS),
  }
}

const listed = (value: string | null): readonly string[] => value?.split(',').map((one) => one.trim()) ?? []

function faultsIn(query: URLSearchParams): readonly AddressFault[] {
  return [...query].flatMap(([name, given]): readonly AddressFault[] => {
    const values = Object.hasOwn(OPTIONS, name) ? OPTIONS[name] : []
    const wrong =
      name === 'scale' ? wrongScale(given) : values ? listed(given).filter((one) => !values.includes(one)) : []
    return wrong.map((value) => ({
      name: name.slice(0, MOST_LETTERS),
      value: value.slice(0, MOST_LETTERS),
      values: name === 'scale' ? ['0.25 … 4'] : (values ?? []),
    }))
  })
}

const wrongScale = (given: string): readonly string[] => (Number(given) >= 0.25 && Number(given) <= 4 ? [] : [given])
