import { type ReactNode, useMemo } from 'react'
import { type DockAdditions, DockAdditionsContext } from '../../hud/frame/dockAdditions.ts'
import { useText } from '../../i18n/useText.ts'
import { GoOnButton } from '../screens/Pausing.tsx'
import { useScreensStore } from '../screens/useScreensState.ts'
import { useSecondsLeft } from '../screens/useSecondsLeft.ts'

/** Adds to the dock that the viewers vote, with the time that is left, and the button that ends a pause for everyone. */
export function WindowDock({ children }: { readonly children: ReactNode }) {
  const t = useText()
  const until = useScreensStore(({ state }) => state?.room?.voteUntil ?? 0)
  const n = useSecondsLeft(until)
  const additions = useMemo<DockAdditions>(
    () => ({ waited: n > 0 ? t('voting.now', { n }) : null, goOn: <GoOnButton /> }),
    [n, t],
  )
  return <DockAdditionsContext value={additions}>{children}</DockAdditionsContext>
}
