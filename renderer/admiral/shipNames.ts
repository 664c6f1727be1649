import { isShip, unitNamed } from '../../engine/admiral/fleet.ts'
import type { AdmiralState, TeamId, Unit, UnitId } from '../../engine/admiral/types.ts'
import type { Translate } from '../i18n/t.ts'
import { opening } from '../i18n/t.ts'
import { type Case, kindName, nameIn, originOf } from './names.ts'

/** What of a state names ships. */
type Named = Pick<AdmiralState, 'ships' | 'forts' | 'options'>

/** The names that a squadron's ships bear unless the players chose others, in the order of the squadron. */
export const usualNames = (t: Translate, team: TeamId): readonly string[] => t(`ships.${team}`).split(', ')

/**
 * What a ship is called: by her place in the squadron in which she began, so that neither losses nor prizes rename her. Null
 * for forts, and where there are more ships than names.
 */
export function shipNameOf(t: Translate, { ships, options }: Named, unit: Unit): string | null {
  if (!isShip(unit)) return null
  const team = originOf(unit) ?? unit.team
  const squadron = ships.filter((one) => (originOf(one) ?? one.team) === team)
  const place = squadron.findIndex(({ id }) => id === unit.id)
  return options.shipNames?.[team]?.[place] ?? usualNames(t, team)[place] ?? null
}

/** 'Red brig “Lark”': a ship by all that she is called, as it opens a sentence; her id where the state does not know her. */
export function fullTitle(t: Translate, state: AdmiralState, id: UnitId, form: Case = 'nom'): string {
  const unit = unitNamed(state, id)
  const name = unit ? shipNameOf(t, state, unit) : null
  if (!unit || name === null) return opening(nameIn(t, state, id, form))
  return t('ships.named', { unit: opening(kindName(t, unit, form)), name })
}
