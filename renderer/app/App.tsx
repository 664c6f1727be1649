import { lazy, Suspense, useEffect, useState } from 'react'
import { measureQuality } from '../table/measureQuality.ts'
import { useScreen } from '../ui/screens.ts'
import { changeSettings, useSettings } from '../ui/settings.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { leaveToMenu } from './match/leaveToMenu.ts'
import { MenuScreen } from './menu/MenuScreen.tsx'
import { reach } from './milestones.ts'

const behindMenu = () => import('./behindMenu.ts')
const OtherScreen = lazy(async () => ({ default: (await behindMenu()).OtherScreen }))
const Toasts = lazy(async () => ({ default: (await behindMenu()).Toasts }))
const Room = lazy(async () => {
  const room = (await behindMenu()).Room
  await measureOnce()
  return { default: room }
})

/** The whole window: one table that is always there, and a screen over it. The menu is there before the table. */
export function App() {
  const screen = useScreen((state) => state.screen)
  const loaded = useSettings((state) => state.loaded)
  const isMenuShown = useMenuShown(loaded)
  if (!loaded) return null
  return (
    <>
      <ErrorBoundary onLeave={() => void leaveToMenu()}>
        <Suspense>{isMenuShown && <Room screen={screen} />}</Suspense>
        {screen.name === 'menu' ? <MenuScreen /> : <Suspense>{<OtherScreen screen={screen} />}</Suspense>}
      </ErrorBoundary>
      <Suspense>{isMenuShown && <Toasts />}</Suspense>
    </>
  )
}

/** True as soon as the first screen is on the screen and can be used: time for everything else. */
function useMenuShown(loaded: boolean): boolean {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (loaded) void reach('interactive').then(() => setShown(true))
  }, [loaded])
  return shown
}

/** The graphics are measured on the first start only; the result is kept with the settings. */
async function measureOnce(): Promise<void> {
  const { quality, measuredQuality } = useSettings.getState().settings
  if (quality === 'auto' && measuredQuality === null) await changeSettings({ measuredQuality: measureQuality() })
}
