import type { ReactNode } from 'react'
import type { GameId, Player } from '../../../electron/contract/ipc.ts'
import type { Seat } from '../../../engine/kernel/game.ts'
import { avalanche } from '../../../engine/kernel/textHash.ts'
import { isPlainText, type PlainTextKey } from '../../i18n/t.ts'
import type { Beat } from './beat.ts'

/** What a bot with a temper of its own has something to say about; no game has all of them. */
export type Occasion = 'gold' | 'hurt' | 'prize' | 'sinks' | 'won'

/** Something that happened to a seat, for everybody to see. */
export interface Cause {
  readonly seat: Seat
  readonly occasion: Occasion
}

/** Of the match on the table, what is needed to know who speaks. */
export interface Speakers {
  readonly game: GameId
  /** Id of the lesson, if the match is one: nobody interrupts those. */
  readonly lesson?: string
  readonly seats: readonly { readonly seat: Seat; readonly player: Player }[]
}

/** Lines for each occasion. */
export const LINES = 2

/**
 * What is said about something that happens in a turn; null where nobody has anything to say, or somebody has spoken less than so
 * many turns ago; victory waits for nobody. The same match says the same each time it is watched.
 *
 * @param spoke the turn of what was said last; a later one was taken back
 * @param pause turns from one saying to the next, at least
 */
export function sayingOf(
  { game, lesson, seats }: Speakers,
  { seat, occasion }: Cause,
  turn: number,
  spoke: number | null,
  pause: number,
): PlainTextKey | null {
  const isTooSoon = spoke !== null && spoke <= turn && turn - spoke < pause
  if (lesson !== undefined || (isTooSoon && occasion !== 'won')) return null
  const player = seats.find((one) => one.seat === seat)?.player
  if (player?.kind !== 'bot' || player.temper === undefined) return null
  const key = `say.${game}.${player.temper}.${occasion}.${1 + lineIn(turn)}`
  return isPlainText(key) ? key : null
}

/** Scattered: a seat's own turns are always as many apart. */
const lineIn = (turn: number): number => avalanche(turn) % LINES

/** Who says something, and under which flag. */
export interface Speaker {
  readonly name: string
  readonly flag: ReactNode
}

/** A beat with what somebody says about it; what is no moment of its own becomes one. */
export function withSaying(beat: Beat | null, { name, flag }: Speaker, said: string): Beat {
  return beat ? { ...beat, said: `${name}: ${said}` } : { title: name, text: null, picture: flag, said }
}
