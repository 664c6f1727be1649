import type { ReactNode } from 'react'
import { useText } from '../i18n/useText.ts'
import { Button, Toggle } from '../ui/controls.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { changeSettings, useSettings } from '../ui/settings.ts'
import { LanguageChoice } from './LanguageChoice.tsx'
import './pageMenu.css'

interface PageMenuProps {
  readonly title: string
  readonly testId: string
  /** The items of this page's menu besides language and sound. */
  readonly children: ReactNode
  readonly onClose: () => void
}

/** Shows the menu of a page on another screen, in sizes for a finger. */
export function PageMenu({ title, testId, children, onClose }: PageMenuProps) {
  const t = useText()
  const muted = useSettings((state) => state.settings.muted)
  return (
    <Dialog
      title={title}
      surface="parchment"
      className="page-menu"
      testId={testId}
      onClose={onClose}
      actions={
        <Button kind="main" autoFocus onClick={onClose}>
          {t('flat.close')}
        </Button>
      }
    >
      <LanguageChoice />
      <Toggle label={t('seat.sound')} value={!muted} onChange={(on) => void changeSettings({ muted: !on })} />
      {children}
    </Dialog>
  )
}
