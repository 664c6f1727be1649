import { Budget } from '../../kernel/budget.ts'
import type { Seat } from '../../kernel/game.ts'
import { openStream, type Rng } from '../../kernel/rng.ts'
import { awaiting } from '../awaiting.ts'
import { actorOf, isShip, unitNamed } from '../fleet.ts'
import { refuse } from '../refuse.ts'
import type { AdmiralMove, AdmiralState, UnitId } from '../types.ts'
import type { Conduct } from './conduct.ts'
import { PlanGame } from './planGame.ts'
import type { Plan } from './plans.ts'
import { playInWorld } from './playout.ts'
import { likedMove } from './policy.ts'
import { dealWorld } from './worlds.ts'

/** The seat that thinks, its view, and its conduct. */
export interface Asker {
  readonly view: AdmiralState
  readonly seat: Seat
  readonly conduct: Conduct
}

/** The seeds of the dice with which the sequel of a plan is tried. */
const LUCKS = [1, 2, 3]
/** Enough for all moves of a squadron in a turn, and of its enemies before it. */
const MOST_MOVES = 120

/** Returns the units that take part in a plan. */
function actorsOf(plan: Plan): readonly (UnitId | null)[] {
  return plan.flatMap((move) => (move.kind === 'salvo' ? move.with.map(({ ship }) => ship) : [actorOf(move)]))
}

/** Returns whether two plans exclude each other: they are one ship's, or one cannot be carried out after the other. */
export function excludes(asker: Asker, one: Plan, other: Plan): boolean {
  const { view, seat } = asker
  const [first] = other
  const both = actorsOf(other)
  if (view.offer || first === undefined || actorsOf(one).some((actor) => both.includes(actor))) return true
  return !LUCKS.some((luck) => {
    const rng = openStream(luck, 'sequels')
    const played = playedOut(asker, one, rng)
    const active = played.activation?.ship
    const isEnded = active === undefined || refuse(played, seat, { kind: 'finish', ship: active }) !== null
    const now = isEnded ? played : playInWorld(played, { kind: 'finish', ship: active }, rng, new Budget(1))
    return refuse(now, seat, first) === null
  })
}

/** Returns what the seat does after a plan until its turn is over, if all play by the policy. */
export function deedsAfter(asker: Asker, plan: Plan): readonly AdmiralMove[] {
  return LUCKS.flatMap((luck) => deedsBy(asker, plan, openStream(luck, 'sequels')))
}

function deedsBy(asker: Asker, plan: Plan, rng: Rng): readonly AdmiralMove[] {
  const { seat, conduct } = asker
  const deeds: AdmiralMove[] = []
  let now = playedOut(asker, plan, rng)
  let hadTurn = asker.view.turn === seat
  for (let moves = 0; moves < MOST_MOVES && !now.result; moves++) {
    hadTurn ||= now.turn === seat
    const [actor] = awaiting(now)
    const move = likedMove(now, conduct)
    const isOver = hadTurn && (now.turn !== seat || now.round !== asker.view.round)
    if (isOver || actor === undefined || !move || refuse(now, actor, move) !== null) break
    if (actor === seat && move.kind !== 'finish' && move.kind !== 'decline') deeds.push(move)
    now = playInWorld(now, move, rng, new Budget(1))
  }
  return deeds
}

function playedOut({ view, conduct }: Asker, plan: Plan, rng: Rng): AdmiralState {
  return new PlanGame(view, { conduct, berths: 0 }, new Budget(MOST_MOVES)).play(dealWorld(view, rng), plan, rng)
}

/** Returns whether a unit id is a fort's. */
export function isFort(view: AdmiralState, id: UnitId): boolean {
  const unit = unitNamed(view, id)
  return unit !== null && !isShip(unit)
}
