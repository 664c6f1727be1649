import { expect, it } from 'vitest'
import { Budget } from '../../../../kernel/budget.ts'
import { playMove } from '../../../../kernel/play.ts'
import { openStream, type Rng } from '../../../../kernel/rng.ts'
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
import { MoveList } from '../codes.ts'
import type { Core } from '../core.ts'
import { listMoves } from '../listing/listing.ts'
import { isFollowed, readCore } from '../translation/reading.ts'
import { scoreCode } from './policy.ts'
import { coreTable } from './searchable.ts'
import { viewed } from './viewed.ts'

const VARIANTS: readonly object[] = [
  { idleRounds: 12, players: 2 },
  { idleRounds: 12, alliances: 'pairs', lifeboat: true },
  { idleRounds: 10, variant: 'archipelago' },
  { idleRounds: 12, players: 3, map: 'great-island', lifeboat: true },
]
/** The number of moves between two searched positions. */
const APART = 40
const FORESIGHT = { rounds: 2, whims: 3 }
const SEARCH = LEVELS.master.search
const FEW = 200

/** A view of a seat that must decide. */
interface Asked {
  readonly view: JackalState
  readonly seat: string
}

const tableOf = ({ view }: Asked) => coreTable(view, outlookFrom(view, FORESIGHT))

/** Checks that a world dealt from a view looks the same to its seat. */
function holdDeals(asked: Asked, rng: Rng): readonly Core[] {
  const { deal } = tableOf(asked)
  const worlds = [deal(rng), deal(rng)]
  for (const world of worlds) expect(jackal.view(writeCore(world), asked.seat)).toEqual(asked.view)
  return worlds
}

/** Checks that neither the possible moves of a seat nor their scores depend on what the seat may not know. */
function holdIgnorance({ view }: Asked, worlds: readonly Core[]): void {
  const { chart } = viewed(view)
  const known = worlds.map((world) => {
    const list = new MoveList()
    listMoves(world, list)
    return Array.from({ length: list.count }, (_, i) => [list.at(i), scoreCode(world, chart, list.at(i))])
  })
  expect(known[1]).toEqual(known[0])
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

it.each(batchesOf(100))('a search of Jackal knows what its seat knows: $first to $last', (batch) => {
  for (const i of numbers(batch)) {
    const options = parseOptions(VARIANTS[i % VARIANTS.length])
    if (!options.ok) throw new Error(options.problem.what)
    const seed = FIRST_SEED + i
    const start = setup(options.value, openStream(seed, 'deal'))
    expect(playSearching(start, seed, openStream(seed, 'play'))).toBeGreaterThan(0)
  }
})
