import './i18n/all.ts'
// Global style sheets come first, so that those of components override them.
import './styles/fonts.ts'
import './styles/base.css'
import './styles/surfaces.css'
import './styles/controls.css'
import './styles/slider.css'
import './styles/highContrast.css'
import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { tellFiles } from './app/saves/givenFiles.ts'
import { watchReplay } from './app/saves/saves.ts'
import { sounds } from './audio/sounds.ts'
import { call, onFiles, setHost } from './host/client.ts'
import { listenToHost, reportEachEvent } from './host/feed.ts'
import { slowKeys } from './input/ease.ts'
import { ignoreInputMethod } from './input/inputMethod.ts'
import { pageTable } from './playback/pageTable.ts'
import { reportUncaughtErrors } from './shell/ErrorBoundary.tsx'
import { continueMatch } from './shell/match/continueMatch.ts'
import { afterFirstFrames } from './shell/milestones.ts'
import { followEase } from './shell/settings/followEase.ts'
import { keepTapsInPlace } from './ui/onePress.ts'
import { followSystem, IS_PRIVATE_WINDOW, loadSettings } from './ui/settings.ts'
import { showProblem } from './ui/toasts/toasts.ts'

const PrivateApp = lazy(async () => ({ default: (await import('./app/behindMenu.ts')).PrivateApp }))

ignoreInputMethod()
slowKeys()
followEase()
reportUncaughtErrors()
if (window.host) setHost(afterFirstFrames(window.host))
const settings = loadSettings()
listenToHost(showProblem)
reportEachEvent()
onFiles(tellFiles)
followSystem()
keepTapsInPlace()
pageTable.playback.setSounds(sounds)
await settings

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      {IS_PRIVATE_WINDOW ? (
        <Suspense>
          <PrivateApp />
        </Suspense>
      ) : (
        <App />
      )}
    </StrictMode>,
  )
}

if (!IS_PRIVATE_WINDOW) {
  sounds.ambience('waves')
  await reopenMatch()
}

/** Reopens the match after a crash of the page, or after a file was opened from outside. */
async function reopenMatch(): Promise<void> {
  const info = await call('app:info', {})
  if (!info.ok) return
  const { reopen, watch } = info.value
  if (watch !== undefined) watchReplay(watch)
  else if (reopen !== undefined) await continueMatch(reopen)
}
