import { useRef, useState } from 'react'
import type { SaveInfo } from '../../../electron/contract/ipc.ts'
import { call } from '../../host/client.ts'
import { useMatchName } from '../../i18n/useMatchName.ts'
import { useLanguage, useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/controls.tsx'
import { showProblem } from '../../ui/toasts/toasts.ts'
import { TitleDialog } from '../saves/SaveDialogs.tsx'
import { useSaveRows } from '../saves/useSaveRows.ts'

interface TitlesProps {
  /** Called when the dialog for a new title opens and closes. */
  readonly onDialog: (isOpen: boolean) => void
}

/** Lists the newest saves with the titles that the captured window hides, and gives them others. */
export function Titles(props: TitlesProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="private-titles" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="title" data-testid="private-titles">
        {t('private.titles')}
      </summary>
      {isOpen && <TitleList {...props} />}
    </details>
  )
}

function TitleList({ onDialog }: TitlesProps) {
  const t = useText()
  const nameOf = useMatchName()
  const language = useLanguage((state) => state.language)
  const listed = useRef<HTMLUListElement>(null)
  const { list, refresh } = useSaveRows(listed, 'matches')
  const [renamed, setRenamed] = useState<SaveInfo | null>(null)
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const rename = (save: SaveInfo | null) => {
    setRenamed(save)
    onDialog(save !== null)
  }
  const done = async (id: string, title: string) => {
    const answer = await call('saves:rename', { id, title })
    if (!answer.ok) showProblem(answer.problem)
    rename(null)
    refresh()
  }
  return (
    <>
      <ul ref={listed}>
        {list?.saves.map((save) => (
          <li key={save.id}>
            <span>
              <b>{nameOf(save)}</b> <small>{when.format(save.updatedAt)}</small>
            </span>
            <Button
              small
              kind="quiet"
              label={`${t('saves.rename')}: ${nameOf(save)}, ${when.format(save.updatedAt)}`}
              onClick={() => rename(save)}
              testId="private-rename"
            >
              {t('saves.rename')}
            </Button>
          </li>
        ))}
      </ul>
      {renamed && (
        <TitleDialog
          action="rename"
          match={renamed}
          onCancel={() => rename(null)}
          onDone={(title) => void done(renamed.id, title)}
        />
      )}
    </>
  )
}
