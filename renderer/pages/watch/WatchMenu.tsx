import type { GameId } from '../../../electron/contract/ipc.ts'
import { useGraphics } from '../../app/flat/graphics.ts'
import { hasFlatTable } from '../../flatGames.ts'
import { useText } from '../../i18n/useText.ts'
import { useHasKeys } from '../../input/useHasKeys.ts'
import { Button, Toggle } from '../../ui/controls.tsx'
import { openSheet } from '../../ui/screens.ts'
import { changeSettings, useSettings } from '../../ui/settings.ts'
import { PageMenu } from '../PageMenu.tsx'

interface WatchMenuProps {
  readonly game: GameId
  readonly onClose: () => void
}

/** The menu of somebody who looks on: language, sound, the flat table, rules and keys. */
export function WatchMenu({ game, onClose }: WatchMenuProps) {
  const t = useText()
  const hasKeys = useHasKeys()
  const flatTable = useSettings((state) => state.settings.flatTable)
  const canChoose = !useGraphics((state) => state.failed) && hasFlatTable(game)
  return (
    <PageMenu title={t('watch.title')} testId="watch-menu" onClose={onClose}>
      {canChoose && (
        <Toggle
          label={t('settings.flatTable')}
          value={flatTable}
          onChange={(on) => void changeSettings({ flatTable: on })}
        />
      )}
      <Button onClick={() => openSheet({ name: 'rules', query: '' })}>{t('menu.rules')}</Button>
      {hasKeys && <Button onClick={() => openSheet({ name: 'keys' })}>{t('keys.title')}</Button>}
    </PageMenu>
  )
}
