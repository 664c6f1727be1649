import { useText } from '../../i18n/useText.ts'
import { goTo } from '../../ui/screens.ts'
import { doing } from './doing.ts'
import { ScreensPanel } from './ScreensPanel.tsx'
import { useScreensState } from './useScreensState.ts'

/** Shows the other screens, opened from the menu: the room stays open when no match is on the table. */
export function ScreensScreen() {
  const t = useText()
  return <OpenPanel back={t('common.back')} onClose={() => goTo({ name: 'menu' })} />
}

/**
 * Shows the other screens over a match or the form of the next; `back` is the label of the button that leaves the
 * panel.
 */
export function ScreensSheet({ back, onClose }: { readonly back?: string; readonly onClose: () => void }) {
  const t = useText()
  return <OpenPanel back={back ?? t('screens.back')} onClose={onClose} />
}

interface OpenPanelProps {
  readonly back: string
  readonly onClose: () => void
}

function OpenPanel({ back, onClose }: OpenPanelProps) {
  const state = useScreensState()
  return state && <ScreensPanel state={state} actions={doing} back={back} onClose={onClose} />
}
