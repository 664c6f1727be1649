import type { ReactNode } from 'react'
import type { Palette } from '../../../electron/contract/ipc.ts'
import type { Seat } from '../../../engine/kernel/game.ts'
import type { Words } from '../../i18n/words.ts'

/** Who moves: what everybody at the table may know and see from afar. */
export interface TurnSign {
  /** The crew, squadron or fleet that moves; the turn passes when another does. */
  readonly side: string
  /** Who commands it. */
  readonly seat: Seat | null
  /** What is read first. */
  readonly title: string
  /** Who plays it, where the title does not say that. */
  readonly name: string | null
  readonly flag: ReactNode
  /** `#rrggbb` in the player's palette. */
  readonly colour: string
}

/** Who moves in a view of one game; null before the first turn and after the last. */
export type SignOf = (view: unknown, words: Words, palette: Palette) => TurnSign | null

/** What decides whether a passing turn is shown. */
export interface Passing {
  readonly speed: number
  readonly isBot: boolean
  readonly isLesson: boolean
  /** What others do is being skipped. */
  readonly isSkipping: boolean
}

/** How long the flag sweeps at speed 1, and the least that a name takes to be read, milliseconds. */
const LASTS = 900
const LEAST = 500
/** Nothing sweeps at higher speeds: over the turns of bots, and over those of people. */
const FASTEST = { bot: 1, person: 2 } as const

/** How long the flag of whoever has the turn sweeps over the table, milliseconds; null: not at all. */
export function sweepTime({ speed, isBot, isLesson, isSkipping }: Passing): number | null {
  if (isLesson || isSkipping || speed === 0 || speed > FASTEST[isBot ? 'bot' : 'person']) return null
  return Math.max(LEAST, LASTS / Math.max(1, speed))
}
