// Global style sheets come first, so that those of components override them.
import '../fonts.ts'
import '../../styles/base.css'
import './overlay.css'
import './parts.css'
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
import { loadLaterTexts, loadOverlayTexts, loadTexts } from '../texts.ts'
import { readAddress } from './address.ts'
import { OverlayPage } from './OverlayPage.tsx'

ignoreInputMethod()
const address = readAddress(window.location.pathname, window.location.search)
const { pathname, search } = window.location
const keep = new OnlookerKeep(ownStorages(), { pathname, search, isOnAir: true })
const settings = wishedSettings(keep.settings(navigator.language), {
  speed: 1,
  muted: true,
  textScale: 1,
  ...(address.language !== null && { language: address.language }),
})
followAddress(keep)
await Promise.all([
  loadTexts(settings.read().language).then(loadOverlayTexts),
  // why the page is empty, which only the person who sets it up reads
  address.isSetup && loadLaterTexts(),
])
lookOn({
  keep,
  open: webSocketTo(`ws://${window.location.host}${SOCKET_PATH}`),
  timer: realTimer,
  device: 'overlay',
  settings,
  picture: 'follows',
})
listenToHost((problem) => console.warn('the table reports a problem', problem.code))
followSystem()
followWaking()
await loadSettings()

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <OverlayPage address={address} />
    </StrictMode>,
  )
