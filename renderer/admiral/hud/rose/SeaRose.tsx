import type { AdmiralState } from '../../../../engine/admiral/types.ts'
import { useShownNow } from '../../../playback/useShownTable.ts'
import { useIntent } from '../../intent/intent.ts'
import { Rose } from './Rose.tsx'

/** The rose round the selected ship, while the player gives orders. */
export function SeaRose({ view }: { readonly view: AdmiralState }) {
  const intent = useIntent()
  const busy = useShownNow((state) => state.busy)
  return intent.asked && !busy ? <Rose intent={intent} view={view} /> : null
}
