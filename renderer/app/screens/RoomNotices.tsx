import { useEffect } from 'react'
import type { ScreensState } from '../../../electron/contract/screens.ts'
import { currentText } from '../../i18n/useText.ts'
import { isCaptured } from '../../ui/captured.ts'
import { useScreen } from '../../ui/screens.ts'
import { showNotice } from '../../ui/toasts/toasts.ts'
import { BlockedPortDialog } from './BlockedPortDialog.tsx'
import { doing } from './doing.ts'
import { useIsApart } from './useIsApart.ts'
import { followScreens, useScreensStore } from './useScreensState.ts'

/**
 * Keeps the state of other screens, and reports what needs the players' attention: a new name, a network in which no phone
 * connects, a table that cannot be opened.
 */
export function RoomNotices() {
  useEffect(() => followScreens(showNewNames), [])
  const room = useScreensStore(({ state }) => state?.room ?? null)
  const isApart = useIsApart(room)
  useEffect(() => {
    if (isApart && !isPanelOpen()) showNotice(currentText()('screens.apartNotice'))
  }, [isApart])
  return <BlockedPortDialog actions={doing} />
}

function isPanelOpen(): boolean {
  const { sheet, screen } = useScreen.getState()
  return sheet?.name === 'screens' || screen.name === 'screens'
}

/** Shows the names that guests have given themselves and that wait for approval. */
function showNewNames(now: ScreensState, before: ScreensState | null): void {
  if (isPanelOpen() || isCaptured()) return
  const known = before?.room?.guests.map(({ askedName }) => askedName) ?? []
  for (const { askedName: name } of now.room?.guests ?? []) {
    if (name !== undefined && !known.includes(name)) showNotice(currentText()('screens.namesItself', { name }))
  }
}
