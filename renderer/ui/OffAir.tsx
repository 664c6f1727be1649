import type { ReactNode } from 'react'
import { useText } from '../i18n/useText.ts'
import { useIsCaptured } from './captured.ts'
import { PrivateWindowButton } from './PrivateWindowButton.tsx'
import './offAir.css'

/**
 * Shows its children unless an audience sees this window: then it says that they are in the private window. For
 * addresses, codes, networks and paths.
 */
export function OffAir({ children }: { readonly children: ReactNode }) {
  const t = useText()
  if (!useIsCaptured()) return children
  return (
    <p className="off-air" data-testid="off-air">
      <span>{t('captured.hidden')}</span>
      <PrivateWindowButton small />
    </p>
  )
}
