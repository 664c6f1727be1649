import { areAllied, firstOf, teamsAfter, unitNamed } from '../../../../engine/admiral/fleet.ts'
import {
  type Berth,
  bearersOn,
  type Danger,
  dangersOf,
  isDeadEnd,
  pointsToSail,
  targetsFrom,
} from '../../../../engine/admiral/foresight.ts'
import type { AdmiralState, TeamId, UnitId } from '../../../../engine/admiral/types.ts'
import type { Translate } from '../../../i18n/t.ts'
import { nameIn } from '../../names.ts'
import { type Fact, good, grave, plain } from './attackText.ts'
import { type Cargo, cargoAt, NO_CARGO } from './cargo.ts'
import { shipsInReach } from './comers.ts'

/** The results of a course, or of a turn on the spot. */
interface CourseProspect {
  readonly dangers: readonly Danger[]
  /** Enemies that bear on the ship there. */
  readonly bearers: readonly UnitId[]
  /** Other enemies that can still come in this round to a place where they bear. */
  readonly comers: readonly UnitId[]
  readonly targets: readonly UnitId[]
  readonly cargo: Cargo
  /** The rest of the ship's move there; absent for a turn on the spot. */
  readonly left: number | 'blocked' | 'stuck' | null
}

/** Returns the dangers and results of a course, in words. */
export function courseFacts(
  t: Translate,
  view: AdmiralState,
  ship: UnitId,
  course: Berth,
  declared: boolean,
): readonly Fact[] {
  return factsOf(t, view, ship, prospectOn(view, ship, course, declared))
}

/** Returns the dangers and results of a course, depending on whether the captain is declared with it. */
function prospectOn(view: AdmiralState, ship: UnitId, course: Berth, declared: boolean): CourseProspect {
  const bearers = bearersOn(view, ship, course)
  const isTurn = course.way.length === 0
  return {
    dangers: dangersOf(view, ship, course.way, declared),
    bearers,
    comers: shipsInReach(view, ship, course.at, bearers),
    targets: targetsFrom(view, ship, course),
    cargo: isTurn ? NO_CARGO : cargoAt(view, ship, course.at),
    left: isDeadEnd(view, course) ? 'stuck' : isTurn ? null : leftOn(view, ship, course),
  }
}

/** Returns the usable points at the end of a course, or the obstacle that ends the move there despite points left. */
export function leftOn(view: AdmiralState, ship: UnitId, course: Berth): number | 'blocked' {
  const points = Math.max(0, pointsToSail(view, ship, course))
  return points === 0 && course.left > 0 ? 'blocked' : points
}

function factsOf(
  t: Translate,
  view: AdmiralState,
  ship: UnitId,
  { dangers, bearers, comers, targets, cargo, left }: CourseProspect,
): readonly Fact[] {
  const names = (ids: readonly UnitId[]) => [...new Set(ids)].map((id) => nameIn(t, view, id)).join(', ')
  const [open, swift] = [false, true].map((onlySwift) =>
    dangers.filter((danger) => danger.onlySwift === onlySwift).flatMap((danger) => danger.by),
  )
  const facts: Fact[] = [...leftFacts(t, left), ...cargoFacts(t, cargo)]
  if (open?.length) facts.push(grave(t('course.crossing', { units: names(open) })))
  if (swift?.length) facts.push(grave(t('course.swift', { units: names(swift) })))
  if (bearers.length > 0) facts.push(grave(t('course.bearers', { units: names(bearers) })))
  if (comers.length > 0) facts.push(grave(t('course.comers', { units: names(comers) })))
  if (bearers.length + comers.length === 0) facts.push(good(quietText(t, view, ship)))
  if (targets.length > 0) facts.push(good(t('course.targets', { units: names(targets) })))
  return graveFirst(facts)
}

/** Returns the team that acts first in a round: a team without ships is skipped (A-ROUND). */
function beginnerOf(view: AdmiralState, round: number): TeamId {
  const first = firstOf(view, round)
  const canAct = (team: TeamId) => view.ships.some((ship) => ship.team === team && ship.at !== null)
  return [first, ...teamsAfter(view, first)].find(canAct) ?? first
}

/** Says that no enemy can fire at the ship in this round, and whether one may be the first to act in the next. */
export function quietText(t: Translate, view: AdmiralState, ship: UnitId): string {
  const { round, options, turn } = view
  const own = unitNamed(view, ship)?.team ?? turn
  const isAnother = round < options.roundLimit && !areAllied(options, own, beginnerOf(view, round + 1))
  return t(isAnother ? 'course.quiet.enemyNext' : 'course.quiet')
}

function leftFacts(t: Translate, left: CourseProspect['left']): readonly Fact[] {
  if (left === null) return []
  return [left === 'stuck' ? grave(t('course.stuck')) : plain(leftText(t, left))]
}

/** Returns the rest of the ship's move at the end of a course. */
export function leftText(t: Translate, left: number | 'blocked'): string {
  if (left === 'blocked') return t('course.blocked')
  return left > 0 ? t('course.left', { n: left }) : t('course.over')
}

/** Sorts warnings first: in a low panel they are visible without scrolling. */
const graveFirst = (facts: readonly Fact[]): readonly Fact[] =>
  facts.toSorted((a, b) => Number(b.kind === 'grave') - Number(a.kind === 'grave'))

function cargoFacts(t: Translate, { loads, lands }: Cargo): readonly Fact[] {
  const facts: Fact[] = []
  if (loads > 0) facts.push(good(t('course.loads', { gold: t('count.gold', { n: loads }) })))
  if (lands > 0) facts.push(good(t('course.lands', { gold: t('count.gold', { n: lands }) })))
  return facts
}
