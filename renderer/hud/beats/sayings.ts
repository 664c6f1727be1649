import type { ReactNode } from 'react'
import type { GameId, Player } from '../../../electron/contract/ipc.ts'
import type { Seat } from '../../../engine/kernel/game.ts'
import { avalanche } from '../../../engine/kernel/textHash.ts'
import { isPlainText, type PlainTextKey } from '../../i18n/t.ts'
import type { Beat } from './beat.ts'

/** The occasions on which a bot with its own personality speaks; no game has all of them. */
export type Occasion = 'gold' | 'hurt' | 'prize' | 'sinks' | 'won'

/** A public event that affects a seat. */
export interface Cause {
  readonly seat: Seat
  readonly occasion: Occasion
}

/** The facts of the match that decide the speaker. */
export interface Speakers {
  readonly game: GameId
  /** Id of the lesson, if the match is one: bots do not speak in lessons. */
  readonly lesson?: string
  readonly seats: readonly { readonly seat: Seat; readonly player: Player }[]
}

/** The number of lines for each occasion. */
export const LINES = 2

/**
 * Returns the remark on an event in a turn; null if no bot has one, or one has spoken too recently; a victory always
 * gets its remark. The same match has the same remarks each time it is watched.
 *
 * @param spoke the turn of the last remark; ignored if that turn is later than this one, because it was undone
 * @param pause the least number of turns from one remark to the next
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

/**
 * Returns the line of a turn. The choice is scattered, because a seat's own turns are always the same distance apart.
 */
const lineIn = (turn: number): number => avalanche(turn) % LINES

/** The name and the flag of a speaker. */
export interface Speaker {
  readonly name: string
  readonly flag: ReactNode
}

/** Returns a beat with a remark about it; a remark without a beat gets its own. */
export function withSaying(beat: Beat | null, { name, flag }: Speaker, said: string): Beat {
  return beat ? { ...beat, said: `${name}: ${said}` } : { title: name, text: null, picture: flag, said }
}
