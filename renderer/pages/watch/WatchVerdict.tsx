import { useState } from 'react'
import type { MatchInfo } from '../../../electron/contract/ipc.ts'
import { useGameScreens } from '../../app/games.ts'
import { useSession } from '../../host/session.ts'
import { OpenedDealNote } from '../../hud/DealNote.tsx'
import { useText } from '../../i18n/useText.ts'
import { useShownStore } from '../../playback/shownStore.ts'
import { Button } from '../../ui/controls.tsx'
import './watch.css'

/** What this screen finds at the end when it checks the luck and the secrets of the match. */
export function WatchVerdict({ match }: { readonly match: MatchInfo }) {
  const t = useText()
  const { Inspection } = useGameScreens()
  const isOver = useSession(({ standing }) => standing?.outcome != null)
  const busy = useShownStore((state) => state.busy)
  const [closed, close] = useState<string | null>(null)
  if (!isOver || busy || closed === match.id) return null
  return (
    <section className="watch-verdict parchment" data-testid="watch-verdict">
      {Inspection && <Inspection />}
      <OpenedDealNote match={match} />
      <Button kind="quiet" onClick={() => close(match.id)}>
        {t('flat.close')}
      </Button>
    </section>
  )
}
