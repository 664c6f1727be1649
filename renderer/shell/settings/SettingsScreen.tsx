import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/controls.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { goTo, openSheet } from '../../ui/screens.ts'
import { SettingsForm } from './SettingsForm.tsx'

/** Shows the settings as a screen of the menu. */
export function SettingsScreen() {
  const t = useText()
  return (
    <ScreenFrame title={t('settings.title')} testId="screen-settings" onBack={() => goTo({ name: 'menu' })}>
      <SettingsForm onKeys={() => goTo({ name: 'keys' })} />
    </ScreenFrame>
  )
}

/** Shows the settings over a running match. */
export function SettingsSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  return (
    <Dialog
      title={t('settings.title')}
      surface="parchment"
      testId="sheet-settings"
      onClose={onClose}
      actions={
        <Button kind="main" onClick={onClose} autoFocus testId="settings-close">
          {t('common.close')}
        </Button>
      }
    >
      <SettingsForm onKeys={() => openSheet({ name: 'keys' })} />
    </Dialog>
  )
}
