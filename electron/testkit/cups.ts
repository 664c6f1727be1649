import { type Bot, botsOf } from '../../engine/kernel/bots.ts'
import { type GameRules, HIDDEN, type Hidden, type Outcome, type Seat } from '../../engine/kernel/game.ts'
import type { Judge } from '../../engine/kernel/judging.ts'
import { accepted, rejected } from '../../engine/kernel/parsed.ts'
import { shuffled } from '../../engine/kernel/rng.ts'
import type { MatchGame } from '../../engine/match/game.ts'
import { BOT_LEVELS_OF } from '../contract/ipc.ts'
import type { HostedGame } from '../games/hostedGame.ts'

/**
 * Cups: a small game for the host's tests. It has chance (`roll`), a secret (`peek`) and plain moves: `wink`, and
 * `pass`, which ends the turn and is never listed.
 */
export interface CupsShape {
  options: { readonly turns: number }
  state: CupsState
  move: CupsMove
  event: CupsEvent
  refusal: 'not-your-turn' | 'match-over' | 'no-such-cup'
}

interface CupsState {
  /** The value under each cup. */
  readonly cups: readonly (number | Hidden)[]
  /** The seats that have looked under each cup. */
  readonly seenBy: readonly (readonly Seat[])[]
  readonly points: Readonly<Record<Seat, number>>
  readonly winks: number
  readonly turn: Seat
  readonly turnsLeft: number
}

export type CupsMove = { kind: 'roll' } | { kind: 'wink' } | { kind: 'pass' } | { kind: 'peek'; cup: number }

type CupsEvent =
  | { kind: 'rolled'; seat: Seat; points: number }
  | { kind: 'winked'; seat: Seat }
  | { kind: 'peeked'; seat: Seat; cup: number; value: number | Hidden; reveals: true }
  | { kind: 'turnPassed'; to: Seat }

const SEATS = ['north', 'south'] as const
const CUPS = [0, 1, 2, 3, 4, 5]

export const cupsRules: GameRules<CupsShape> = {
  id: 'jackal',
  version: 1,
  foldsFrom: 1,
  setup: ({ turns }, rng) => ({
    cups: shuffled([11, 22, 33, 44, 55, 66], rng),
    seenBy: CUPS.map(() => []),
    points: { north: 0, south: 0 },
    winks: 0,
    turn: 'north',
    turnsLeft: turns,
  }),
  seats: () => SEATS,
  awaiting: ({ turn, turnsLeft }) => (turnsLeft > 0 ? [turn] : []),
  legalMoves: (view, seat) => ALL_MOVES.filter((move) => cupsRules.refuse(view, seat, move) === null),
  hint: (_view, move) => (move.kind === 'peek' && move.cup === 5 ? { fatal: true } : {}),
  refuse(state, seat, move) {
    if (state.turnsLeft === 0) return 'match-over'
    if (seat !== state.turn) return 'not-your-turn'
    return move.kind === 'peek' && state.seenBy[move.cup] === undefined ? 'no-such-cup' : null
  },
  play(turn, seat, move) {
    if (move.kind === 'wink') return turn.emit({ kind: 'winked', seat })
    if (move.kind === 'roll') turn.emit({ kind: 'rolled', seat, points: turn.rng.int(6) + 1 })
    if (move.kind === 'peek') {
      const value = turn.state.cups[move.cup] ?? HIDDEN
      turn.emit({ kind: 'peeked', seat, cup: move.cup, value, reveals: true })
    }
    turn.emit({ kind: 'turnPassed', to: seat === 'north' ? 'south' : 'north' })
  },
  evolve(state, event) {
    switch (event.kind) {
      case 'rolled': {
        const points = (state.points[event.seat] ?? 0) + event.points
        return { ...state, points: { ...state.points, [event.seat]: points } }
      }
      case 'winked':
        return { ...state, winks: state.winks + 1 }
      case 'peeked': {
        const seen = [...(state.seenBy[event.cup] ?? []), event.seat]
        const cups = event.value === HIDDEN ? state.cups : state.cups.with(event.cup, event.value)
        return { ...state, cups, seenBy: state.seenBy.with(event.cup, seen) }
      }
      case 'turnPassed':
        return { ...state, turn: event.to, turnsLeft: state.turnsLeft - 1 }
      default:
        return event satisfies never
    }
  },
  outcome: ({ turnsLeft, points }) => (turnsLeft > 0 ? null : resultOf(points)),
  view(state, viewer) {
    if (viewer === 'open') return state
    return { ...state, cups: state.cups.map((value, cup) => (state.seenBy[cup]?.includes(viewer) ? value : HIDDEN)) }
  },
  redact(event, viewer) {
    if (event.kind !== 'peeked' || viewer === 'open' || viewer === event.seat) return event
    return { ...event, value: HIDDEN }
  },
}

