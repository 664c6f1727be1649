import { useEffect, useState } from 'react'
import { sounds } from '../../audio/sounds.ts'
import { followTable } from '../../host/followTable.ts'
import { useText } from '../../i18n/useText.ts'
import { useCommands } from '../../input/useCommands.ts'
import { ErrorBoundary } from '../../shell/ErrorBoundary.tsx'
import { Toasts } from '../../shell/Toasts.tsx'
import { CommandKey } from '../../ui/CommandKey.tsx'
import { Button } from '../../ui/controls.tsx'
import { CasterNotices } from '../screens/CasterNotices.tsx'
import { RequestNotices } from '../screens/RequestNotices.tsx'
import { RoomNotices } from '../screens/RoomNotices.tsx'
import { ScreensSheet } from '../screens/ScreensScreen.tsx'
import { AIR, END_AIR, endAir } from './endAir.ts'
import { Protection } from './Protection.tsx'
import { Secrets } from './Secrets.tsx'
import { SecretWaits } from './SecretWaits.tsx'
import { Titles } from './Titles.tsx'
import './private.css'

const COMMANDS = [END_AIR]

/** The private window of a stream: secrets while a key is held, and the addresses, codes and titles of the table. */
export function PrivateApp() {
  const t = useText()
  useEffect(() => followTable(true), [])
  useCommands('page', COMMANDS)
  useEffect(() => sounds.mute(true), [])
  const [isPanelOpen, setPanelOpen] = useState(false)
  const [isRenaming, setRenaming] = useState(false)
  return (
    <ErrorBoundary onLeave={() => window.location.reload()}>
      <main className="private parchment" data-testid="private-window">
        <h1 className="title rule-line">{t('private.title')}</h1>
        <Secrets isCovered={isPanelOpen || isRenaming} />
        <Button onClick={() => setPanelOpen(true)} testId="private-screens">
          {t('menu.screens')}
        </Button>
        <Titles onDialog={setRenaming} />
        <Protection />
        <Button kind="danger" onClick={() => void endAir()} testId="private-end">
          {t('command.end-all')} <CommandKey of={AIR.commands['end-all']} />
        </Button>
      </main>
      {isPanelOpen && <ScreensSheet back={t('common.close')} onClose={() => setPanelOpen(false)} />}
      <RoomNotices />
      <Toasts>
        {isPanelOpen && <SecretWaits onDecide={() => setPanelOpen(false)} />}
        <RequestNotices />
        <CasterNotices />
      </Toasts>
    </ErrorBoundary>
  )
}
