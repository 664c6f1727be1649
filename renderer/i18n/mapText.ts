import type { MapLabel } from '../../electron/contract/ipc.ts'
import { isPlainText, type Translate } from './t.ts'

/** Which map a match is played on; null for a word that this version does not know. */
export function mapText(t: Translate, map: MapLabel): string | null {
  if (map.kind === 'drawn') return t('map.field', { name: map.name })
  const key = `map.${map.word}`
  return isPlainText(key) ? t('map.field', { name: t(key) }) : null
}
