import type { GameId, Player } from '../../../electron/contract/ipc.ts'
import type { Seat } from '../../../engine/kernel/game.ts'
import { isPlainText, type PlainTextKey } from '../../i18n/t.ts'

/** What a bot with a manner of its own has something to say about; no game has all of them. */
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
 * many turns ago. The same match says the same each time it is watched.
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
  if (lesson !== undefined || (spoke !== null && spoke <= turn && turn - spoke < pause)) return null
  const player = seats.find((one) => one.seat === seat)?.player
  if (player?.kind !== 'bot' || player.temper === undefined) return null
  const key = `say.${game}.${player.temper}.${occasion}.${1 + (turn % LINES)}`
  return isPlainText(key) ? key : null
}
