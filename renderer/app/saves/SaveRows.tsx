import type { RefObject } from 'react'
import type { SaveInfo, SaveList } from '../../../electron/contract/ipc.ts'
import { useText } from '../../i18n/useText.ts'
import { type SaveAction, SaveRow } from './SaveRow.tsx'
import '../../styles/saves.css'

interface SaveRowsProps {
  readonly listed: RefObject<HTMLUListElement | null>
  readonly list: SaveList | null
  /** The same function each time: a new one draws all rows again. */
  readonly onAction: (action: SaveAction, save: SaveInfo) => void
  readonly watchOnly?: boolean
}

/** Shows the saves that are loaded, and whether there are more. */
export function SaveRows({ listed, list, onAction, watchOnly = false }: SaveRowsProps) {
  const t = useText()
  return (
    <>
      <ul ref={listed} className="saves">
        {list?.saves.map((save) => (
          <SaveRow key={save.id} save={save} onAction={onAction} watchOnly={watchOnly} />
        ))}
      </ul>
      {list?.next !== undefined && <p className="about saves-more">{t('saves.more')}</p>}
    </>
  )
}
