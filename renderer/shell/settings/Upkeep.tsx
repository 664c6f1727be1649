import { useCallback, useEffect, useState } from 'react'
import type { UpdateState } from '../../../electron/contract/ipc.ts'
import { call } from '../../host/client.ts'
import { useText } from '../../i18n/useText.ts'
import { masked, useIsCaptured } from '../../ui/captured.ts'
import { Button, Toggle } from '../../ui/controls.tsx'
import { changeSettings, useSettings } from '../../ui/settings.ts'
import { showProblem } from '../../ui/toasts/toasts.ts'
import { updateText } from './updateText.ts'

/** The time between two polls of the update state while it is visible, milliseconds. */
const INTERVAL = 1000

/** Shows the switch for updates, the state of a newer version, and its actions. */
export function UpdatesSetting() {
  const t = useText()
  const on = useSettings(({ settings }) => settings.updates)
  const [state, refresh] = useUpdateState()
  useIsCaptured() // the path in the command is masked as soon as the window is captured
  if (!state) return null
  const act = (channel: 'updates:check' | 'updates:install') =>
    void call(channel, {}).then((answer) => (answer.ok ? refresh() : showProblem(answer.problem)))
  return (
    <div className="upkeep">
      {state.kind !== 'unable' && (
        <Toggle
          label={t('updates.switch')}
          value={on}
          onChange={(updates) => void changeSettings({ updates }).then(refresh)}
          testId="setting-updates"
        />
      )}
      <p className="about" role="status" data-testid="updates-state">
        {updateText(t, state)}
      </p>
      {state.kind === 'failed' && state.byHand !== undefined && (
        <p className="about saves-folder" data-testid="updates-by-hand">
          {t('updates.byHand')} <code>{masked(state.byHand)}</code>
        </p>
      )}
      {(state.kind === 'idle' || state.kind === 'failed') && (
        <Button small onClick={() => act('updates:check')} testId="updates-check">
          {t('updates.check')}
        </Button>
      )}
      {state.kind === 'ready' && (
        <Button small onClick={() => act('updates:install')} testId="updates-install">
          {t('updates.install')}
        </Button>
      )}
    </div>
  )
}

/** Opens the folder of crash reports. */
export function ReportsSetting({ folder }: { readonly folder: string }) {
  const t = useText()
  const show = () =>
    void call('app:showReports', {}).then((answer) => {
      if (!answer.ok) showProblem(answer.problem)
    })
  return (
    <div className="upkeep">
      <p className="about saves-folder">
        {t('reports.about')} <code>{folder}</code>
      </p>
      <Button small onClick={show} testId="reports-show">
        {t('reports.show')}
      </Button>
    </div>
  )
}

/** Returns the state, null until the host has answered, and a function that requests it again. */
function useUpdateState(): readonly [UpdateState | null, () => void] {
  const [state, setState] = useState<UpdateState | null>(null)
  const refresh = useCallback(
    () =>
      void call('updates:state', {}).then((answer) => {
        if (answer.ok) setState(answer.value)
      }),
    [],
  )
  useEffect(() => {
    refresh()
    const timer = setInterval(refresh, INTERVAL)
    return () => clearInterval(timer)
  }, [refresh])
  return [state, refresh]
}
