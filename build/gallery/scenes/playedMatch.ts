import type { Bot } from '../../../engine/kernel/bots.ts'
import type { GameShape, Seat } from '../../../engine/kernel/game.ts'
import { openStream } from '../../../engine/kernel/rng.ts'
import { createMatch } from '../../../engine/match/match.ts'
import type { TableGame } from '../../../engine/protocol/games.ts'

/** A whole match as the audience has seen it. */
export interface PlayedMatch {
  readonly start: object
  readonly end: object
  readonly steps: readonly { readonly by: Seat; readonly events: readonly object[] }[]
}

/** More moves than any match takes. */
const ENDLESS = 20_000

/** A match between easy bots, from its deal to its end. Throws when it does not end. */
export function playedMatch<G extends GameShape>(game: TableGame<G>, options: object, seed: number): PlayedMatch {
  const parsed = game.parseOptions(options)
  if (!parsed.ok) throw new RangeError(parsed.problem.what)
  const match = createMatch(game, { options: parsed.value, seed })
  const start = match.view('spectator')
  const bot = easyBot(game)
  const rng = openStream(seed, 'bots')
  while (match.outcome() === null) {
    const [seat] = match.awaiting()
    if (seat === undefined || match.entries.length > ENDLESS) throw new RangeError('the match does not end')
    match.play(seat, bot.choose(match.view(seat), seat, rng))
  }
  const steps = match.entries.map((entry) => ({
    by: entry.seat,
    events: match.entryFeed(entry, 'spectator').map(({ event }) => event),
  }))
  return { start, end: match.view('spectator'), steps }
}

function easyBot<G extends GameShape>({ bots }: TableGame<G>): Bot<G> {
  const bot = bots.at('easy')
  if (!bot.ok) throw new RangeError(bot.problem.what)
  return bot.value
}
