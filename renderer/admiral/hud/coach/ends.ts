import { friendlyPorts, isFighting, isShip, unitNamed, unitsOf } from '../../../../engine/admiral/fleet.ts'
import { hasShots } from '../../../../engine/admiral/foresight.ts'
import { hasTargets } from '../../../../engine/admiral/moves.ts'
import type { AdmiralState, Ship, Unit, UnitId } from '../../../../engine/admiral/types.ts'
import type { Translate } from '../../../i18n/t.ts'
import { threatsIn } from '../../highlights/boardMarks.ts'
import type { IntentState } from '../../intent/intentState.ts'
import { unitsToAct } from '../../intent/targets.ts'
import { type Fact, good, plain } from '../orders/attackText.ts'
import { enemiesOn } from '../orders/comers.ts'

/** Returns why the advice is to end the turn although some units could still act. */
export function endFacts(t: Translate, { asked }: IntentState, view: AdmiralState): readonly Fact[] {
  const able = unitsToAct(asked)
  if (able.length === 0) return [plain(t('coach.adm.nothing'))]
  const ships = unitsOf(view, view.turn).filter((unit): unit is Ship => isShip(unit) && unit.at !== null)
  if (ships.length > 0 && ships.every((ship) => isGuarded(view, ship))) return [good(t('coach.adm.guarded.all'))]
  const isQuiet = ships.every((ship) => isQuietAt(view, ship))
  return [...(isQuiet ? [good(t('coach.adm.quiet.all'))] : []), ...gunFacts(t, view, able, 'all')]
}

/** Returns why the advice is that one ship or fort does nothing more. */
export function finishFacts(t: Translate, view: AdmiralState, id: UnitId): readonly Fact[] {
  const unit = unitNamed(view, id)
  if (!unit || unit.at === null) return []
  if (isShip(unit) && isGuarded(view, unit)) return [good(t('coach.adm.guarded'))]
  const isQuiet = isShip(unit) && isQuietAt(view, unit)
  return [...(isQuiet ? [good(t('coach.adm.quiet.one'))] : []), ...gunFacts(t, view, [id], 'one')]
}

/** Returns whether a ship lies in the port of a fort whose guns are not silent. */
export function isGuarded(view: AdmiralState, ship: Ship): boolean {
  return friendlyPorts(view, ship).some((fort) => isFighting(view, fort))
}

/** Says that all shots are fired or there is no target; else that the guns can answer an enemy that is still to act. */
function gunFacts(t: Translate, view: AdmiralState, ids: readonly UnitId[], who: 'all' | 'one'): readonly Fact[] {
  const loaded = ids.flatMap((id) => unitNamed(view, id) ?? []).filter((unit) => hasShots(view, unit))
  if (loaded.length === 0) return [plain(t('coach.adm.spent'))]
  if (!loaded.some((unit) => hasTargets(view, unit))) return [good(t(`coach.adm.idle.${who}`))]
  return loaded.some((unit) => mayBeFiredAt(view, unit)) ? [good(t('coach.adm.loaded'))] : []
}

/** Returns whether an enemy that is still to act this round can fire at a ship or fort in its place. */
function mayBeFiredAt(view: AdmiralState, { at, team }: Unit): boolean {
  return at !== null && threatsIn(view, team, 'round').some(({ fires }) => fires.has(at))
}

/** Returns true if no enemy bears on the ship in its place, or can come to a place from which it does in this round. */
function isQuietAt(view: AdmiralState, { id, at, heading }: Ship): boolean {
  return at === null || enemiesOn(view, id, { at, heading }).length === 0
}
