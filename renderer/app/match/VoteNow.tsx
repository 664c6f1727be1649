import { type ReactNode, useMemo } from 'react'
import { type DockAdditions, DockAdditionsContext } from '../../hud/frame/dockAdditions.ts'
import { useText } from '../../i18n/useText.ts'
import { useScreensStore } from '../screens/useScreensState.ts'
import { useSecondsLeft } from '../screens/useSecondsLeft.ts'

/** Lets the dock say that the viewers vote, and the time that is left. */
export function VoteNow({ children }: { readonly children: ReactNode }) {
  const t = useText()
  const until = useScreensStore(({ state }) => state?.room?.voteUntil ?? 0)
  const n = useSecondsLeft(until)
  const additions = useMemo<DockAdditions>(() => ({ waited: n > 0 ? t('voting.now', { n }) : null }), [n, t])
  return <DockAdditionsContext value={additions}>{children}</DockAdditionsContext>
}
