import type { GameShape } from '../kernel/game.ts'
import type { Problem } from '../kernel/parsed.ts'
import { openStream } from '../kernel/rng.ts'
import { type Match, matchFrom } from '../match/match.ts'
import type { TableGame } from '../protocol/games.ts'
import { difference } from './difference.ts'
import { playAtRandom, type Sampled } from './samples.ts'

/** The number of moves that are played on from an accepted position. */
const MOVES = 12

/**
 * Checks that a position, damaged or not, is refused with a message or accepted; an accepted one can be written, read
 * again, viewed by all and played on. Returns whether it was accepted; throws if something does not hold.
 */
export function holdPosition<G extends GameShape>({ game }: Sampled<G>, input: unknown, seed: number): boolean {
  const read = game.parsePosition(input, openStream(seed, 'deal'))
  if (!read.ok) {
    holdProblem(read.problem)
    return false
  }
  const match = matchFrom(game, { options: game.optionsOf(read.value), seed, state: read.value })
  holdRoundTrip(game, match)
  playAtRandom(match, openStream(seed, 'play'), MOVES)
  holdRoundTrip(game, match)
  return true
}

/** Checks that a refusal says what is wrong, and where. */
export function holdProblem({ what, where, rule }: Problem): void {
  if (what === '') throw new Error(`refused without a word at ${where}: ${what}`)
  if (typeof where !== 'string') throw new Error(`refused nowhere: ${what}`)
  if (rule !== undefined && !/^[A-Z]-[A-Z-]+$/.test(rule)) throw new Error(`names no rule: ${rule}`)
}

function holdRoundTrip<G extends GameShape>(game: TableGame<G>, match: Match<G>): void {
  const printed: unknown = JSON.parse(JSON.stringify(game.printPosition(match.state)))
  const again = game.parsePosition(printed, openStream(match.start.seed, 'deal'))
  if (!again.ok) throw new Error(`printed and refused: ${again.problem.where}: ${again.problem.what}`)
  const found = difference(again.value, match.state)
  if (found !== null) throw new Error(`printed and read back as another at ${found}`)
  for (const viewer of [...match.seats(), 'spectator']) JSON.stringify(game.printView(match.state, viewer))
}
