// Global style sheets come first, so that those of components override them.
import '../fonts.ts'
import '../../styles/base.css'
import '../../styles/surfaces.css'
import '../../styles/controls.css'
import './seat.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { SOCKET_PATH } from '../../../electron/contract/socket.ts'
import { sounds } from '../../audio/sounds.ts'
import { listenToHost } from '../../host/feed.ts'
import { LuckBook, loadSeals } from '../../host/received/luckBook.ts'
import { ignoreInputMethod } from '../../input/inputMethod.ts'
import { pageTable } from '../../playback/pageTable.ts'
import { realTimer, webSocketTo } from '../../remote/net/connection.ts'
import { Keep, wishedSettings } from '../../remote/net/keep.ts'
import { browserShelf } from '../../remote/net/shelves.ts'
import { enterRoom, reconnect, restRoom, wakeRoom } from '../../remote/room.ts'
import { keepTapsInPlace } from '../../ui/onePress.ts'
import { followSystem, loadSettings } from '../../ui/settings.ts'
import { showProblem } from '../../ui/toasts/toasts.ts'
import { loadTexts } from '../texts.ts'
import { SeatPage } from './SeatPage.tsx'

ignoreInputMethod()
const keep = new Keep(browserShelf('localStorage'))

/** Removes the token from the address, where others could read it. */
function takeToken(): boolean {
  const taken = keep.takeFragment(window.location.hash)
  if (taken) window.history.replaceState(null, '', window.location.pathname + window.location.search)
  return taken
}

takeToken()
const open = webSocketTo(`ws://${window.location.host}${SOCKET_PATH}`)
const locale = navigator.language
// a new page starts with the flat table, which loads quickly
const settings = wishedSettings(keep.settings(locale), { flatTable: true })
await loadTexts(settings.read().language)
enterRoom({ keep, luck: new LuckBook(browserShelf('sessionStorage')), open, timer: realTimer, locale, settings })
await loadSettings()
listenToHost(showProblem)
followSystem()
keepTapsInPlace()
pageTable.playback.setSounds(sounds)
window.addEventListener('hashchange', () => {
  if (takeToken()) reconnect()
})
window.addEventListener('online', wakeRoom)
window.addEventListener('pageshow', wakeRoom)
document.addEventListener('visibilitychange', () => {
  if (document.hidden) restRoom()
  else wakeRoom()
})

void loadSeals()
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <SeatPage open={open} />
    </StrictMode>,
  )
