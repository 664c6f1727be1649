import type { GameShape, Seat } from '../../../engine/kernel/game.ts'
import { openStream } from '../../../engine/kernel/rng.ts'
import type { Match } from '../../../engine/match/match.ts'
import type { GameLookup } from '../hostedGame.ts'
import { asJson } from '../standing.ts'
import type { BotReply, NumberedQuestion } from './botMessages.ts'

/**
 * Answers one question in its thinking time; returns a bot's error as a failure instead of throwing.
 *
 * @param now milliseconds
 */
export function think(games: GameLookup, question: NumberedQuestion, now = () => performance.now()): BotReply {
  const { number, game, level, view, seat, lessons, seed, thinkingTime } = question
  const deadline = now() + thinkingTime
  try {
    const hosted = games(game)
    if (!hosted) return { number, failure: 'unknown game' }
    // The host created this view with the rules of the same game.
    const seen = view as unknown as object
    const bot = hosted.bots.at(level)
    if (!bot.ok) return { number, failure: bot.problem.what }
    const options = { lessons, isOverdue: () => now() >= deadline }
    return { number, move: asJson(bot.value.choose(seen, seat, openStream(seed, 'bot'), options)) }
  } catch (error) {
    return { number, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

/** The seed of a bot's thinking about its next move in a match. */
export function thoughtSeed({ start, entries }: Match<GameShape>, seat: Seat): number {
  return openStream(start.seed, `bot/${seat}/${entries.length}`).int(0x1_0000_0000)
}
