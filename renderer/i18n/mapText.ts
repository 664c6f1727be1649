import type { MapLabel } from '../../electron/contract/ipc.ts'
import { isPlainText, type Translate } from './t.ts'

/** Which map a match is played on, and how; null where this version knows neither. */
export function mapText(t: Translate, map: MapLabel): string | null {
  const known = (key: string): string | null => (isPlainText(key) ? t(key) : null)
  const name = map.kind === 'drawn' ? map.name : known(`map.${map.word}`)
  const variant = known(`variant.${map.variant}`)
  if (name === null) return variant
  return t('map.field', { name: variant === null ? name : `${name} (${variant})` })
}
