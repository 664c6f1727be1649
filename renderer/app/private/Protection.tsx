import { useEffect, useState } from 'react'
import { call } from '../../host/client.ts'
import { useText } from '../../i18n/useText.ts'
import { Toggle } from '../../ui/controls.tsx'
import { showProblem } from '../../ui/toasts/toasts.ts'

/** The systems that do something if a window asks to be left out of pictures, as `process.platform` names them. */
const SYSTEMS = ['win32', 'darwin'] as const
type System = (typeof SYSTEMS)[number] | 'other'

/** Asks the system to leave this window out of pictures of the screen, and says what this system does then. */
export function Protection() {
  const t = useText()
  const system = useSystem()
  const [on, setOn] = useState(false)
  if (system === null) return null
  const protect = async (value: boolean) => {
    setOn(value)
    const answer = await call('windows:protect', { on: value })
    if (!answer.ok) showProblem(answer.problem)
  }
  if (system === 'other') return <p className="about">{t('private.protect.other')}</p>
  return (
    <Toggle
      label={t('private.protect')}
      about={t(`private.protect.${system}`)}
      value={on}
      onChange={(value) => void protect(value)}
      testId="private-protect"
    />
  )
}

/** Returns the system; null until the host has answered. */
function useSystem(): System | null {
  const [system, setSystem] = useState<System | null>(null)
  useEffect(() => {
    void call('app:info', {}).then((answer) => {
      if (answer.ok) setSystem(SYSTEMS.find((one) => one === answer.value.platform) ?? 'other')
    })
  }, [])
  return system
}
