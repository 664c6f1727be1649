import '../../i18n/all.ts'
// Global style sheets come first, so that those of components override them.
import '../../styles/fonts.ts'
import '../../styles/base.css'
import '../../styles/surfaces.css'
import '../../styles/controls.css'
import './feed.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { listenToHost, reportEachEvent } from '../../host/feed.ts'
import { followTable } from '../../host/followTable.ts'
import { ignoreInputMethod } from '../../input/inputMethod.ts'
import { paceFrames } from '../../picture/framePace.ts'
import { forgetCaster, receiveCaster } from '../../remote/caster/caster.ts'
import { receiveVote } from '../../remote/vote/vote.ts'
import { prepareGraphics } from '../../shell/prepareGraphics.ts'
import { goTo } from '../../ui/screens.ts'
import { adoptSettings, followSystem, loadSettings, useSettings } from '../../ui/settings.ts'
import { WatchPage } from '../watch/WatchPage.tsx'

ignoreInputMethod()
followTable()
paceFrames(window, 60)
goTo({ name: 'match' })
listenToHost(() => {}) // the main window shows problems
reportEachEvent()
window.host?.onFeed((message) => {
  if (message.kind === 'vote') receiveVote(message)
  else if (message.kind === 'caster' && message.state) receiveCaster(message.state)
  else if (message.kind === 'caster') forgetCaster()
})
followSystem()
await loadSettings()
adoptSettings({ ...useSettings.getState().settings, storyCamera: 'film', reducedMotion: 'off' }) // for the audience
await prepareGraphics()

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <WatchPage clean />
    </StrictMode>,
  )
