import '../../i18n/all.ts'
// Global style sheets come first, so that those of components override them.
import '../../styles/fonts.ts'
import '../../styles/base.css'
import '../../styles/surfaces.css'
import '../../styles/controls.css'
import '../../styles/slider.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { SOCKET_PATH } from '../../../electron/contract/socket.ts'
import { sounds } from '../../audio/sounds.ts'
import { listenToHost } from '../../host/feed.ts'
import { LuckBook } from '../../host/received/luckBook.ts'
import { ignoreInputMethod } from '../../input/inputMethod.ts'
import { paceFrames } from '../../picture/framePace.ts'
import { pageTable } from '../../playback/pageTable.ts'
import { realTimer, webSocketTo } from '../../remote/net/connection.ts'
import { wishedSettings } from '../../remote/net/keep.ts'
import { OnlookerKeep, ownStorages } from '../../remote/net/onlookerKeep.ts'
import { browserShelf } from '../../remote/net/shelves.ts'
import { followAddress, followWaking, lookOn } from '../../remote/onlooker.ts'
import { prepareGraphics } from '../../shell/prepareGraphics.ts'
import { keepTapsInPlace } from '../../ui/onePress.ts'
import { goTo, useScreen } from '../../ui/screens.ts'
import { followSystem, loadSettings } from '../../ui/settings.ts'
import { showProblem } from '../../ui/toasts/toasts.ts'
import { readWishes } from '../onlooker/wishes.ts'
import { CleanFeed } from './CleanFeed.tsx'
import { readFeedOptions } from './feedOptions.ts'
import { WatchPage } from './WatchPage.tsx'

ignoreInputMethod()
const wishes = readWishes(window.location.search)
const feed = readFeedOptions(window.location.search)
if (wishes.clean) paceFrames(window, feed.fps)
const { pathname, search } = window.location
const keep = new OnlookerKeep(ownStorages(), { pathname, search, isOnAir: wishes.clean })
followAddress(keep)
goTo({ name: 'match' })
lookOn({
  luck: new LuckBook(browserShelf('sessionStorage')),
  keep,
  open: webSocketTo(`ws://${window.location.host}${SOCKET_PATH}`),
  timer: realTimer,
  device: 'computer',
  settings: wishedSettings(keep.settings(navigator.language), {
    ...(wishes.language !== null && { language: wishes.language }),
    ...(wishes.flat && { flatTable: true }),
    ...(wishes.clean && { storyCamera: 'film', ...(feed.quality !== null && { quality: feed.quality }) }),
  }),
  ...(wishes.clean && { picture: 'leads' as const }),
  isLive: () => useScreen.getState().screen.name !== 'replay',
})
listenToHost(showProblem)
followSystem()
keepTapsInPlace()
followWaking()
pageTable.playback.setSounds(sounds)
await loadSettings()
await prepareGraphics()

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      {wishes.clean ? <CleanFeed {...feed} isSetup={wishes.setup} /> : <WatchPage clean={false} />}
    </StrictMode>,
  )
