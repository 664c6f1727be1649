import type { GameRules, GameShape, Seat, Turn } from './game.ts'
import type { Rng } from './rng.ts'

/** The result of playing one move. */
export interface Played<G extends GameShape> {
  readonly state: G['state']
  readonly events: readonly G['event'][]
}

/** Plays a move. The caller has checked with `refuse` that it is legal. */
export function playMove<G extends GameShape>(
  rules: GameRules<G>,
  state: G['state'],
  seat: Seat,
  move: G['move'],
  rng: Rng,
): Played<G> {
  const turn = new LiveTurn(rules, state, rng)
  rules.play(turn, seat, move)
  return turn
}

/** Applies events outside of a move, e.g. to complete a position that was loaded rather than reached by play. */
export function settle<G extends GameShape>(
  rules: Pick<GameRules<G>, 'evolve'>,
  state: G['state'],
  rng: Rng,
  act: (turn: Turn<G>) => void,
): G['state'] {
  const turn = new LiveTurn(rules, state, rng)
  act(turn)
  return turn.state
}

/** Folds a list of events over a state. */
export function fold<G extends GameShape>(
  rules: GameRules<G>,
  state: G['state'],
  events: readonly G['event'][],
): G['state'] {
  return events.reduce((now, event) => rules.evolve(now, event), state)
}

class LiveTurn<G extends GameShape> implements Turn<G>, Played<G> {
  readonly events: G['event'][] = []
  private readonly rules: Pick<GameRules<G>, 'evolve'>
  state: G['state']
  readonly rng: Rng

  constructor(rules: Pick<GameRules<G>, 'evolve'>, state: G['state'], rng: Rng) {
    this.rules = rules
    this.state = state
    this.rng = rng
  }

  emit(event: G['event']): void {
    this.state = this.rules.evolve(this.state, event)
    this.events.push(event)
  }
}
