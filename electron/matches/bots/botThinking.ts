import { ADVICE_EFFORT, type Advice, type Bot, type BotOptions } from '../../../engine/kernel/bots.ts'
import type { GameShape, Seat } from '../../../engine/kernel/game.ts'
import { openStream, type Rng } from '../../../engine/kernel/rng.ts'
import type { Match } from '../../../engine/match/match.ts'
import type { AdvisedMove } from '../../contract/ipc.ts'
import { asJson } from '../../contract/json.ts'
import type { GameLookup } from '../../games/hostedGame.ts'
import type { AdviceReply, MoveReply, NumberedQuestion } from './botMessages.ts'

/**
 * Returns the move that a bot plays, found in its thinking time; returns its error as a failure instead of throwing.
 * @param now milliseconds
 */
export function think(games: GameLookup, question: NumberedQuestion, now = REAL_NOW): MoveReply {
  return answer(games, question, now, (bot, seen, seat, rng, options) => ({
    move: asJson(bot.choose(seen, seat, rng, options)),
  }))
}

/** Returns the bot's ratings of its seat's moves, its own first; returns errors as `think` does. */
export function adviseOn(games: GameLookup, question: NumberedQuestion, now = REAL_NOW): AdviceReply {
  return answer(games, question, now, (bot, seen, seat, rng, options) => ({
    advice: bot.advise(seen, seat, rng, { ...options, effort: ADVICE_EFFORT, forPeople: true }).map(inJson),
  }))
}

const REAL_NOW = () => performance.now()

type Ask<T> = (bot: Bot<GameShape>, seen: object, seat: Seat, rng: Rng, options: BotOptions) => T

function answer<T>(
  games: GameLookup,
  { number, game, level, personality, view, seat, lessons, seed, thinkingTime }: NumberedQuestion,
  now: () => number,
  ask: Ask<T>,
): (T & { readonly number: number }) | { readonly number: number; readonly failure: string } {
  const deadline = now() + thinkingTime
  try {
    const hosted = games(game)
    if (!hosted) return { number, failure: 'unknown game' }
    // The host created this view with the rules of the same game.
    const seen = view as unknown as object
    const bot = hosted.bots.at(level)
    if (!bot.ok) return { number, failure: bot.problem.what }
    return {
      number,
      ...ask(bot.value, seen, seat, openStream(seed, 'bot'), {
        lessons,
        personality,
        isOverdue: () => now() >= deadline,
      }),
    }
  } catch (error) {
    return { number, failure: failureOf(error) }
  }
}

/** Returns the text for the log about an error in the thread. */
export function failureOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** Converts advice for sending it from the thread. */
export function inJson({ move, sequel, ...told }: Advice<object>): AdvisedMove {
  return { move: asJson(move), ...(sequel && { sequel: sequel.map(asJson) }), ...told }
}

/** Returns the seed of a bot's thinking about its next move in a match. */
export function thoughtSeed({ start, entries }: Match<GameShape>, seat: Seat): number {
  return openStream(start.seed, `bot/${seat}/${entries.length}`).int(0x1_0000_0000)
}

/**
 * Returns the seed of a coach's thinking: different in each match, and unrelated to the seed of a bot that takes the
 * seat.
 */
export function adviceSeed({ start, entries }: Match<GameShape>, seat: Seat): number {
  return openStream(start.seed, `coach/${seat}/${entries.length}`).int(0x1_0000_0000)
}
