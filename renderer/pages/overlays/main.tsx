import '../../i18n/all.ts'
// Global style sheets come first, so that those of components override them.
import '../fonts.ts'
import '../../styles/base.css'
import '../../styles/surfaces.css'
import '../../styles/controls.css'
import '../overlay/overlay.css'
import '../overlay/parts.css'
import './overlays.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { SOCKET_PATH } from '../../../electron/contract/socket.ts'
import { listenToHost } from '../../host/feed.ts'
import { ignoreInputMethod } from '../../input/inputMethod.ts'
import { realTimer, webSocketTo } from '../../remote/net/connection.ts'
import { wishedSettings } from '../../remote/net/keep.ts'
import { OnlookerKeep } from '../../remote/net/onlookerKeep.ts'
import { ownStorages } from '../../remote/net/shelves.ts'
import { followAddress, followWaking, lookOn } from '../../remote/onlooker.ts'
import { followSystem, loadSettings } from '../../ui/settings.ts'
import { readWishes } from '../onlooker/wishes.ts'
import { OverlaysPage } from './OverlaysPage.tsx'

ignoreInputMethod()
document.documentElement.dataset.page = 'overlays'
const { language } = readWishes(window.location.search)
const { pathname, search } = window.location
const keep = new OnlookerKeep(ownStorages(), { pathname, search, isOnAir: false })
followAddress(keep)
lookOn({
  keep,
  open: webSocketTo(`ws://${window.location.host}${SOCKET_PATH}`),
  timer: realTimer,
  device: 'computer',
  settings: wishedSettings(keep.settings(navigator.language), {
    speed: 0,
    muted: true,
    ...(language !== null && { language }),
  }),
})
listenToHost((problem) => console.warn('the table reports a problem', problem.code))
followSystem()
followWaking()
await loadSettings()

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <OverlaysPage token={keep.token} />
    </StrictMode>,
  )
