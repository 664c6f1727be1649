import { useMemo } from 'react'
import type { AdmiralState } from '../../../engine/admiral/types.ts'
import { useIsHidden } from '../../flat/HideButton.tsx'
import { useAdmiralView } from '../view.ts'
import { withoutSecretCaptains } from './secretCaptains.ts'

/** What the table shows now, without secret captains while they are hidden; null while it shows nothing of Admiral. */
export function useWatersView(): AdmiralState | null {
  const view = useAdmiralView()
  const isHidden = useIsHidden()
  return useMemo(() => (view && isHidden ? withoutSecretCaptains(view) : view), [view, isHidden])
}
