import type { Seat } from '../../engine/kernel/game.ts'
import { type Player, playsElsewhere, playsHere } from '../contract/ipc.ts'
import { Refused } from '../contract/refused.ts'
import type { SaveSummary } from '../saves/content.ts'
import type { OpenedMatch } from '../saves/store.ts'
import { requireBot } from './newMatch.ts'

/**
 * Throws if a seat of a running match may not get this player. `bad-request`: no such seat or bot. `not-allowed`: after
 * the end, for a seat that has lost on time, and for a person here in place of a bot that has played from the
 * beginning, as the window would see what the bot hides. Nor is an open deal played on other screens: its seed reveals
 * all that is hidden.
 */
export function requireChange({ game, match, save }: OpenedMatch, seat: Seat, player: Player): void {
  const { outcome, lostOnTime } = save.summary
  const first = save.summary.header.seats.find((one) => one.seat === seat)
  if (!first) throw new Refused('bad-request', `seat: this match has no ${seat}`)
  requireBot(game, player)
  if (outcome) throw new Refused('not-allowed', 'the match is over')
  if (lostOnTime.includes(seat)) throw new Refused('not-allowed', `${seat} has lost on time`)
  if (typeof match.start.seed === 'number' && playsElsewhere(player))
    throw new Refused('not-allowed', 'an open deal is not played on other screens')
  if (first.player.kind === 'bot' && playsHere(player)) throw new Refused('not-allowed', `a bot plays ${seat}`)
}

/**
 * Throws `not-allowed` for a running match whose secrets a second match would reveal: other screens notice when a seat
 * is taken over in the first, but not in the second.
 */
export function requireDoubling({ seats, seatedAfter, outcome }: SaveSummary): void {
  if (outcome !== null) return
  if (seats.some(({ player }) => playsElsewhere(player))) throw new Refused('not-allowed', 'a seat is played elsewhere')
  if (Object.keys(seatedAfter).length > 0) throw new Refused('not-allowed', 'its players have changed')
}

/** Throws `not-allowed` unless a seat of a match that is not over is played elsewhere. */
export function requireShared({ seats, outcome }: SaveSummary): void {
  if (outcome !== null) throw new Refused('not-allowed', 'the match is over')
  if (!seats.some(({ player }) => playsElsewhere(player))) throw new Refused('not-allowed', 'nobody plays elsewhere')
}

/** Throws `not-allowed` unless this seat is played by the only person of a match that is not over and no lesson. */
export function requireAlone({ header, seats, outcome }: SaveSummary, seat: Seat): void {
  const people = seats.filter(({ player }) => player.kind === 'human')
  const isAlone = people.length === 1 && people[0]?.seat === seat && seats.length > 1
  if (outcome !== null) throw new Refused('not-allowed', 'the match is over')
  if (!isAlone || header.lesson !== undefined) throw new Refused('not-allowed', 'others play, too, or it is a lesson')
}
