import type { MapLabel } from '../../electron/contract/ipc.ts'
import { isPlainText, opening, type Translate } from './t.ts'

/** Returns the map of a match and its variant; null if this version knows neither. */
export function mapText(t: Translate, map: MapLabel): string | null {
  const known = (key: string): string | null => (isPlainText(key) ? t(key) : null)
  const name = map.kind === 'drawn' ? map.name : known(`map.${map.word}`)
  const play = [known(`variant.${map.variant}`), known(`extra.${map.extra}`)].filter((word) => word !== null).join(', ')
  if (name === null) return play === '' ? null : opening(play)
  return t('map.field', { name: play === '' ? name : `${name} (${play})` })
}
