import { useState } from 'react'
import { playsElsewhere } from '../../../electron/contract/ipc.ts'
import { useSession } from '../../host/session.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/controls.tsx'
import { openSheet } from '../../ui/screens.ts'
import { doing } from './doing.ts'
import { useScreensStore } from './useScreensState.ts'

/**
 * Says over a running match that its players on other screens cannot reach the closed table. One press opens it as
 * before; if their addresses are no longer valid, it shows how they join.
 */
export function ClosedTableNotice() {
  const t = useText()
  const closed = useScreensStore(({ state }) => state?.closed ?? null)
  const match = useSession((state) => (state.standing?.outcome ? null : state.match))
  const [postponed, postpone] = useState<string | null>(null)
  if (!closed || closed.match !== match?.id || closed.match === postponed) return null
  const away = match.seats.filter(({ player }) => playsElsewhere(player)).map(({ name }) => name)
  if (away.length === 0) return null
  const open = () => (closed.reach ? doing.open(closed.reach) : openSheet({ name: 'screens' }))
  return (
    <section className="toast parchment is-notice" role="status" data-testid="closed-table">
      <div>
        <p>{t('screens.closed.told', { names: away.join(', ') })}</p>
        <div className="away-actions">
          <Button small onClick={() => postpone(closed.match)} testId="closed-table-later">
            {t('screens.blocked.later')}
          </Button>
          <Button small kind="main" onClick={open} testId="closed-table-open">
            {t('screens.closed.open')}
          </Button>
        </div>
      </div>
    </section>
  )
}
