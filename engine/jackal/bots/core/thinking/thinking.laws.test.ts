import { expect, it } from 'vitest'
import { Budget } from '../../../../kernel/budget.ts'
import { playMove } from '../../../../kernel/play.ts'
import { openStream, type Rng } from '../../../../kernel/rng.ts'
import { search } from '../../../../search/search.ts'
import { FLAT, type SearchSettings } from '../../../../search/settings.ts'
import { type Batch, batchesOf, FIRST_SEED } from '../../../../testkit/batches.node.ts'
import { randomIsland } from '../../../../testkit/randomIsland.ts'
import { parseOptions } from '../../../options.ts'
import { parsePosition } from '../../../position.ts'
import { jackal } from '../../../rules.ts'
import { setup } from '../../../setup.ts'
import type { JackalState } from '../../../types.ts'
import { isPlaced } from '../../../world.ts'
import { ruleTable } from '../../ruleTable.ts'
import type { Table } from '../../table.ts'
import { readCore } from '../translation/reading.ts'
import { coreTable } from './searchable.ts'

const VARIANTS: readonly object[] = [
  { idleRounds: 12 },
  { idleRounds: 12, players: 2 },
  { idleRounds: 12, alliances: 'pairs', lifeboat: true },
  { idleRounds: 10, variant: 'archipelago' },
  { idleRounds: 12, players: 2, crews: 1, endWhenDecided: true },
  { idleRounds: 10, variant: 'archipelago', map: 'atoll', lifeboat: true },
  { idleRounds: 12, players: 3, map: 'great-island', lifeboat: true },
]
/** The number of moves between two searched positions, and the number of moves compared in each. */
const APART = 20
const MOVES = 4
const OUTLOOK = { turns: 9, whims: 3 }
const SEARCHED = 80
const TREE: SearchSettings = {
  ...FLAT,
  looks: { worlds: 1, share: 1, weight: 1 },
  depth: 2,
  exploration: 15,
  width: { first: 3, growth: 0 },
  parts: 2,
}

const taken = <T>(list: readonly T[], i: number): T => list[i % list.length] as T // the list is not empty

/** Returns a seat's ranking of some moves, with the luck and budget it used. */
function thoughts<World, Move>(table: Table<World, Move>, view: JackalState, seat: string, seed: number): unknown {
  const rng = openStream(seed, 'thoughts')
  const budget = new Budget(1000)
  const game = table.gameFor(budget)
  const moves = jackal.legalMoves(view, seat)
  const world = table.deal(rng)
  const chosen = Array.from({ length: MOVES }, () => taken(moves, rng.int(moves.length)))
  const tried = chosen.map((legal) => {
    const move = table.moveOf(legal)
    const after = game.play(world, move, rng)
    const next = game.actor(after)
    return {
      legal,
      score: table.score(move),
      look: game.look(world, move, seat, rng),
      next,
      answers: next === null ? 0 : game.candidates(after).length,
      later: game.value(game.playout(after, openStream(seed, 'luck')), seat),
    }
  })
  const onward = game.value(game.playout(world, openStream(seed, 'luck')), seat)
  return { tried, onward, left: budget.left, drawn: rng.drawn }
}

function expectAlike(state: JackalState, seed: number): void {
  const [seat] = jackal.awaiting(state)
  if (seat === undefined || !state.teams.every(isPlaced)) return
  const view = jackal.view(state, seat)
  const core = readCore(view)
  if (!core) throw new Error('the core does not take the position on')
  const inCore = thoughts(coreTable(core, view, OUTLOOK), view, seat, seed)
  expect(inCore).toEqual(thoughts(ruleTable(view, OUTLOOK), view, seat, seed))
  if (seed % 3 === 0) expectRankedAlike(view, seat, seed)
}

/** Compares rankings of a search with a tree, too: it would reveal a world that one trial changed for the next. */
function expectRankedAlike(view: JackalState, seat: string, seed: number): void {
  const core = readCore(view)
  if (!core) throw new Error('the core does not take the position on')
  const moves = jackal.legalMoves(view, seat).slice(0, MOVES)
  const ranked = <World, Move>({ gameFor, deal, moveOf }: Table<World, Move>) => {
    const asked = { seat, moves: moves.map(moveOf), deal }
    const found = search(gameFor, asked, openStream(seed, 'search'), new Budget(SEARCHED), TREE)
    return found.map(({ move, ...score }) => ({ ...score, move: asked.moves.indexOf(move) }))
  }
  expect(ranked(coreTable(core, view, OUTLOOK))).toEqual(ranked(ruleTable(view, OUTLOOK)))
}

/** Plays a match at random; now and then compares searches of the seat to move. */
function playThinking(start: JackalState, seed: number, rng: Rng): number {
  let state = start
  let played = 0
  for (let [seat] = jackal.awaiting(state); seat !== undefined; [seat] = jackal.awaiting(state)) {
    if (played++ % APART === 0) expectAlike(state, seed + played)
    const moves = jackal.legalMoves(state, seat)
    state = playMove(jackal, state, seat, taken(moves, rng.int(moves.length)), rng).state
  }
  return played
}

const numbers = ({ first, last }: Batch) => Array.from({ length: last - first + 1 }, (_, i) => first + i)

it.each(batchesOf(100))('bots think the same in the core as by the rules: matches $first to $last', (batch) => {
  for (const i of numbers(batch)) {
    const options = parseOptions(taken(VARIANTS, i))
    if (!options.ok) throw new Error(options.problem.what)
    const seed = FIRST_SEED + i
    expect(
      playThinking(setup(options.value, openStream(seed, 'deal')), seed, openStream(seed, 'play')),
    ).toBeGreaterThan(0)
  }
})

it.each(batchesOf(16))('bots think the same in the core as by the rules: random positions $first to $last', (batch) => {
  for (const i of numbers(batch)) {
    const seed = FIRST_SEED + i
    const island = randomIsland(openStream(seed, 'island'), taken(VARIANTS.slice(0, 4), i))
    const state = parsePosition(island, openStream(seed, 'deal'))
    if (!state.ok) throw new Error(state.problem.what)
    expectAlike(state.value, seed)
  }
})
