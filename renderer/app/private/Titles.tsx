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
  const list = useSaves(NEWEST)
  if (!list || list.saves.length === 0) return null
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <details className="private-titles">
      <summary className="title">{t('private.titles')}</summary>
      <ul>
        {list.saves.map((save) => (
          <li key={save.id}>
            <b>{nameOf(save)}</b> <small>{when.format(save.updatedAt)}</small>
          </li>
        ))}
      </ul>
    </details>
  )
}
