import { expect, it } from 'vitest'
import { Budget } from '../../../../kernel/budget.ts'
import { playMove } from '../../../../kernel/play.ts'
import { openStream, type Rng } from '../../../../kernel/rng.ts'
import { Part } from '../../../../search/part.ts'
import { type Batch, batchesOf, FIRST_SEED } from '../../../../testkit/batches.node.ts'
import { writeCore } from '../../../../testkit/coreWriting.ts'
import { jackalKit } from '../../../../testkit/jackalKit.ts'
import { parseOptions } from '../../../options.ts'
import { jackal } from '../../../rules.ts'
import { setup } from '../../../setup.ts'
import type { JackalState } from '../../../types.ts'
import { isPlaced } from '../../../world.ts'
import { LEVELS } from '../../levels.ts'
import { sensibleMoves } from '../../sensibleMoves.ts'
import { outlookFrom, think } from '../../thinking.ts'
import type { MoveCode } from '../codes.ts'
import type { Core } from '../core.ts'
import { isFollowed, readCore } from '../translation/reading.ts'
import { coreTable } from './searchable.ts'

const VARIANTS: readonly object[] = [
  { idleRounds: 12, players: 2 },
  { idleRounds: 12, alliances: 'pairs', lifeboat: true },
  { idleRounds: 10, variant: 'archipelago' },
  { idleRounds: 12, players: 3, map: 'great-island', lifeboat: true },
]
/** The number of moves between two searched positions. */
const APART = 40
const FORESIGHT = { rounds: 2, whims: 3 }
/** A search with a tree, which sees most. */
const SEARCH = {
  ...LEVELS.master.search,
  depth: 2,
  exploration: 15,
  width: { first: 4, growth: 0 },
  parts: 2,
} as const
/** Moves of Jackal use no luck. */
const LUCK = openStream(1, 'luck')
const FEW = 200

/** A view of the seat that is asked. */
interface Asked {
  readonly view: JackalState
  readonly seat: string
}

const tableOf = ({ view }: Asked) => coreTable(view, outlookFrom(view, FORESIGHT))
const gameOf = (asked: Asked) => tableOf(asked).gameFor(new Budget(FEW))

/** Checks that a world dealt from a view looks the same to its seat. */
function holdDeals(asked: Asked, rng: Rng): readonly Core[] {
  const { deal } = tableOf(asked)
  const worlds = [deal(rng), deal(rng)]
  for (const world of worlds) expect(jackal.view(writeCore(world), asked.seat)).toEqual(asked.view)
  return worlds
}

/**
 * Checks that neither the possible moves of a seat nor what the others see of them depend on what the seat may not
 * know.
 */
function holdIgnorance(asked: Asked, worlds: readonly Core[]): void {
  const game = gameOf(asked)
  const told = worlds.map((world) => {
    const moves = game.candidates(world)
    const others = game.seats.filter((seat) => seat !== asked.seat)
    return moves.map((move) => {
      const after = game.play(world, move, LUCK)
      return [game.keyOf(move), ...others.map((seat) => game.glimpse(world, move, after, seat))]
    })
  })
  expect(told[1]).toEqual(told[0])
}

/** Checks that a search chooses the same if everything hidden from its seat is dealt again. */
function holdBlindness({ view, seat }: Asked, state: JackalState, rng: Rng): boolean {
  const other = jackalKit.redeal(state, { state, events: [] }, seat, rng)
  const choose = (one: JackalState) => {
    const seen = jackal.view(one, seat)
    const subject = { view: seen, seat, rng: openStream(1, 'luck'), budget: new Budget(FEW) }
    return think(subject, sensibleMoves(seen, seat), { ...FORESIGHT, search: SEARCH }, () => 0)
  }
  expect(choose(other)).toEqual(choose(state))
  expect(jackal.view(other, seat)).toEqual(view)
  return JSON.stringify(other.tiles) !== JSON.stringify(state.tiles)
}

/** Checks that the parts of a search give the same result in any order and with any number of workers. */
function holdParts(asked: Asked, moves: readonly MoveCode[]): void {
  const { gameFor, deal } = tableOf(asked)
  const question = { seat: asked.seat, moves, deal }
  const partOf = (seed: number) => new Part(gameFor, question, seed, new Budget(FEW), SEARCH)
  const spend = (parts: readonly ReturnType<typeof partOf>[]) => {
    for (const stages of [2, 1]) for (const part of parts) part.spendAlike(moves, stages)
    return parts.map((part) => moves.map((move) => part.scoreOf(move)))
  }
  const together = spend([1, 2, 3].map(partOf))
  expect(spend([3, 2, 1].map(partOf)).reverse()).toEqual(together)
  expect([1, 2, 3].flatMap((seed) => spend([partOf(seed)]))).toEqual(together)
}

/** Checks all laws; returns whether something hidden was dealt differently. */
function holdAll(state: JackalState, seed: number): boolean {
  const [seat] = jackal.awaiting(state)
  if (seat === undefined || !state.teams.every(isPlaced)) return false
  const view = jackal.view(state, seat)
  expect(isFollowed(readCore(view), view)).toBe(true)
  const asked = { view, seat }
  const rng = openStream(seed, 'searchable')
  const worlds = holdDeals(asked, rng)
  holdIgnorance(asked, worlds)
  const [world] = worlds
  const moves = world ? gameOf(asked).candidates(world).slice(0, 4) : []
  if (moves.length > 1) holdParts(asked, moves)
  return holdBlindness(asked, state, rng)
}

/**
 * Plays a match at random and checks the laws now and then; returns how often something hidden was dealt differently.
 */
function playSearching(start: JackalState, seed: number, rng: Rng): number {
  let state = start
  let dealt = 0
  let played = 0
  for (let [seat] = jackal.awaiting(state); seat !== undefined; [seat] = jackal.awaiting(state)) {
    if (played++ % APART === 0 && holdAll(state, seed + played)) dealt++
    const moves = jackal.legalMoves(state, seat)
    const move = moves[rng.int(moves.length)]
    if (!move) break
    state = playMove(jackal, state, seat, move, rng).state
  }
  return dealt
}

const numbers = ({ first, last }: Batch) => Array.from({ length: last - first + 1 }, (_, i) => first + i)

it.each(batchesOf(100))(
  'a search of Jackal knows what its seat knows, and its parts are independent: $first to $last',
  (batch) => {
    for (const i of numbers(batch)) {
      const options = parseOptions(VARIANTS[i % VARIANTS.length])
      if (!options.ok) throw new Error(options.problem.what)
      const seed = FIRST_SEED + i
      const start = setup(options.value, openStream(seed, 'deal'))
      expect(playSearching(start, seed, openStream(seed, 'play'))).toBeGreaterThan(0)
    }
  },
)
