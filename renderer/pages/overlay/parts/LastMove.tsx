import { useText } from '../../../i18n/useText.ts'
import { useScene } from '../scene.ts'
import { Fitted } from './Fitted.tsx'
import { Panel } from './Panel.tsx'
import { useChanges } from './useChanges.ts'

/** The last deed, in a few words. */
export function LastMove() {
  const t = useText()
  const { facts } = useScene()
  const [deed] = facts?.deeds ?? []
  const changes = useChanges(deed ? keyOf(deed) : '')
  if (!deed) return null
  const name = facts?.sides.find(({ id }) => id === deed.side)?.name
  return (
    <Panel part="last-move" label={t('overlay.part.last-move')}>
      <span key={changes} className="overlay-deed" data-lit={changes > 0}>
        {deed.flag}
        <span className="overlay-words">
          {name !== undefined && <Fitted className="overlay-about">{name}</Fitted>}
          <Fitted className="overlay-line">{deed.text}</Fitted>
        </span>
        {deed.gain}
      </span>
    </Panel>
  )
}

/** Returns what distinguishes a line of the log from all others, and from itself before it grew. */
export const keyOf = ({
  move,
  part = 0,
  last = move,
}: {
  readonly move: number
  readonly part?: number
  readonly last?: number
}): string => `${move}/${part}/${last}`
