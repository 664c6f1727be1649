import { seatsIn } from '../../i18n/lessonMatch.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/controls.tsx'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { goTo } from '../../ui/screens.ts'
import { useGivenFiles } from './givenFiles.ts'
import { SaveRow } from './SaveRow.tsx'
import { exportSave, openFiles, useSaves, watchReplay } from './saves.ts'
import '../../styles/saves.css'

/** Shows all played matches, to watch them again. */
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
        <Button onClick={() => void openFiles('replay')} testId="replays-open">
          {t('replays.openFile')}
        </Button>
      }
    >
      <FromFiles />
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

/** Shows replays opened from files; none of them is saved. */
function FromFiles() {
  const t = useText()
  const replays = useGivenFiles((state) => state.replays)
  if (replays.length === 0) return null
  return (
    <section className="from-files" aria-label={t('replays.fromFiles')}>
      <h2 className="label">{t('replays.fromFiles')}</h2>
      <ul className="saves">
        {replays.map(({ id, file, match }) => (
          <li key={id} className="save" data-testid="replay-file">
            <div className="save-text">
              <h3 className="save-title">
                <bdi>{file}</bdi>
              </h3>
              <p className="about">
                {t(`game.${match.game}`)} ·{' '}
                {seatsIn(match, t)
                  .map(({ name }) => name)
                  .join(', ')}
              </p>
            </div>
            <Button small kind="main" label={`${t('saves.watch')}: ${file}`} onClick={() => watchReplay(id)}>
              {t('saves.watch')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
