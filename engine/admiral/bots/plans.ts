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
 * Returns the plans worth trying, the liked move first: single answers, or each ship's shots, boardings and ways.
 *
 * @param berths the maximum number for each ship
 * @param refuges the safest berths of each ship, tried as well
 */
export function plansOf(
  view: AdmiralState,
  team: TeamId,
  berths: number,
  conduct: Conduct,
  refuges = 0,
): readonly Plan[] {
  const choice = { berths, refuges, conduct }
  const plans = view.offer ? legalMoves(view, team).map((move) => [move]) : deeds(view, team, choice)
  const liked = likedMove(view, conduct)
  const all = liked && refuse(view, team, liked) === null ? [[liked], ...plans] : plans
  return distinct(all, canonical)
}

/** Returns the policy's whole way if the plan is only its first step; otherwise the plan itself. */
export function wholeWay(view: AdmiralState, plan: Plan, conduct: Conduct): Plan {
  const course = likedCourse(view, conduct)
  if (!course || course.sequel.length === 0 || canonical(plan) !== canonical([course.move])) return plan
  return [course.move, ...course.sequel]
}

/** The berths of a ship to try. */
interface Choice {
  readonly berths: number
  readonly refuges: number
  readonly conduct: Conduct
}

function deeds(view: AdmiralState, team: TeamId, choice: Choice): readonly Plan[] {
  const plain = legalMoves(view, team).filter((move) => isWorthTrying(view, move))
  const ships = unitsOf(view, team).filter(isShip)
  const ways = ships.filter((ship) => canSail(view, ship)).flatMap((ship) => waysOf(view, ship, choice))
  return [...plain.map((move) => [move]), ...ways]
}

/**
 * Returns whether a move is worth trying: steering is tried as whole ways, cards are not turned on their own, and shots
 * are tried one by one.
 */
function isWorthTrying(view: AdmiralState, move: AdmiralMove): boolean {
  if (move.kind === 'steer' || move.kind === 'captain') return false
  if (move.kind === 'fire') return move.shots === 1
  return move.kind !== 'finish' || view.activation === null || view.activation.ship === move.ship
}

function canSail({ activation }: AdmiralState, ship: Ship): boolean {
  return ship.at !== null && !ship.done && (activation === null || activation.ship === ship.id)
}

/** Returns the conduct of a ship that runs: it considers enemy guns, but no goals. */
const runningFrom = ({ weights, ...conduct }: Conduct): Conduct => ({
  ...conduct,
  isWary: true,
  weights: { ...weights, danger: 3, threat: 1.5, approach: 0, company: 0 },
})

function waysOf(view: AdmiralState, ship: Ship, { berths, refuges, conduct }: Choice): readonly Plan[] {
  const begins = activationOf(view, ship.id).stage === 'begun'
  const rapid = begins && ship.captain === 'rapid' && view.wind.strength === 'fresh'
  const declared = rapid || mayBeForestalled(view, ship)
  const courses = reachable(view, ship.id, rapid)
  const risk = passingRisk(view, ship)
  const best = (count: number, taste: Conduct) => {
    const score = placeScores(view, ship, taste)
    const rated = courses.map((course) => ({ course, value: score(course.at, course.heading) - risk(course.path) }))
    const ranked = rated.toSorted((a, b) => b.value - a.value)
    return ranked.slice(0, count).map(({ course }) => course)
  }
  const tried = refuges > 0 ? [...best(berths, conduct), ...best(refuges, runningFrom(conduct))] : best(berths, conduct)
  return [...new Set(tried)].map(({ way }) =>
    way.map((turn, i): AdmiralMove => {
      const move = { kind: 'steer', ship: ship.id, turn } as const
      return declared && i === 0 ? { ...move, captain: true } : move
    }),
  )
}
