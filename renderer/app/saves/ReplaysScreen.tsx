import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/controls.tsx'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { goTo } from '../../ui/screens.ts'
import { SaveRow } from './SaveRow.tsx'
import { exportSave, openReplayFile, useSaves, watchReplay } from './saves.ts'
import './savesScreen.css'

/** All played matches, to watch again. */
export function ReplaysScreen() {
  const t = useText()
  const [list] = useSaves()
  const played = list?.saves.filter(({ moves }) => moves > 0)
  return (
    <ScreenFrame
      title={t('replays.title')}
      testId="screen-replays"
      onBack={() => goTo({ name: 'menu' })}
      actions={
        <Button onClick={() => void openReplayFile()} testId="replays-open">
          {t('replays.openFile')}
        </Button>
      }
    >
      {played?.length === 0 && <p className="about">{t('replays.empty')}</p>}
      <ul className="saves">
        {played?.map((save) => (
          <SaveRow
            key={save.id}
            save={save}
            watchOnly
            onAction={(action) => (action === 'watch' ? watchReplay(save.id) : void exportSave(save.id, 'replay'))}
          />
        ))}
      </ul>
    </ScreenFrame>
  )
}
