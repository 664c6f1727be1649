import { playMove } from '../../kernel/play.ts'
import { openStream } from '../../kernel/rng.ts'
import { activationOf, isInPort, shipNamed } from '../fleet.ts'
import { refuse } from '../refuse.ts'
import { admiral } from '../rules.ts'
import { type AdmiralMove, type AdmiralState, RUDDERS, type Ship, type SteerMove } from '../types.ts'
import type { Conduct } from './conduct.ts'
import { placeScores } from './places.ts'
import { bestShot } from './policy.ts'

/**
 * Returns the move that lands gold at once in a treasure hunt, provided that no enemy is asked to fire before: a
 * manoeuvre into its own port, or in port a shot or the end of the move. Null if there is none. Landed gold is worth
 * more than any other deed, because it cannot be lost. A ship that came into port by a storm or as a prize has to sail
 * within it.
 */
export function landGold(view: AdmiralState, seat: string, conduct: Conduct): AdmiralMove | null {
  if (view.options.scenario !== 'treasure' || view.offer || view.assigning.length > 0) return null
  for (const ship of view.ships) {
    if (ship.team !== seat || ship.gold === 0 || ship.at === null) continue
    const move = isMoored(view, ship)
      ? (bestShot(view, ship) ?? { kind: 'finish', ship: ship.id })
      : wayHome(view, ship, conduct)
    if (move && refuse(view, seat, move) === null) return move
  }
  return null
}

/** Returns whether a ship is under way in its own port, so that its gold is landed as soon as its move ends. */
function isMoored(view: AdmiralState, { id, at, team }: Ship): boolean {
  if (at === null || activationOf(view, id).stage !== 'moving') return false
  return view.forts.some((fort) => fort.team === team && isInPort(view, at, fort))
}

/** Returns the manoeuvre home that leads to the best place. */
function wayHome(view: AdmiralState, ship: Ship, conduct: Conduct): SteerMove | null {
  const score = placeScores(view, ship, conduct)
  let [best, most]: [SteerMove | null, number] = [null, Number.NEGATIVE_INFINITY]
  for (const move of manoeuvres(ship)) {
    const there = refuse(view, ship.team, move) === null ? afterLanding(view, move) : null
    const value = there && there.at !== null ? score(there.at, there.heading) : Number.NEGATIVE_INFINITY
    if (value > most) [best, most] = [move, value]
  }
  return best
}

/**
 * Returns the manoeuvres of a ship. Rapid is used only if needed: if it makes no difference, the manoeuvre without
 * Rapid comes first.
 */
function manoeuvres({ id, captain }: Ship): readonly SteerMove[] {
  const plain = RUDDERS.map((turn): SteerMove => ({ kind: 'steer', ship: id, turn }))
  return captain === 'rapid' ? [...plain, ...plain.map((move): SteerMove => ({ ...move, captain: true }))] : plain
}

/**
 * Returns the ship after a manoeuvre that lands its gold, or after which ending its move lands it; null for other
 * manoeuvres.
 */
function afterLanding(view: AdmiralState, move: SteerMove): Ship | null {
  const { events, state } = playMove(admiral, view, view.turn, move, openStream(1, 'landing'))
  const ship = shipNamed(state, move.ship)
  const isAshore = events.some(({ kind }) => kind === 'goldLanded')
  return ship && (isAshore || (!state.offer && isMoored(state, ship))) ? ship : null
}
