import { useEffect } from 'react'
import { useSession } from '../host/session.ts'
import { useText } from '../i18n/useText.ts'
import { playback, setTable, useTableGame } from '../playback/stage.ts'
import { CameraRig } from '../table/CameraRig.tsx'
import { TableCanvas } from '../table/TableCanvas.tsx'
import { director, flyCamera, MENU_VIEW } from './camera.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { gameScreens, STILL_LIFE, useGameScreens } from './games.ts'
import { LessonsScreen } from './LessonsScreen.tsx'
import { MatchScreen } from './MatchScreen.tsx'
import { MenuScreen } from './MenuScreen.tsx'
import { NewMatchScreen } from './NewMatchScreen.tsx'
import { leaveToMenu } from './PauseSheet.tsx'
import { ReplayScreen } from './ReplayScreen.tsx'
import { ReplaysScreen } from './ReplaysScreen.tsx'
import { RulesScreen } from './RulesScreen.tsx'
import { SavesScreen } from './SavesScreen.tsx'
import { SettingsScreen } from './SettingsScreen.tsx'
import { type Screen, useScreen } from './screens.ts'
import { tierOf, useSettings, wantsLessMotion } from './settings.ts'
import { Toasts } from './Toasts.tsx'

/** The whole window: one table that is always there, and a screen over it. */
export function App() {
  const screen = useScreen((state) => state.screen)
  const settings = useSettings((state) => state.settings)
  const loaded = useSettings((state) => state.loaded)
  const { game, near } = useTableGame()
  const { Table } = gameScreens(game)
  const t = useText()
  useTableFor(screen)
  if (!loaded) return null
  return (
    <>
      <ErrorBoundary onLeave={() => void leaveToMenu()}>
        <div className="table" role="application" aria-label={t('hud.table')}>
          <TableCanvas tier={tierOf(settings)}>
            <CameraRig director={director} />
            <Table key={game} near={near} language={settings.language} calm={wantsLessMotion(settings)} />
          </TableCanvas>
        </div>
        <CurrentScreen screen={screen} />
      </ErrorBoundary>
      <Toasts />
    </>
  )
}

const isAtTable = ({ name }: Screen): boolean => name === 'match' || name === 'replay'

/** What stands on the table and where the camera is: a match, a recording, or the still life behind the menus. */
function useTableFor(screen: Screen): void {
  const atTable = isAtTable(screen)
  const { camera } = useGameScreens()
  useEffect(() => {
    if (atTable || useSession.getState().match) return
    setTable(STILL_LIFE.game, 'spectator')
    playback.load(STILL_LIFE.view())
  }, [atTable])
  useEffect(() => flyCamera(atTable ? camera : MENU_VIEW), [atTable, camera])
}

function CurrentScreen({ screen }: { readonly screen: Screen }) {
  switch (screen.name) {
    case 'menu':
      return <MenuScreen />
    case 'new':
      return <NewMatchScreen />
    case 'lessons':
      return <LessonsScreen />
    case 'saves':
      return <SavesScreen />
    case 'replays':
      return <ReplaysScreen />
    case 'settings':
      return <SettingsScreen />
    case 'rules':
      return <RulesScreen />
    case 'match':
      return <MatchScreen />
    case 'replay':
      return <ReplayScreen id={screen.id} move={screen.move} from={screen.from} />
    default:
      return screen satisfies never
  }
}
