import { useEffect, useState } from 'react'
import { call, onScreens } from '../host/client.ts'
import { useText } from '../i18n/useText.ts'
import { Button } from './controls.tsx'
import { showProblem } from './toasts/toasts.ts'

interface PrivateWindowButtonProps {
  readonly kind?: 'plain' | 'main'
  readonly small?: boolean
  readonly autoFocus?: boolean
}

/** Opens the private window, or brings it to the front, and says which. */
export function PrivateWindowButton(props: PrivateWindowButtonProps) {
  const t = useText()
  const isOpen = useIsPrivateWindowOpen()
  return (
    <Button {...props} onClick={() => void openPrivateWindow()} testId="open-private">
      {t(isOpen ? 'captured.show' : 'captured.open')}
    </Button>
  )
}

/** Opens the private window, or brings it to the front. */
export async function openPrivateWindow(): Promise<void> {
  const answer = await call('windows:private', {})
  if (!answer.ok) showProblem(answer.problem)
}

/** Returns whether the private window is open; false until the host has answered. */
function useIsPrivateWindowOpen(): boolean {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    void call('screens:state', {}).then((answer) => answer.ok && setOpen(answer.value.privateWindow === true))
    return onScreens(({ privateWindow }) => setOpen(privateWindow === true))
  }, [])
  return isOpen
}
