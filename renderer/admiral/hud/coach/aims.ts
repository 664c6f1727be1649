import { distanceBetween, isBeside, printCell } from '../../../../engine/admiral/cells.ts'
import { shipNamed } from '../../../../engine/admiral/fleet.ts'
import { type Berth, nearestEnemy } from '../../../../engine/admiral/foresight.ts'
import type { AdmiralState, Ship, UnitId } from '../../../../engine/admiral/types.ts'
import type { Translate } from '../../../i18n/t.ts'
import { nameIn } from '../../names.ts'
import { type Fact, good } from '../orders/attackText.ts'
import { cargoAt } from '../orders/cargo.ts'
import { enemiesOn } from '../orders/comers.ts'
import { courseFacts } from '../orders/courseText.ts'
import { isGuarded } from './ends.ts'

/**
 * Returns the reasons for a course and against it: the gold at its end and the dangers on it; else its other
 * advantages.
 */
export function sailingFacts(
  t: Translate,
  view: AdmiralState,
  id: UnitId,
  course: Berth,
  declared: boolean,
): readonly Fact[] {
  const ship = shipNamed(view, id)
  const facts = [...(ship ? goldFacts(t, view, ship, course) : []), ...courseFacts(t, view, id, course, declared)]
  if (!ship || facts.some(({ kind }) => kind === 'good')) return facts
  return [...placeFacts(t, view, ship, course), ...facts]
}

/**
 * Returns a reason for a ship that comes nearer to gold at sea, or brings its gold nearer home; gold that it loads or
 * lands at once is shown with its course.
 */
function goldFacts(t: Translate, view: AdmiralState, ship: Ship, { at }: Berth): readonly Fact[] {
  if (ship.at === null || view.options.scenario === 'duel') return []
  if (ship.gold > 0) {
    if (cargoAt(view, ship.id, at).lands > 0) return []
    const homes = view.forts.filter(({ team }) => team === ship.team).map((fort) => fort.at)
    const [before, after] = [ship.at, at].map((from) => Math.min(...homes.map((home) => distanceBetween(from, home))))
    const isNearer = after !== undefined && before !== undefined && after < before
    return isNearer ? [good(t('coach.adm.goldHome', { distance: t('fire.distance', { n: after }) }))] : []
  }
  const [nearest] = view.treasures.toSorted((a, b) => distanceBetween(at, a.at) - distanceBetween(at, b.at))
  if (!nearest || isBeside(nearest.at, at)) return []
  const n = distanceBetween(at, nearest.at)
  if (n >= distanceBetween(ship.at, nearest.at)) return []
  return [good(t('coach.adm.toGold', { at: printCell(nearest.at), distance: t('fire.distance', { n }) }))]
}

/** Returns the advantages of a place that has no other reasons for it. */
function placeFacts(t: Translate, view: AdmiralState, ship: Ship, course: Berth): readonly Fact[] {
  if (ship.at === null) return []
  const here = { at: ship.at, heading: ship.heading }
  const [before, after] = [here, course].map((lying) => enemiesOn(view, ship.id, lying).length)
  const facts: Fact[] = []
  if (isGuarded(view, { ...ship, at: course.at })) facts.push(good(t('coach.adm.guarded')))
  if (after !== undefined && before !== undefined && after < before)
    facts.push(good(t('coach.adm.fewer', { n: after, before })))
  const enemy = nearestEnemy(view, { ...ship, at: course.at })
  if (facts.length > 0 || !enemy || enemy.at === null) return facts
  const n = distanceBetween(course.at, enemy.at)
  if (n >= distanceBetween(ship.at, enemy.at)) return []
  return [good(t('coach.adm.nearer', { unit: nameIn(t, view, enemy.id, 'dat'), distance: t('fire.distance', { n }) }))]
}
