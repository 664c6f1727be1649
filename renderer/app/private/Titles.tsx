import { useState } from 'react'
import type { SaveListRequest } from '../../../electron/contract/ipc.ts'
import { useMatchName } from '../../i18n/useMatchName.ts'
import { useLanguage, useText } from '../../i18n/useText.ts'
import { useSaves } from '../saves/saves.ts'

const NEWEST: SaveListRequest = { only: 'matches', limit: 30 }

/** Lists the newest saves with the titles that the captured window hides. */
export function Titles() {
  const t = useText()
  const nameOf = useMatchName()
  const language = useLanguage((state) => state.language)
  const [isOpen, setOpen] = useState(false)
  const list = useSaves(isOpen ? NEWEST : null) // asked for again at each opening
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <details className="private-titles" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="title">{t('private.titles')}</summary>
      <ul>
        {list?.saves.map((save) => (
          <li key={save.id}>
            <b>{nameOf(save)}</b> <small>{when.format(save.updatedAt)}</small>
          </li>
        ))}
      </ul>
    </details>
  )
}
