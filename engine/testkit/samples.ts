import { RULESET } from '../admiral/data/ruleset.ts'
import { CLASSIC_ISLAND } from '../jackal/data/boards.ts'
import type { GameShape } from '../kernel/game.ts'
import { openStream, type Rng } from '../kernel/rng.ts'
import { createMatch, type Match } from '../match/match.ts'
import { ADMIRAL, JACKAL, SEA_BATTLE, type TableGame } from '../protocol/games.ts'
import { drawnBoard } from './drawnBoard.ts'
import { randomIsland } from './randomIsland.ts'
import { randomSea } from './randomSea.ts'

/** A game with the starting points of its fuzz tests. */
export interface Sampled<G extends GameShape> {
  readonly game: TableGame<G>
  readonly options: readonly object[]
  /** Returns a position that play seldom reaches, if the game has a maker of such. */
  readonly odd?: (rng: Rng, options: object) => object
}

const ISLETS = drawnBoard(`
  ~~~~~~~~~
  ~##~~##~~
  ~###~###~
  ~~#~~~~~~
  ~~~~~~~~~`)
const oddIsland = (rng: Rng, options: object) => randomIsland(rng, options, rng.int(3) === 0 ? ISLETS : CLASSIC_ISLAND)
const jackal = {
  game: JACKAL,
  options: [
    {},
    { players: 2 },
    { players: 4, alliances: 'pairs' },
    { lifeboat: true },
    { variant: 'archipelago' },
    { variant: 'archipelago', map: 'clover', players: 2 },
  ],
  odd: oddIsland,
}
const admiral = {
  game: ADMIRAL,
  options: [{}, { players: 3 }, { captains: 'none', autoReply: 'hull' }, { ruleset: RULESET }],
  odd: (rng: Rng, options: object) => randomSea(rng, { ...options, scenario: 'custom' }, 2),
}
const seaBattle = { game: SEA_BATTLE, options: [{}, { touch: 'corners' }, { shapes: 'bent', first: 'south' }] }

export const SAMPLED = { jackal, admiral, 'sea-battle': seaBattle } as const
export type SampledGame = keyof typeof SAMPLED
export const SAMPLED_GAMES = Object.keys(SAMPLED) as SampledGame[] // the keys of the table itself

/** Plays a match at random for the given number of moves, or to its end. */
export function sampleMatch<G extends GameShape>({ game, options }: Sampled<G>, seed: number, moves: number): Match<G> {
  const parsed = game.parseOptions(options[seed % options.length])
  if (!parsed.ok) throw new Error(parsed.problem.what)
  const match = createMatch(game, { options: parsed.value, seed })
  playAtRandom(match, openStream(seed, 'sample'), moves)
  return match
}

/** Plays on at random; throws if a listed move is refused, or no seat can act before the end. */
export function playAtRandom<G extends GameShape>(match: Match<G>, rng: Rng, moves: number): void {
  for (let played = 0; played < moves; played++) {
    const [seat] = match.awaiting()
    if (seat === undefined) return
    const listed = match.moves(seat)
    const picked = listed[rng.int(listed.length)]
    if (!picked) throw new Error(`${seat} must decide and has no move`)
    const result = match.play(seat, picked.move)
    if (!result.ok) throw new Error(`${JSON.stringify(picked.move)} is listed and refused: ${result.refusal}`)
  }
}

/** Returns a position in its public form, from the middle of a match or made up. */
export function samplePosition<G extends GameShape>(sampled: Sampled<G>, seed: number): unknown {
  const { game, odd, options } = sampled
  if (odd && seed % 3 > 0) return odd(openStream(seed, 'odd'), options[seed % options.length] ?? {})
  return game.printPosition(sampleMatch(sampled, seed, seed % 40).state)
}
