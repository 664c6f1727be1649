import { call } from '../host/client.ts'
import { useText } from '../i18n/useText.ts'
import { SaveRow } from './SaveRow.tsx'
import { useSaves } from './SavesScreen.tsx'
import { goTo } from './screens.ts'
import { showProblem, tellNews } from './toasts.ts'
import { Button } from './ui/controls.tsx'
import { ScreenFrame } from './ui/ScreenFrame.tsx'
import './savesScreen.css'

/** Every match that has been played, to watch again. */
export function ReplaysScreen() {
  const t = useText()
  const [list] = useSaves()
  const played = list?.saves.filter(({ moves }) => moves > 0)
  const exportReplay = async (id: string) => {
    const answer = await call('saves:export', { id, content: 'replay' })
    if (answer.ok) tellNews(t('saves.exported', { path: answer.value.path }))
    else showProblem(answer.problem)
  }
  const openFile = async () => {
    const answer = await call('replays:open', {})
    if (answer.ok) goTo({ name: 'replay', id: answer.value.id, move: 0, from: 'menu' })
    else showProblem(answer.problem)
  }
  return (
    <ScreenFrame
      title={t('replays.title')}
      testId="screen-replays"
      onBack={() => goTo({ name: 'menu' })}
      actions={
        <Button onClick={() => void openFile()} testId="replays-open">
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
            onAction={(action) => {
              if (action === 'watch') goTo({ name: 'replay', id: save.id, move: 0, from: 'menu' })
              else void exportReplay(save.id)
            }}
          />
        ))}
      </ul>
    </ScreenFrame>
  )
}
