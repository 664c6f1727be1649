import type { GameRules, GameShape, Viewer } from '../kernel/game.ts'
import { playMove } from '../kernel/play.ts'
import type { Rng } from '../kernel/rng.ts'
import { openStream } from '../kernel/rng.ts'
import type { Bench, Rate, Row } from './row.ts'

/** A game for random play. */
export interface RandomGame<G extends GameShape> {
  readonly title: string
  readonly rules: GameRules<G>
  readonly options: G['options']
  /** The number of matches that are played repeatedly; four times as many are searched for long ones. */
  readonly matches: number
}

/** A position in the middle of a match from which to play on. */
interface Stage<G extends GameShape> {
  readonly state: G['state']
  readonly seed: number
}

/** The minimum number of decisions of a long match; the beginnings and ends of long matches are compared. */
const LONG = 400
const STRETCH = 100

/**
 * Measures random play of one game on one thread: its speed, whether long matches slow it down, and the cost of
 * viewers.
 */
export function randomPlayBench<G extends GameShape>(game: RandomGame<G>): Bench {
  return { title: game.title, rows: (rate) => rowsOf(game, rate) }
}

function rowsOf<G extends GameShape>(game: RandomGame<G>, rate: Rate): readonly Row[] {
  const matches = rate(() => {
    for (let seed = 0; seed < game.matches; seed++) playThrough(game, seed)
    return game.matches
  })
  const stages = stagesOf(game)
  const early = rate(() => playStretches(game, stages.early))
  const late = rate(() => playStretches(game, stages.late))
  return [
    decisionsRow(game, rate),
    { name: 'random matches', value: matches, unit: '/s' },
    { name: 'decisions early in long matches', value: early, unit: '/s' },
    { name: 'decisions late in long matches', value: late, unit: '/s' },
    { name: 'cost of late against early', value: early / late, unit: '×' },
    { name: 'view and redact, an event and viewer', value: 1e6 / rate(viewingOf(game)), unit: 'µs' },
  ]
}

/** Measures random decisions of whole matches. */
export function decisionsRow<G extends GameShape>(game: RandomGame<G>, rate: Rate): Row {
  return { name: 'random-play decisions', value: rate(() => playAll(game)), unit: '/s' }
}

function playAll<G extends GameShape>(game: RandomGame<G>): number {
  let decisions = 0
  for (let seed = 0; seed < game.matches; seed++) decisions += playThrough(game, seed)
  return decisions
}

/**
 * Plays a match to its end, with a callback for every position and the number of decisions before it; returns their
 * number.
 */
export function playThrough<G extends GameShape>(
  { rules, options }: Pick<RandomGame<G>, 'rules' | 'options'>,
  seed: number,
  visit: (state: G['state'], decisions: number) => void = () => {},
): number {
  const rng = openStream(seed, 'bench')
  let state = rules.setup(options, openStream(seed, 'deal'))
  for (let decisions = 0; ; decisions++) {
    visit(state, decisions)
    const next = playOne(rules, state, rng)
    if (next === null) return decisions
    state = next
  }
}

/** Makes one random decision; returns null when the match is over. */
function playOne<G extends GameShape>(rules: GameRules<G>, state: G['state'], rng: Rng): G['state'] | null {
  const [seat] = rules.awaiting(state)
  if (seat === undefined) return null
  const moves = rules.legalMoves(state, seat)
  const move = moves[rng.int(moves.length)]
  return move === undefined ? null : playMove(rules, state, seat, move, rng).state
}

/** Returns the beginnings and ends of long matches. */
function stagesOf<G extends GameShape>(game: RandomGame<G>): { early: Stage<G>[]; late: Stage<G>[] } {
  const early: Stage<G>[] = []
  const late: Stage<G>[] = []
  for (let seed = 0; seed < 4 * game.matches; seed++) {
    const states: G['state'][] = []
    const length = playThrough(game, seed, (state) => states.push(state))
    const [first] = states
    const last = states[length - STRETCH]
    if (length < LONG || first === undefined || last === undefined) continue
    early.push({ state: first, seed })
    late.push({ state: last, seed })
  }
  return { early, late }
}

/** Plays a stretch of decisions from every stage; returns their number. */
function playStretches<G extends GameShape>({ rules }: RandomGame<G>, stages: readonly Stage<G>[]): number {
  let decisions = 0
  for (const { state: start, seed } of stages) {
    const rng = openStream(seed, 'stretch')
    let state = start
    for (let i = 0; i < STRETCH; i++, decisions++) {
      const next = playOne(rules, state, rng)
      if (next === null) break
      state = next
    }
  }
  return decisions
}

/** Returns work that redacts every event of some matches for every viewer, with the view after it. */
function viewingOf<G extends GameShape>({ rules, options }: RandomGame<G>): () => number {
  const cut: (() => void)[] = []
  for (let seed = 0; seed < 3; seed++) {
    const rng = openStream(seed, 'bench')
    let state = rules.setup(options, openStream(seed, 'deal'))
    const viewers: Viewer[] = [...rules.seats(state), 'spectator']
    for (let seat = rules.awaiting(state)[0]; seat !== undefined; seat = rules.awaiting(state)[0]) {
      const moves = rules.legalMoves(state, seat)
      const move = moves[rng.int(moves.length)]
      if (move === undefined) break
      const { state: after, events } = playMove(rules, state, seat, move, rng)
      for (const event of events) {
        const before = state
        state = rules.evolve(before, event)
        const now = state
        for (const viewer of viewers) {
          cut.push(() => {
            rules.redact(event, viewer, before)
            rules.view(now, viewer)
          })
        }
      }
      state = after
    }
  }
  return () => {
    for (const work of cut) work()
    return cut.length
  }
}
