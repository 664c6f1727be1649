import '../../i18n/all.ts'
// Global style sheets come first, so that those of components override them.
import '../fonts.ts'
import '../../styles/base.css'
import '../../styles/surfaces.css'
import '../../styles/controls.css'
import './caster.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { SOCKET_PATH } from '../../../electron/contract/socket.ts'
import { listenToHost } from '../../host/feed.ts'
import { ignoreInputMethod } from '../../input/inputMethod.ts'
import { ownDevice } from '../../remote/device.ts'
import { realTimer, webSocketTo } from '../../remote/net/connection.ts'
import { wishedSettings } from '../../remote/net/keep.ts'
import { OnlookerKeep } from '../../remote/net/onlookerKeep.ts'
import { browserShelf } from '../../remote/net/shelves.ts'
import { callFromOnlooker, followAddress, followWaking, lookOn } from '../../remote/onlooker.ts'
import { keepTapsInPlace } from '../../ui/onePress.ts'
import { followSystem, loadSettings } from '../../ui/settings.ts'
import { readWishes } from '../onlooker/wishes.ts'
import { CasterPage } from './CasterPage.tsx'
import { Commands } from './commands.ts'

ignoreInputMethod()
const { language } = readWishes(window.location.search)
// the address is bound to this browser, not to one of its tabs
const browser = browserShelf('localStorage')
const keep = new OnlookerKeep({ browser, tab: browser }, { pathname: '/caster', search: '', isOnAir: true })
followAddress(keep)
lookOn({
  keep,
  open: webSocketTo(`ws://${window.location.host}${SOCKET_PATH}`),
  timer: realTimer,
  device: ownDevice(),
  settings: wishedSettings(keep.settings(navigator.language), {
    flatTable: true,
    muted: true,
    ...(language !== null && { language }),
  }),
})
listenToHost((problem) => console.warn('the table reports a problem', problem.code))
followSystem()
keepTapsInPlace()
followWaking()
await loadSettings()

const commands = new Commands({ timer: realTimer, call: callFromOnlooker })
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <CasterPage send={(command) => commands.send(command)} />
    </StrictMode>,
  )
