import { friendlyPorts, isShip, unitNamed, unitsOf } from '../../../../engine/admiral/fleet.ts'
import { bearersOn } from '../../../../engine/admiral/foresight.ts'
import { hasTargets } from '../../../../engine/admiral/moves.ts'
import type { AdmiralState, Ship, UnitId } from '../../../../engine/admiral/types.ts'
import type { Translate } from '../../../i18n/t.ts'
import type { IntentState } from '../../intent/intentState.ts'
import { unitsToAct } from '../../intent/targets.ts'
import { type Fact, good, plain } from '../orders/attackText.ts'
import { comersTo } from '../orders/comers.ts'

/** Why the turn ends, though some could still act. */
export function endFacts(t: Translate, { asked }: IntentState, view: AdmiralState): readonly Fact[] {
  const able = unitsToAct(asked)
  if (able.length === 0) return [plain(t('coach.adm.nothing'))]
  const ships = unitsOf(view, view.turn).filter((unit): unit is Ship => isShip(unit) && unit.at !== null)
  const isGuarded = ships.length > 0 && ships.every((ship) => friendlyPorts(view, ship).length > 0)
  if (isGuarded) return [good(t('coach.adm.guarded.all'))]
  const isQuiet = ships.every((ship) => isQuietAt(view, ship))
  return [...(isQuiet ? [good(t('coach.adm.quiet.all'))] : []), ...gunFacts(t, view, able, isQuiet, 'all')]
}

/** Why one ship or fort does nothing more. */
export function finishFacts(t: Translate, view: AdmiralState, id: UnitId): readonly Fact[] {
  const unit = unitNamed(view, id)
  if (!unit || unit.at === null) return []
  if (isShip(unit) && friendlyPorts(view, unit).length > 0) return [good(t('coach.adm.guarded'))]
  const isQuiet = isShip(unit) && isQuietAt(view, unit)
  return [...(isQuiet ? [good(t('coach.adm.quiet.one'))] : []), ...gunFacts(t, view, [id], isQuiet, 'one')]
}

/** That nobody is in range; else that loaded guns can answer those who come. */
function gunFacts(
  t: Translate,
  view: AdmiralState,
  ids: readonly UnitId[],
  isQuiet: boolean,
  who: 'all' | 'one',
): readonly Fact[] {
  const units = ids.flatMap((id) => unitNamed(view, id) ?? [])
  if (units.every((unit) => !hasTargets(view, unit))) return [good(t(`coach.adm.idle.${who}`))]
  return isQuiet ? [] : [good(t('coach.adm.loaded'))]
}

/** No enemy bears on her where she lies, or can come to where he does in this round. */
function isQuietAt(view: AdmiralState, { id, at, heading }: Ship): boolean {
  if (at === null) return true
  const bearers = bearersOn(view, id, { at, heading })
  return bearers.length === 0 && comersTo(view, id, at, bearers).length === 0
}
