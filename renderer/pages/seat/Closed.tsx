import { useText } from '../../i18n/useText.ts'
import type { OpenConnection } from '../../remote/net/connection.ts'
import type { EndReason } from '../../remote/net/linkSetting.ts'
import { reconnect } from '../../remote/room.ts'
import { Button } from '../../ui/controls.tsx'
import { PairingForm } from './PairingForm.tsx'

/** The reasons after which the page itself must be reloaded. */
const OUTDATED: readonly EndReason[] = ['too-old', 'misbehaved']
/** The reasons after which only another address helps. */
const ADDRESS: readonly EndReason[] = ['unknown-token', 'revoked']

/** Says why this screen is not at the table, and what can be done. */
export function Closed({ reason, open }: { readonly reason: EndReason; readonly open: OpenConnection }) {
  const t = useText()
  if (ADDRESS.includes(reason)) return <PairingForm open={open} why={t(`link.${reason}`)} />
  return (
    <main className="seat-page">
      <section className="seat-card parchment">
        <h1 className="title">{t('link.closed')}</h1>
        <p>{t(`link.${reason}`)}</p>
        {OUTDATED.includes(reason) ? (
          <Button kind="main" className="seat-main" onClick={() => window.location.reload()}>
            {t('link.reload')}
          </Button>
        ) : (
          <Button kind="main" className="seat-main" onClick={reconnect}>
            {t('link.again')}
          </Button>
        )}
      </section>
    </main>
  )
}
