import { distinct } from '../../kernel/distinct.ts'
import { canonical } from '../../kernel/fingerprint.ts'
import { activationOf, isShip, unitsOf } from '../fleet.ts'
import { reachable } from '../foresight.ts'
import { legalMoves } from '../moves.ts'
import { refuse } from '../refuse.ts'
import type { AdmiralMove, AdmiralState, Ship, TeamId } from '../types.ts'
import type { Conduct } from './conduct.ts'
import { passingRisk, placeScores } from './places.ts'
import { likedCourse, likedMove, mayBeForestalled } from './policy.ts'

/** Moves of one ship that belong together. */
export type Plan = readonly AdmiralMove[]

/**
 * What is worth trying, the liked move first: answers as they are, or each ship's shots, boardings and ways.
 *
 * @param berths of each ship, at most
 */
export function plansOf(view: AdmiralState, team: TeamId, berths: number, conduct: Conduct): readonly Plan[] {
  const plans = view.offer ? legalMoves(view, team).map((move) => [move]) : deeds(view, team, berths, conduct)
  const liked = likedMove(view, conduct)
  const all = liked && refuse(view, team, liked) === null ? [[liked], ...plans] : plans
  return distinct(all, canonical)
}

/** The whole way that the policy means where the plan is its first step alone; otherwise the plan itself. */
export function wholeWay(view: AdmiralState, plan: Plan, conduct: Conduct): Plan {
  const course = likedCourse(view, conduct)
  if (!course || course.sequel.length === 0 || canonical(plan) !== canonical([course.move])) return plan
  return [course.move, ...course.sequel]
}

function deeds(view: AdmiralState, team: TeamId, berths: number, conduct: Conduct): readonly Plan[] {
  const plain = legalMoves(view, team).filter((move) => isWorthTrying(view, move))
  const ships = unitsOf(view, team).filter(isShip)
  const ways = ships.filter((ship) => canSail(view, ship)).flatMap((ship) => waysOf(view, ship, berths, conduct))
  return [...plain.map((move) => [move]), ...ways]
}

/** Steering is tried as whole ways, cards are turned only by being used, and salvos by halves tell little. */
function isWorthTrying(view: AdmiralState, move: AdmiralMove): boolean {
  if (move.kind === 'steer' || move.kind === 'captain') return false
  if (move.kind === 'fire') return move.shots === 1
  return move.kind !== 'finish' || view.activation === null || view.activation.ship === move.ship
}

function canSail({ activation }: AdmiralState, ship: Ship): boolean {
  return ship.at !== null && !ship.done && (activation === null || activation.ship === ship.id)
}

function waysOf(view: AdmiralState, ship: Ship, count: number, conduct: Conduct): readonly Plan[] {
  const begins = activationOf(view, ship.id).stage === 'begun'
  const rapid = begins && ship.captain === 'rapid' && view.wind.strength === 'fresh'
  const declared = rapid || mayBeForestalled(view, ship)
  const score = placeScores(view, ship, conduct)
  const risk = passingRisk(view, ship)
  return reachable(view, ship.id, rapid)
    .map(({ at, heading, way, path }) => ({ way, value: score(at, heading) - risk(path) }))
    .toSorted((a, b) => b.value - a.value)
    .slice(0, count)
    .map(({ way }) =>
      way.map((turn, i): AdmiralMove => {
        const move = { kind: 'steer', ship: ship.id, turn } as const
        return declared && i === 0 ? { ...move, captain: true } : move
      }),
    )
}
