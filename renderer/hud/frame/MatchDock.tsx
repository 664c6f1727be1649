import { useSession } from '../../host/session.ts'
import { openSheet } from '../../ui/screens.ts'
import { Speeds } from '../Speeds.tsx'
import { useWords } from '../useWords.ts'
import { Dock, DockButton } from './Dock.tsx'
import { LiveDock, type LiveDockProps } from './LiveDock.tsx'

/** The dock over the 3D table: with a choice of the speed, and the button to the result. */
export function MatchDock(live: Omit<LiveDockProps, 'speeds' | 'over' | 'vain'>) {
  const { t } = useWords()
  const isLesson = useSession((state) => state.match?.lesson !== undefined)
  return (
    <LiveDock
      {...live}
      speeds={<Speeds label={t('hud.speed')} speeds={[1, 2, 4]} />}
      over={!isLesson && <OverDock />}
    />
  )
}

/** Reopens the result after the player has closed it to look at the table. */
function OverDock() {
  const { t } = useWords()
  return (
    <Dock
      prompt={t('hud.over')}
      buttons={
        <DockButton
          kind="main"
          label={t('hud.result')}
          onPress={() => openSheet({ name: 'result' })}
          testId="btn-result"
        />
      }
    />
  )
}
