import { useCallback, useEffect, useState } from 'react'
import type { Answer, SaveInfo, SaveList } from '../../electron/contract/ipc.ts'
import { call } from '../host/client.ts'
import type { Translate } from '../i18n/t.ts'
import { useText } from '../i18n/useText.ts'
import { continueMatch } from './MenuScreen.tsx'
import { ConfirmRemoval, TitleDialog } from './SaveDialogs.tsx'
import { type SaveAction, SaveRow } from './SaveRow.tsx'
import { goTo } from './screens.ts'
import { showProblem, tellNews } from './toasts.ts'
import { Button } from './ui/controls.tsx'
import { ScreenFrame } from './ui/ScreenFrame.tsx'
import './savesScreen.css'

/** What a dialog is open about. */
type Pending = { readonly action: 'rename' | 'copy' | 'remove'; readonly save: SaveInfo }

/** The saves as the host keeps them, with a way to ask again. */
export function useSaves(): readonly [SaveList | null, () => void] {
  const [list, setList] = useState<SaveList | null>(null)
  const refresh = useCallback(() => {
    void call('saves:list', {}).then((answer) => {
      if (answer.ok) setList(answer.value)
      else showProblem(answer.problem)
    })
  }, [])
  useEffect(refresh, [refresh])
  return [list, refresh]
}

/** All saved matches: play on, watch, rename, copy, export, import, delete. */
export function SavesScreen() {
  const t = useText()
  const [list, refresh] = useSaves()
  const [pending, setPending] = useState<Pending | null>(null)
  const settle = async (answer: Promise<Answer<unknown>>) => {
    const settled = await answer
    if (!settled.ok) showProblem(settled.problem)
    setPending(null)
    refresh()
  }
  const act = (action: SaveAction, save: SaveInfo) => {
    if (action === 'open') void continueMatch(save)
    else if (action === 'watch') goTo({ name: 'replay', id: save.id, move: 0, from: 'menu' })
    else if (action === 'exportMatch' || action === 'exportReplay') void exportSave(save, action, t)
    else setPending({ action, save })
  }
  const importSave = async () => {
    const answer = await call('saves:import', {})
    if (answer.ok) tellNews(t('saves.imported', { title: answer.value.title }))
    else showProblem(answer.problem)
    refresh()
  }
  return (
    <ScreenFrame
      title={t('saves.title')}
      testId="screen-saves"
      onBack={() => goTo({ name: 'menu' })}
      actions={
        <Button onClick={() => void importSave()} testId="saves-import">
          {t('saves.import')}
        </Button>
      }
    >
      {list && <SetAside list={list} />}
      {list?.saves.length === 0 && <p className="about">{t('saves.empty')}</p>}
      <ul className="saves">
        {list?.saves.map((save) => (
          <SaveRow key={save.id} save={save} onAction={act} />
        ))}
      </ul>
      {pending?.action === 'remove' && (
        <ConfirmRemoval
          title={pending.save.title}
          onCancel={() => setPending(null)}
          onConfirm={() => void settle(call('saves:remove', { id: pending.save.id }))}
        />
      )}
      {(pending?.action === 'rename' || pending?.action === 'copy') && (
        <TitleDialog
          action={pending.action}
          first={pending.save.title}
          onCancel={() => setPending(null)}
          onDone={(title) => {
            const request = { id: pending.save.id, title }
            void settle(pending.action === 'copy' ? call('saves:copy', request) : call('saves:rename', request))
          }}
        />
      )}
    </ScreenFrame>
  )
}

async function exportSave(save: SaveInfo, action: 'exportMatch' | 'exportReplay', t: Translate) {
  const answer = await call('saves:export', { id: save.id, content: action === 'exportMatch' ? 'match' : 'replay' })
  if (answer.ok) tellNews(t('saves.exported', { path: answer.value.path }))
  else showProblem(answer.problem)
}

/** Files that could not be read: told, never hidden. */
function SetAside({ list }: { readonly list: SaveList }) {
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
