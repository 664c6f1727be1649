import { useEffect } from 'react'
import type { ScreensState } from '../../../electron/contract/screens.ts'
import { currentText } from '../../i18n/useText.ts'
import { useScreen } from '../../ui/screens.ts'
import { showNotice } from '../../ui/toasts/toasts.ts'
import { followScreens } from './useScreensState.ts'

/** Keeps what is known of other screens, and says who knocks while the panel that lets them in is closed. */
export function KnockNotice() {
  useEffect(() => followScreens(tellOfKnocks), [])
  return null
}

function tellOfKnocks(now: ScreensState, before: ScreensState | null): void {
  const { sheet, screen } = useScreen.getState()
  if (sheet?.name === 'screens' || screen.name === 'screens') return
  const known = before?.room?.requests.map(({ id }) => id) ?? []
  for (const { id, name } of now.room?.requests ?? []) {
    if (!known.includes(id)) showNotice(currentText()('screens.knocks', { name }))
  }
}
