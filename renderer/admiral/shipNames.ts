import { isShip, unitNamed } from '../../engine/admiral/fleet.ts'
import type { AdmiralState, TeamId, Unit, UnitId } from '../../engine/admiral/types.ts'
import type { Translate } from '../i18n/t.ts'
import { opening } from '../i18n/t.ts'
import { type Case, kindName, nameIn, originOf } from './names.ts'

/** The parts of a state that name ships. */
type Named = Pick<AdmiralState, 'ships' | 'forts' | 'options'>

/** Returns the default names of a squadron's ships, in the order of the squadron. */
export const usualNames = (t: Translate, team: TeamId): readonly string[] => t(`ships.${team}`).split(', ')

/**
 * Returns the name of a ship: by its place in its first squadron, so that neither losses nor prizes rename it. Null for
 * forts, and if there are more ships than names.
 */
export function shipNameOf(t: Translate, { ships, options }: Named, unit: Unit): string | null {
  if (!isShip(unit)) return null
  const team = originOf(unit) ?? unit.team
  const squadron = ships.filter((one) => (originOf(one) ?? one.team) === team)
  const place = squadron.findIndex(({ id }) => id === unit.id)
  return options.shipNames?.[team]?.[place] ?? usualNames(t, team)[place] ?? null
}

/**
 * Returns 'Red brig “Lark”': the full name of a ship at the start of a sentence; its id if the state does not contain
 * it.
 */
export function fullTitle(t: Translate, state: AdmiralState, id: UnitId, form: Case = 'nom'): string {
  const unit = unitNamed(state, id)
  const name = unit ? shipNameOf(t, state, unit) : null
  if (!unit || name === null) return opening(nameIn(t, state, id, form))
  return t('ships.named', { unit: opening(kindName(t, unit, form)), name })
}
