import { lazy, Suspense, useEffect, useState } from 'react'
import { call } from '../host/client.ts'
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx'
import { reach } from '../shell/milestones.ts'
import { prepareGraphics } from '../shell/prepareGraphics.ts'
import { useScreen } from '../ui/screens.ts'
import { useSettings } from '../ui/settings.ts'
import { leaveToMenu } from './match/leaveToMenu.ts'
import { MenuScreen } from './menu/MenuScreen.tsx'

const behindMenu = () => import('./behindMenu.ts')
const OtherScreen = lazy(async () => ({ default: (await behindMenu()).OtherScreen }))
const GivenFilesDialog = lazy(async () => ({ default: (await behindMenu()).GivenFilesDialog }))
const RoomNotices = lazy(async () => ({ default: (await behindMenu()).RoomNotices }))
const AtOtherTable = lazy(async () => ({ default: (await behindMenu()).AtOtherTable }))
const Pads = lazy(async () => ({ default: (await behindMenu()).Pads }))
const WindowCommands = lazy(async () => ({ default: (await behindMenu()).WindowCommands }))
const WindowToasts = lazy(async () => ({ default: (await behindMenu()).WindowToasts }))
const GraphicsNotice = lazy(async () => ({ default: (await behindMenu()).GraphicsNotice }))
const TableBeingSet = lazy(async () => ({ default: (await behindMenu()).TableBeingSet }))
const Room = lazy(async () => {
  const room = (await behindMenu()).Room
  const info = await call('app:info', {})
  await prepareGraphics(info.ok ? info.value.graphics : undefined)
  return { default: room }
})

/** Shows the whole window: the table and a screen over it. The menu is usable before the table is loaded. */
export function App() {
  const screen = useScreen((state) => state.screen)
  const loaded = useSettings((state) => state.loaded)
  const isMenuShown = useMenuShown(loaded)
  if (!loaded) return null
  return (
    <>
      <ErrorBoundary onLeave={() => void leaveToMenu()}>
        <Suspense>{isMenuShown && <TableBeingSet screen={screen} />}</Suspense>
        <Suspense>{isMenuShown && <Room screen={screen} seaRest="without-input-or-focus" />}</Suspense>
        {screen.name === 'menu' ? <MenuScreen /> : <Suspense>{<OtherScreen screen={screen} />}</Suspense>}
      </ErrorBoundary>
      <Suspense>
        {isMenuShown && <GivenFilesDialog />}
        {isMenuShown && <WindowCommands />}
        {isMenuShown && <WindowToasts />}
        {isMenuShown && <Pads />}
        {isMenuShown && <GraphicsNotice screen={screen} />}
        {isMenuShown && <RoomNotices />}
        {isMenuShown && <AtOtherTable />}
      </Suspense>
    </>
  )
}

/** Returns true once the first screen is usable; everything else is loaded then. */
function useMenuShown(loaded: boolean): boolean {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (loaded) void reach('interactive').then(() => setShown(true))
  }, [loaded])
  return shown
}
