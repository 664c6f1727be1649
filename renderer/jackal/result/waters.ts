import { MAPS } from '../../../engine/jackal/data/maps.ts'
import type { JackalState } from '../../../engine/jackal/types.ts'
import type { Translate } from '../../i18n/t.ts'

/** Returns the map and the way of play of a match, in sentences; empty for the base game. */
export function watersText(t: Translate, { options, board }: Pick<JackalState, 'options' | 'board'>): string {
  const { map, variant, lifeboat } = options
  const isNamed = typeof map === 'string' && MAPS[map].join() === board.map.join() // a position may have another land
  if (isNamed && map === 'island' && variant === 'classic' && !lifeboat) return ''
  const name = t('map.field', { name: t(isNamed ? `map.${map}` : 'map.ownDrawing') })
  return `${name}. ${t(`variant.${variant}`)}${lifeboat ? `, ${t('extra.lifeboat')}` : ''}.`
}
