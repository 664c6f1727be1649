import type { ReactNode } from 'react'
import { CommandKey } from '../../../input/CommandKey.tsx'
import { ADMIRAL } from '../../commands.ts'
import { useIntent } from '../../intent/intent.ts'
import './check.css'

interface CheckProps {
  readonly checked: boolean
  readonly onToggle: () => void
  readonly testId: string
  readonly children: ReactNode
}

/** One thing in a panel that is done with the rest or left. */
export function Check({ checked, onToggle, testId, children }: CheckProps) {
  return (
    <label className="adm-check">
      <input type="checkbox" checked={checked} onChange={onToggle} data-testid={testId} />
      {children}
    </label>
  )
}

/** Whether the selected ship's captain is used; `about` says what he does. */
export function CaptainCheck({ about }: { readonly about: string }) {
  const checked = useIntent((state) => state.withCaptain)
  return (
    <Check checked={checked} onToggle={() => useIntent.getState().toggleCaptain()} testId="use-captain">
      <CommandKey of={ADMIRAL.commands.helped} /> {about}
    </Check>
  )
}
