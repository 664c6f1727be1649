import type { GameRules, GameShape, Seat, Turn } from './game.ts'
import type { Rng } from './rng.ts'

/** What playing one move led to. */
export interface Played<G extends GameShape> {
  readonly state: G['state']
  readonly events: readonly G['event'][]
}

/** Plays a legal move. The rules are not asked again whether it is legal: `refuse` is the caller's business. */
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

/** Does something to a state outside of any move, as a position that was not reached by play is settled. */
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
