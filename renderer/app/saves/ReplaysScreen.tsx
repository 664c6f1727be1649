import { useRef } from 'react'
import type { SaveInfo } from '../../../electron/contract/ipc.ts'
import { seatsIn } from '../../i18n/lessonMatch.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/controls.tsx'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { goTo } from '../../ui/screens.ts'
import { useGivenFiles } from './givenFiles.ts'
import type { SaveAction } from './SaveRow.tsx'
import { SaveRows } from './SaveRows.tsx'
import { exportSave, openFiles, watchReplay } from './saves.ts'
import { useSaveRows } from './useSaveRows.ts'

const act = (action: SaveAction, { id }: SaveInfo): void =>
  action === 'watch' ? watchReplay(id) : void exportSave(id, 'replay')

/** Shows all played matches, to watch them again. */
export function ReplaysScreen() {
  const t = useText()
  const listed = useRef<HTMLUListElement>(null)
  const { list } = useSaveRows(listed, 'played')
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
      {list?.saves.length === 0 && <p className="about">{t('replays.empty')}</p>}
      <SaveRows listed={listed} list={list} onAction={act} watchOnly />
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
