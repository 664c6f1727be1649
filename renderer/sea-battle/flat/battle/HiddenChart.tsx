import { FIELD_SIZE } from '../../../../engine/sea-battle/cells.ts'
import { HiddenIcon } from '../../../ui/icons.tsx'

/** Replaces one's own sea while others look. */
export function HiddenChart({ label }: { readonly label: string }) {
  return (
    <div className="flat-hidden" role="img" aria-label={label} style={{ aspectRatio: `${FIELD_SIZE} / ${FIELD_SIZE}` }}>
      <HiddenIcon size={2.5} />
    </div>
  )
}
