import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/controls.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { OffAir } from '../../ui/OffAir.tsx'
import type { ScreensActions } from './actions.ts'
import { postponeBlockedPort, useScreensStore } from './useScreensState.ts'

/** Asks what to do if the table cannot be opened at the address that its screens use. */
export function BlockedPortDialog({ actions }: { readonly actions: Pick<ScreensActions, 'open' | 'renew'> }) {
  const t = useText()
  const blocked = useScreensStore(({ state }) => state?.blocked ?? null)
  const isPutOff = useScreensStore((store) => store.isBlockedPortPostponed)
  if (!blocked || isPutOff) return null
  const { reach, port, problem } = blocked
  const isPortTaken = problem.code === 'port-in-use'
  return (
    <Dialog
      title={t('screens.blocked')}
      surface="wood"
      testId="blocked-door"
      onClose={postponeBlockedPort}
      actions={
        <>
          <Button kind="quiet" onClick={postponeBlockedPort} testId="door-later">
            {t('screens.blocked.later')}
          </Button>
          {isPortTaken && (
            <Button kind="quiet" onClick={() => actions.renew(reach)} testId="door-renew">
              {t('screens.renew')}
            </Button>
          )}
          <Button kind="main" onClick={() => actions.open(reach)} autoFocus testId="door-retry">
            {t('screens.blocked.retry')}
          </Button>
        </>
      }
    >
      <OffAir>
        <p>{isPortTaken ? t('screens.blocked.port', { port: String(port) }) : t(`problem.${problem.code}`)}</p>
      </OffAir>
    </Dialog>
  )
}
