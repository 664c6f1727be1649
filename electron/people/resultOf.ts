import type { GameShape, Outcome, Seat } from '../../engine/kernel/game.ts'
import type { Entry } from '../../engine/match/entry.ts'
import type { Match } from '../../engine/match/match.ts'
import { type GameId, TABLE_ENDED } from '../contract/match.ts'
import type { MatchResult, ResultPlayer, ResultSeat } from '../contract/results.ts'
import type { HostedGame } from '../games/hostedGame.ts'
import type { SaveSummary } from '../saves/content.ts'
import { dealOf } from '../saves/dealt.ts'
import type { SaveHeader } from '../saves/journal/lines.ts'
import type { Profiles } from './profiles.ts'

/** A match with its save. */
export interface SavedMatch {
  readonly game: HostedGame
  readonly match: Pick<Match<GameShape>, 'entries' | 'state'>
  readonly summary: SaveSummary
}

/**
 * Returns the key of a match: copies of a match have the same one, on every computer. A secret deal is known by its
 * seal, an open one by the save that was dealt.
 */
export function matchKey(header: Pick<SaveHeader, 'id' | 'first' | 'record' | 'luck' | 'dealName'>): string {
  const deal = dealOf(header.record.seed, header)
  return deal.kind === 'sealed' ? deal.hash.slice(0, 32) : (header.first ?? header.id)
}

/**
 * Returns the result of a match for the record; null before its end, for lessons and puzzles, and for a match that the
 * table has ended before the first move.
 */
export function resultOf({ game, match, summary }: SavedMatch, profiles: Profiles): MatchResult | null {
  const { header, outcome } = summary
  if (outcome === null || header.lesson !== undefined) return null
  if (outcome.reason === TABLE_ENDED && match.entries.length === 0) return null
  const seats = summary.seats.map(({ seat }) => seat)
  const sides = game.sides?.(match.state) ?? seats.map((seat) => [seat])
  const places = placesOf(sides, outcome)
  return {
    key: matchKey(header),
    // The store opens only saves of known games.
    game: header.record.game as GameId,
    variant: game.variantOf?.(game.match.optionsOf(match.state)) ?? 'usual',
    ...(header.map && { map: header.map }),
    began: header.createdAt,
    ended: summary.updatedAt,
    moves: match.entries.length,
    reason: outcome.reason,
    seats: seats.map((seat): ResultSeat => {
      const side = Math.max(
        0,
        sides.findIndex((one) => one.includes(seat)),
      )
      const own = match.entries.filter((entry) => entry.seat === seat)
      return {
        seat,
        player: playerAt(summary, seat, profiles),
        side,
        place: places[side] ?? sides.length,
        score: outcome.scores[seat] ?? 0,
        moves: own.length,
        ...(hasLeft(summary, seat) && { left: true as const }),
        ...figuresOf(game, own),
      }
    }),
  }
}

/** Returns the place of each side: the winners are first, the others follow by their scores. */
function placesOf(sides: readonly (readonly Seat[])[], { winners, scores }: Outcome): readonly number[] {
  const worth = sides.map((side) => ({
    won: side.some((seat) => winners.includes(seat)),
    score: Math.max(...side.map((seat) => scores[seat] ?? 0)),
  }))
  return worth.map((own) =>
    own.won ? 1 : 1 + worth.filter(({ won, score }) => won || (!own.won && score > own.score)).length,
  )
}

/** Returns the player to whom the result of a seat belongs: the person before a bot took it. */
function playerAt({ seats, playersBefore, profiles }: SaveSummary, seat: Seat, known: Profiles): ResultPlayer {
  const plan = seats.find((one) => one.seat === seat)
  const player = playersBefore[seat] ?? plan?.player
  if (!plan || !player) return { kind: 'guest' }
  if (player.kind === 'bot') {
    return { kind: 'bot', level: player.level, ...(player.temper !== undefined && { temper: player.temper }) }
  }
  const id = profiles[seat]
  if (id === undefined) return { kind: 'guest', name: plan.name }
  return known.some((one) => one.id === id) ? { kind: 'person', id, name: plan.name } : { kind: 'guest' }
}

/** Returns whether a person left the rest of the match to a bot, without having lost on time. */
function hasLeft({ playersBefore, lostOnTime }: SaveSummary, seat: Seat): boolean {
  return playersBefore[seat] !== undefined && !lostOnTime.includes(seat)
}

/** Returns how often each of the game's figures occurs in the moves of a seat. */
function figuresOf(game: HostedGame, own: readonly Entry<GameShape>[]): Pick<ResultSeat, 'figures'> {
  const figures: Record<string, number> = {}
  for (const { events } of own) {
    for (const name of events.flatMap((event) => game.figuresOf?.(event) ?? []))
      figures[name] = (figures[name] ?? 0) + 1
  }
  return Object.keys(figures).length === 0 ? {} : { figures }
}
