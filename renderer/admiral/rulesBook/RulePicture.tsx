import { CAPTAINS } from '../../../engine/admiral/data/captains.ts'
import { SHIP_CLASSES, STRENGTHS } from '../../../engine/admiral/types.ts'
import { CaptainCard } from '../hud/captains/CaptainCard.tsx'
import { WindRose } from '../hud/turn/WindRose.tsx'
import { Silhouette } from '../insignia/insignia.tsx'
import { BasePicture } from './BasePicture.tsx'
import { RuleDrawing } from './RuleDrawing.tsx'
import { DRAWN } from './rulesBook.ts'
import { TagPicture } from './TagPicture.tsx'

/** A drawing of the book of rules: `unit/brig`, `base/brig`, `tag/galleon`, `captain/swift`, `wind/storm`, `drawing/arcs`. */
export function RulePicture({ id, size }: { readonly id: string; readonly size: number }) {
  const [kind, name] = id.split('/')
  const unit = [...SHIP_CLASSES, 'fort' as const].find((one) => one === name)
  const captain = CAPTAINS.find((one) => one === name)
  const strength = STRENGTHS.find((one) => one === name)
  const drawing = Object.values(DRAWN).find((one) => one === name)
  if (kind === 'unit' && unit) return <Silhouette kind={unit} team="red" width={size} />
  if (kind === 'base' && unit && unit !== 'fort') return <BasePicture kind={unit} size={size} />
  if (kind === 'tag') return <TagPicture width={size * 2} />
  if (kind === 'captain' && captain) return <CaptainCard card={captain} width={size * 0.8} />
  if (kind === 'wind' && strength) return <WindRose wind={{ toward: 'NE', strength }} size={size} />
  return kind === 'drawing' && drawing ? <RuleDrawing drawing={drawing} size={size * 1.3} /> : null
}
