import type { ReactNode } from 'react'
import type { Palette } from '../../../electron/contract/ipc.ts'
import type { Seat } from '../../../engine/kernel/game.ts'
import type { Words } from '../../i18n/words.ts'

/** The side that moves: public facts, visible from afar. */
export interface TurnSign {
  /** The crew, squadron or fleet that moves; the turn passes when another does. */
  readonly side: string
  /** The seat that commands it. */
  readonly seat: Seat | null
  /** The first text to read. */
  readonly title: string
  /** The player's name, if the title does not contain it. */
  readonly name: string | null
  readonly flag: ReactNode
  /** `#rrggbb` in the player's palette. */
  readonly colour: string
}

/** Returns the side that moves in a view of one game; null before the first turn and after the last. */
export type SignOf = (view: unknown, words: Words, palette: Palette) => TurnSign | null

/** The facts that decide whether a passing turn is shown. */
export interface Passing {
  readonly speed: number
  readonly isBot: boolean
  readonly isLesson: boolean
  /** True while others' moves are being skipped. */
  readonly isSkipping: boolean
}

/** The duration of the sweep at speed 1, and the least time to read a name, milliseconds. */
const LASTS = 900
const LEAST = 500
/** The highest playback speeds at which the sign still sweeps: for bots' turns, and for people's. */
const FASTEST = { bot: 1, person: 2 } as const

/** Returns the duration of the sweep, milliseconds; null for none. */
export function sweepTime({ speed, isBot, isLesson, isSkipping }: Passing): number | null {
  if (isLesson || isSkipping || speed === 0 || speed > FASTEST[isBot ? 'bot' : 'person']) return null
  return Math.max(LEAST, LASTS / Math.max(1, speed))
}
