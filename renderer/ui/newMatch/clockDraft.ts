import type { AtTimeEnd, MatchClock } from '../../../electron/contract/ipc.ts'
import type { Translate } from '../../i18n/t.ts'

export const CLOCK_KINDS = ['none', 'move', 'match'] as const
export const AT_TIME_END = ['bot', 'loses'] as const satisfies readonly AtTimeEnd[]

/** The times that the form offers, in seconds; a match may have any within `CLOCK_BOUNDS`. */
export const CLOCK_TIMES = {
  move: [15, 30, 60, 120, 300],
  match: [180, 300, 600, 900, 1800, 3600],
  increment: [0, 5, 10, 30],
} as const

/** The clock in a new-match form; the choices of the other kinds are kept. */
export interface ClockDraft {
  readonly kind: (typeof CLOCK_KINDS)[number]
  /** Seconds for a move. */
  readonly move: number
  /** Seconds for the match. */
  readonly match: number
  readonly increment: number
  readonly atEnd: AtTimeEnd
}

export const FIRST_CLOCK: ClockDraft = { kind: 'none', move: 60, match: 600, increment: 5, atEnd: 'bot' }

const among = <T>(values: readonly T[], kept: unknown): T | undefined => values.find((value) => value === kept)

/** Reads a kept clock; damaged fields get their defaults. */
export function readClock(kept: unknown): ClockDraft {
  const given: { readonly [K in keyof ClockDraft]?: unknown } =
    typeof kept === 'object' && kept !== null ? { ...kept } : {}
  return {
    kind: among(CLOCK_KINDS, given.kind) ?? FIRST_CLOCK.kind,
    move: among(CLOCK_TIMES.move, given.move) ?? FIRST_CLOCK.move,
    match: among(CLOCK_TIMES.match, given.match) ?? FIRST_CLOCK.match,
    increment: among(CLOCK_TIMES.increment, given.increment) ?? FIRST_CLOCK.increment,
    atEnd: among(AT_TIME_END, given.atEnd) ?? FIRST_CLOCK.atEnd,
  }
}

/** Returns the clock in the form of a setup; absent when there is none. */
export function clockSetup({ kind, move, match, increment, atEnd }: ClockDraft): { readonly clock?: MatchClock } {
  if (kind === 'none') return {}
  if (kind === 'move') return { clock: { kind, seconds: move, atEnd } }
  return { clock: { kind, seconds: match, increment, atEnd } }
}

/** Returns the clock in a few words; nothing if there is none. */
export const clockText = ({ kind }: ClockDraft, t: Translate): readonly string[] =>
  kind === 'none' ? [] : [t(`clock.${kind}`)]
