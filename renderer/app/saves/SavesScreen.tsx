import { useCallback, useRef, useState } from 'react'
import type { Answer, SaveInfo, SaveList } from '../../../electron/contract/ipc.ts'
import { call } from '../../host/client.ts'
import { useMatchName } from '../../i18n/useMatchName.ts'
import { useText } from '../../i18n/useText.ts'
import { continueMatch } from '../../shell/match/continueMatch.ts'
import { Button } from '../../ui/controls.tsx'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { goTo } from '../../ui/screens.ts'
import { showProblem } from '../../ui/toasts/toasts.ts'
import { ConfirmRemoval, ExportWarning, TitleDialog } from './SaveDialogs.tsx'
import type { SaveAction } from './SaveRow.tsx'
import { SaveRows } from './SaveRows.tsx'
import { analyseSave, exportSave, openFiles, watchReplay } from './saves.ts'
import { useSaveRows } from './useSaveRows.ts'

/** The action whose dialog is open. */
type Pending = { readonly action: 'rename' | 'copy' | 'remove' | 'exportMatch'; readonly save: SaveInfo }

/** Shows all saved matches, with the actions continue, watch, rename, copy, export, import and delete. */
export function SavesScreen() {
  const t = useText()
  const listed = useRef<HTMLUListElement>(null)
  const { list, refresh } = useSaveRows(listed)
  const [pending, setPending] = useState<Pending | null>(null)
  const act = useCallback((action: SaveAction, save: SaveInfo) => {
    if (action === 'open') void continueMatch(save.id)
    else if (action === 'watch') watchReplay(save.id, 'saves')
    else if (action === 'analyse') analyseSave(save.id)
    else if (action === 'exportMatch' && save.outcome) void exportSave(save.id, 'match')
    else if (action === 'exportReplay') void exportSave(save.id, 'replay')
    else setPending({ action, save })
  }, [])
  const close = () => setPending(null)
  const settle = () => {
    close()
    refresh()
  }
  return (
    <ScreenFrame
      title={t('saves.title')}
      testId="screen-saves"
      onBack={() => goTo({ name: 'menu' })}
      actions={
        <Button onClick={() => void openFiles('match').then(refresh)} testId="saves-import">
          {t('saves.import')}
        </Button>
      }
    >
      {list && <UnreadableFiles list={list} />}
      {list?.saves.length === 0 && <p className="about">{t('saves.empty')}</p>}
      <SaveRows listed={listed} list={list} onAction={act} />
      {pending && <PendingDialog {...pending} onCancel={close} onSettled={settle} />}
    </ScreenFrame>
  )
}

interface PendingDialogProps extends Pending {
  readonly onCancel: () => void
  /** Called when the host has answered. */
  readonly onSettled: () => void
}

/** Shows the dialog of an action, and calls the host when it is confirmed. */
function PendingDialog({ action, save, onCancel, onSettled }: PendingDialogProps) {
  const { id } = save
  const name = useMatchName()(save)

  const settle = async (request: Promise<Answer<unknown>>) => {
    const answer = await request
    if (!answer.ok) showProblem(answer.problem)
    onSettled()
  }
  if (action === 'exportMatch') {
    const take = (content: 'match' | 'replay') => {
      onCancel()
      void exportSave(id, content)
    }
    return <ExportWarning title={name} onCancel={onCancel} onExport={take} />
  }
  if (action === 'remove') {
    return (
      <ConfirmRemoval title={name} onCancel={onCancel} onConfirm={() => void settle(call('saves:remove', { id }))} />
    )
  }
  const done = (title: string) =>
    settle(action === 'copy' ? call('saves:copy', { id, title }) : call('saves:rename', { id, title }))
  return <TitleDialog action={action} match={save} onCancel={onCancel} onDone={(title) => void done(title)} />
}

/** Lists the files that could not be read. */
function UnreadableFiles({ list }: { readonly list: SaveList }) {
  const t = useText()
  if (list.setAside.length === 0) return null
  return (
    <div className="set-aside" role="status" data-testid="saves-set-aside">
      <p className="label">{t('saves.setAside')}</p>
      <ul>
        {list.setAside.map(({ file, reason }) => (
          <li key={file}>
            <code>{file}</code>: {t(`problem.${reason}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}
