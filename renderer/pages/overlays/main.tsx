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
import { OnlookerKeep, ownStorages } from '../../remote/net/onlookerKeep.ts'
import { followAddress, followWaking, lookOn } from '../../remote/onlooker.ts'
import { followSystem, loadSettings } from '../../ui/settings.ts'
import { readWishes } from '../onlooker/wishes.ts'
import { takeAudiences } from './audiences.ts'
import { OverlaysPage } from './OverlaysPage.tsx'

ignoreInputMethod()
document.documentElement.dataset.page = 'overlays'
const { language } = readWishes(window.location.search)
const { pathname, search } = window.location
const storages = ownStorages()
const keep = new OnlookerKeep(storages, { pathname, search, isOnAir: false })
let audiences = takeAudiences(storages.tab)
window.addEventListener('hashchange', () => {
  audiences = takeAudiences(storages.tab)
})
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

const place = document.getElementById('root')
if (place) {
  const root = createRoot(place)
  const show = () =>
    root.render(
      <StrictMode>
        <OverlaysPage token={keep.token} audiences={audiences} />
      </StrictMode>,
    )
  show()
  window.addEventListener('hashchange', show)
}
