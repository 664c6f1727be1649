import type { MatchResult, ResultPlayer, ResultSeat } from '../contract/results.ts'

/** Returns the id of a profile: a number as one. */
export const personId = (number: number): string => number.toString(16).padStart(24, '0')

/** Returns a person; their number is that of the profile. */
export const person = (number: number, name = `P${number}`): ResultPlayer => ({
  kind: 'person',
  id: personId(number),
  name,
})

export const guest = (name = 'Guest'): ResultPlayer => ({ kind: 'guest', name })
export const bot = (level = 'easy'): ResultPlayer => ({ kind: 'bot', level })

/** A player and their place; those with the same side win together. */
export interface Placed extends Pick<ResultSeat, 'place'>, Partial<Pick<ResultSeat, 'side' | 'score' | 'left'>> {
  readonly player: ResultPlayer
}

const DAY = 24 * 3600 * 1000
const SEATS = ['white', 'red', 'black', 'yellow']

/** Returns the result of match number `number`: one a day. */
export function resultNumber(
  number: number,
  seats: readonly Placed[],
  more: Partial<Omit<MatchResult, 'seats'>> = {},
): MatchResult {
  const ended = Date.UTC(2026, 0, 1) + number * DAY
  return {
    key: `match-${String(number).padStart(6, '0')}`,
    game: 'jackal',
    variant: 'classic',
    began: ended - 1_800_000,
    ended,
    moves: 100,
    reason: 'no-gold',
    seats: seats.map(({ player, place, side, score = 10 - place, left }, index) => ({
      seat: SEATS[index] ?? `seat-${index}`,
      player,
      side: side ?? index,
      place,
      score,
      moves: 50,
      ...(left && { left }),
    })),
    ...more,
  }
}
