import { useState } from 'react'
import { call } from '../../host/client.ts'
import { useSession } from '../../host/session.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/controls.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { openSheet } from '../../ui/screens.ts'
import { showNotice, showProblem } from '../../ui/toasts/toasts.ts'
import { useGameScreens } from '../games.ts'
import { TitleDialog } from '../saves/SaveDialogs.tsx'
import { leaveToMenu } from './leaveToMenu.ts'
import './pauseSheet.css'

interface PauseSheetProps {
  readonly onClose: () => void
}

/** The menu of a running match. */
export function PauseSheet({ onClose }: PauseSheetProps) {
  const t = useText()
  const match = useSession((state) => state.match)
  const { PauseActions } = useGameScreens()
  const [copying, setCopying] = useState(false)
  if (copying && match) return <CopyDialog id={match.id} first={match.title} onDone={onClose} />
  return (
    <Dialog title={t('pause.title')} surface="wood" className="pause-sheet" testId="pause" onClose={onClose}>
      <nav className="pause-items">
        <Button kind="main" onClick={onClose} autoFocus testId="pause-resume">
          {t('pause.resume')}
        </Button>
        <Button onClick={() => setCopying(true)} testId="pause-save">
          {t('pause.saveAs')}
        </Button>
        <Button onClick={() => openSheet({ name: 'rules', query: '' })} testId="pause-rules">
          {t('menu.rules')}
        </Button>
        <Button onClick={() => openSheet({ name: 'settings' })} testId="pause-settings">
          {t('menu.settings')}
        </Button>
        {PauseActions && <PauseActions onDone={onClose} />}
        <Button onClick={() => void leaveToMenu()} testId="pause-menu">
          {t('pause.menu')}
        </Button>
      </nav>
      <p className="pause-note">{t('pause.saved')}</p>
    </Dialog>
  )
}

function CopyDialog({
  id,
  first,
  onDone,
}: {
  readonly id: string
  readonly first: string
  readonly onDone: () => void
}) {
  const t = useText()
  const copy = async (title: string) => {
    const answer = await call('saves:copy', { id, title })
    if (answer.ok) showNotice(t('pause.copied', { title: answer.value.title }))
    else showProblem(answer.problem)
    onDone()
  }
  return <TitleDialog action="copy" first={first} onCancel={onDone} onDone={(title) => void copy(title)} />
}
