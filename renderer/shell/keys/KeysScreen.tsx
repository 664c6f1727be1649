import type { GameId } from '../../../electron/contract/ipc.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/controls.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { goTo, openSheet, type Screen, useScreen } from '../../ui/screens.ts'
import { KeysForm } from './KeysForm.tsx'

/** The screens that keep their state while the keys are shown. */
const OPENERS = [
  'new',
  'lessons',
  'saves',
  'replays',
  'workshop',
  'screens',
  'settings',
  'rules',
  'people',
  'licences',
  'join',
  'joined',
] as const satisfies readonly Screen['name'][]

/** Shows the keys of all games as a screen. */
export function KeysScreen() {
  const t = useText()
  const from = useScreen((state) => state.from)
  const opener = OPENERS.find((name) => name === from) ?? 'menu'
  return (
    <ScreenFrame title={t('keys.title')} testId="screen-keys" onBack={() => goTo({ name: opener })}>
      <KeysForm game={null} />
    </ScreenFrame>
  )
}

interface KeysSheetProps {
  readonly game: GameId
  readonly onClose: () => void
}

/** Shows the keys of the game on the table. */
export function KeysSheet({ game, onClose }: KeysSheetProps) {
  const t = useText()
  return (
    <Dialog
      title={t('keys.title')}
      surface="parchment"
      className="keys-sheet"
      testId="sheet-keys"
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => openSheet({ name: 'rules', query: '' })} testId="keys-rules">
            {t('menu.rules')}
          </Button>
          <Button kind="main" onClick={onClose} autoFocus testId="keys-close">
            {t('common.close')}
          </Button>
        </>
      }
    >
      <KeysForm game={game} />
    </Dialog>
  )
}
