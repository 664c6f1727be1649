import { useText } from '../../i18n/useText.ts'
import { useIsCaptured } from '../../ui/captured.ts'
import { Button } from '../../ui/controls.tsx'
import { PrivateWindowButton } from '../../ui/PrivateWindowButton.tsx'
import { doing } from './doing.ts'
import { useScreensStore } from './useScreensState.ts'

/**
 * Shows the requests to join until they are answered, except while the window lists them. A window that an audience
 * sees shows no name, and leads to the private window.
 */
export function RequestNotices() {
  const t = useText()
  const requests = useScreensStore(({ state }) => state?.room?.requests) ?? []
  const isListed = useScreensStore(({ requestLists }) => requestLists > 0)
  const isCaptured = useIsCaptured()
  if (isListed || requests.length === 0) return null
  if (isCaptured)
    return (
      <section className="toast parchment is-notice" role="status" data-testid="asks-captured">
        <div>
          <p>{t('captured.knocks')}</p>
          <div className="away-actions">
            <PrivateWindowButton small />
          </div>
        </div>
      </section>
    )
  return requests.map(({ id, name }) => (
    <section key={id} className="toast parchment is-notice" role="status" data-testid={`asks-${id}`}>
      <div>
        <p>{t('screens.asks', { name })}</p>
        <div className="away-actions">
          <Button small label={t('screens.refuseName', { name })} onClick={() => doing.refuse(id)}>
            {t('screens.refuse')}
          </Button>
          <Button small kind="main" label={t('screens.admitName', { name })} onClick={() => doing.admit(id)}>
            {t('screens.admit')}
          </Button>
        </div>
      </div>
    </section>
  ))
}