const ALL_MOVES: readonly CupsMove[] = [
  { kind: 'roll' },
  { kind: 'wink' },
  ...CUPS.map((cup): CupsMove => ({ kind: 'peek', cup })),
]

function resultOf(points: Readonly<Record<Seat, number>>): Outcome {
  const best = Math.max(...Object.values(points))
  return { winners: SEATS.filter((seat) => points[seat] === best), scores: points, reason: 'turns-over' }
}

const cupsMatch: MatchGame<CupsShape> = {
  rules: cupsRules,
  optionsOf: ({ turnsLeft }) => ({ turns: turnsLeft }),
  parseOptions(input) {
    const turns = field(input, 'turns') ?? 40
    if (typeof turns === 'number' && Number.isInteger(turns) && turns > 0) return accepted({ turns })
    return rejected('turns', 'a whole number above 0')
  },
  parsePosition: (input) => accepted(input as CupsState), // only gets the result of printPosition
  printPosition: (state) => state,
  parseMove(input) {
    const kind = field(input, 'kind')
    const cup = field(input, 'cup')
    if (kind === 'roll' || kind === 'wink' || kind === 'pass') return accepted({ kind })
    return kind === 'peek' && typeof cup === 'number' ? accepted({ kind, cup }) : rejected('kind', 'no move of Cups')
  },
  printMove: (move) => ({ ...move }),
}

function field(input: unknown, name: string): unknown {
  return typeof input === 'object' && input !== null ? Reflect.get(input, name) : undefined
}

/** Plays any move. */
const idler: Bot<CupsShape> = {
  choose(view, seat, rng) {
    const moves = cupsRules.legalMoves(view, seat).filter(({ kind }) => kind !== 'wink')
    return moves[rng.int(moves.length)] ?? { kind: 'roll' }
  },
  advise(view, seat, rng) {
    const first = idler.choose(view, seat, rng)
    return [
      { move: first, value: 0.75 },
      { move: { kind: 'wink' }, value: 0.5 },
    ]
  },
}

/** Rates rolling as best; only points count. */
const cupsJudge: Judge<CupsShape> = {
  positions: 1,
  continues: (last, next) => last.kind === 'wink' && next.kind === 'wink',
  judge(_view, _seat, [played]) {
    if (!played || played.kind === 'pass') return null
    if (played.kind === 'roll') return { best: 0.6, played: 0.6, other: 0.4 }
    return { best: 0.6, played: 0.4, other: 0.6, better: { move: { kind: 'roll' }, value: 0.6 } }
  },
  assess: ({ points }, seat) => (points[seat] ?? 0) / 100,
  sides: ({ points }) => Object.keys(points).map((seat) => [seat]),
}

/** Cups under the id of a real game. */
export const cups: HostedGame<CupsShape> = {
  id: 'jackal',
  match: cupsMatch,
  ruleOf: (refusal) => `C-${refusal.toUpperCase()}`,
  judge: cupsJudge,
  bots: botsOf(BOT_LEVELS_OF.jackal, { easy: idler, medium: idler, hard: idler, master: idler }),
}

/** Cups of an early version, whose bots have only two levels. */
export const earlyCups: HostedGame<CupsShape> = {
  ...cups,
  bots: botsOf(['easy', 'medium'], { easy: idler, medium: idler }),
}
