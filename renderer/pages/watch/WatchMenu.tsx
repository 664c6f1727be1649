import type { GameId } from '../../../electron/contract/ipc.ts'
import { useText } from '../../i18n/useText.ts'
import { useHasKeys } from '../../input/useHasKeys.ts'
import { useHasTableChoice, useIsFlat } from '../../shell/flat/useFlatTable.ts'
import { Button, Toggle } from '../../ui/controls.tsx'
import { chooseTable } from '../../ui/graphics.ts'
import { openSheet } from '../../ui/screens.ts'
import { PageMenu } from '../PageMenu.tsx'

interface WatchMenuProps {
  readonly game: GameId
  readonly onClose: () => void
}

/** Shows the menu of an onlooker: language, sound, the flat table, rules and keys. */
export function WatchMenu({ game, onClose }: WatchMenuProps) {
  const t = useText()
  const hasKeys = useHasKeys()
  const isFlat = useIsFlat(game)
  const canChoose = useHasTableChoice(game)
  return (
    <PageMenu title={t('watch.title')} testId="watch-menu" onClose={onClose}>
      {canChoose && <Toggle label={t('settings.flatTable')} value={isFlat} onChange={chooseTable} />}
      <Button onClick={() => openSheet({ name: 'rules', query: '' })}>{t('menu.rules')}</Button>
      {hasKeys && <Button onClick={() => openSheet({ name: 'keys' })}>{t('keys.title')}</Button>}
    </PageMenu>
  )
}
