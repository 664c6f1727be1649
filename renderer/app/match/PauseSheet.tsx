import { useState } from 'react'
import type { MatchInfo } from '../../../electron/contract/ipc.ts'
import { call } from '../../host/client.ts'
import { useSession } from '../../host/session.ts'
import { DealNote } from '../../hud/DealNote.tsx'
import { useMatchName } from '../../i18n/useMatchName.ts'
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
  if (copying && match) return <CopyDialog match={match} onDone={onClose} />
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
      {match && <DealNote match={match} />}
    </Dialog>
  )
}

function CopyDialog({ match, onDone }: { readonly match: MatchInfo; readonly onDone: () => void }) {
  const t = useText()
  const nameOf = useMatchName()
  const copy = async (title: string) => {
    const answer = await call('saves:copy', { id: match.id, title })
    if (answer.ok) showNotice(t('pause.copied', { title: nameOf(answer.value) }))
    else showProblem(answer.problem)
    onDone()
  }
  return <TitleDialog action="copy" match={match} onCancel={onDone} onDone={(title) => void copy(title)} />
}
