import { useState } from 'react'
import type { SaveInfo } from '../../../electron/contract/ipc.ts'
import { call } from '../../host/client.ts'
import { useMatchName } from '../../i18n/useMatchName.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/controls.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

const quit = () => void call('app:quit', {})

/** Quits the program; asks first while a match can be continued. */
export function QuitButton({ unfinished }: { readonly unfinished: SaveInfo | null }) {
  const t = useText()
  const nameOf = useMatchName()
  const [isAsked, ask] = useState(false)
  return (
    <>
      <button
        type="button"
        className="menu-link"
        onClick={() => (unfinished ? ask(true) : quit())}
        data-testid="menu-quit"
      >
        {t('menu.quit')}
      </button>
      {isAsked && unfinished && (
        <Dialog
          title={t('quit.title')}
          surface="parchment"
          testId="quit-dialog"
          onClose={() => ask(false)}
          actions={
            <>
              <Button onClick={() => ask(false)} testId="quit-stay">
                {t('quit.stay')}
              </Button>
              <Button kind="main" autoFocus onClick={quit} testId="quit-confirm">
                {t('menu.quit')}
              </Button>
            </>
          }
        >
          <p>{t('quit.saved', { title: nameOf(unfinished) })}</p>
        </Dialog>
      )}
    </>
  )
}
