import type { GameShape, Seat, Viewer } from '../../engine/kernel/game.ts'
import { openStream } from '../../engine/kernel/rng.ts'
import { createMatch, type Match, matchFrom } from '../../engine/match/match.ts'
import type { LawKit } from '../../engine/testkit/laws.ts'
import { asJson } from '../contract/json.ts'

/** A move in two states that differ only in what is hidden from a viewer, before the move and after it. */
export interface Redealing {
  readonly viewer: Viewer
  readonly seat: Seat
  readonly move: GameShape['move']
  readonly before: GameShape['state']
  readonly redealt: GameShape['state']
  /** Returns a new match from a state, with the options and the seed of the one that was played. */
  matchFrom(state: GameShape['state']): Match<GameShape>
}

interface Sample {
  readonly seed: number
  readonly maxMoves: number
  /** Returns whether to redeal before the move with this number, from 1. */
  isTried(state: GameShape['state'], number: number): boolean
}

/** A random move of a match and the state before it. */
export interface RandomMove {
  readonly seat: Seat
  readonly move: GameShape['move']
  readonly before: GameShape['state']
  readonly match: Match<GameShape>
}

/** Plays random moves of a match until it ends, or has the given number of moves. */
export function* randomMoves(
  { game }: LawKit<GameShape>,
  given: object,
  { seed, maxMoves }: Pick<Sample, 'seed' | 'maxMoves'>,
): Generator<RandomMove> {
  const options = game.parseOptions(given)
  if (!options.ok) throw new Error(options.problem.what)
  const match = createMatch(game, { options: options.value, seed })
  const luck = openStream(seed, 'secrecy')
  while (match.awaiting().length > 0 && match.entries.length < maxMoves) {
    const before = match.state
    const [seat = ''] = match.awaiting()
    const moves = match.rules.legalMoves(match.view(seat), seat)
    const move = moves[luck.int(moves.length)]
    if (!move) throw new Error(`no move for ${seat}: ${JSON.stringify(asJson(before)).slice(0, 200)}`)
    match.play(seat, move)
    yield { seat, move, before, match }
  }
}

/** Plays random moves of a match and redeals for every viewer before the tried moves. */
export function* redealings(kit: LawKit<GameShape>, given: object, sample: Sample): Generator<Redealing> {
  const luck = openStream(sample.seed, 'redeal')
  for (const { seat, move, before, match } of randomMoves(kit, given, sample)) {
    if (!sample.isTried(before, match.entries.length)) continue
    const { options, seed } = match.start
    const from = (state: GameShape['state']) => matchFrom(kit.game, { options, seed, state })
    const played = from(before).prepare(seat, move)
    if (!played.ok) throw new Error('a listed move was refused')
    const { after, events } = played.entry
    for (const viewer of [...match.seats(), 'spectator']) {
      const redealt = kit.redeal(before, { state: after, events }, viewer, luck)
      yield { viewer, seat, move, before, redealt, matchFrom: from }
    }
  }
}
