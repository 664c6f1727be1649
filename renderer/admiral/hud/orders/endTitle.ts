import type { AdmiralState, Unit } from '../../../../engine/admiral/types.ts'
import type { Translate } from '../../../i18n/t.ts'
import { nameIn } from '../../names.ts'

/**
 * Returns the question if units could still act: whether the turn ends, or the activation of one ship or fort, by name.
 */
export function endTitle(
  t: Translate,
  view: AdmiralState,
  [unit]: readonly Unit[],
  what: 'untouched' | 'turn' | 'one',
): string {
  if (what === 'untouched') return t('end.untouched')
  return what === 'turn' || !unit ? t('end.title') : t('end.title.one', { unit: nameIn(t, view, unit.id, 'gen') })
}
