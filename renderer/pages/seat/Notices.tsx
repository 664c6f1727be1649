import { useEffect } from 'react'
import { useSession } from '../../host/session.ts'
import { useTakenBackNotice } from '../../hud/takenBack.ts'
import { useText } from '../../i18n/useText.ts'
import { IconButton } from '../../ui/controls.tsx'
import { CloseIcon } from '../../ui/icons.tsx'
import { type Toast, useToasts } from '../../ui/toasts/toasts.ts'
import { loadedGame } from './match/useFlatGame.ts'

/** The time in milliseconds after which a problem disappears: on a phone it covers its subject. */
const SHOWN = 8000

/** Shows the refusals of the table in words, and that another player takes a move back. */
export function Notices() {
  const toasts = useToasts((state) => state.toasts)
  useTakenBackNotice()
  return (
    <div className="seat-notices">
      {toasts.map((toast) => (
        <Notice key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

function Notice({ toast: { id, problem, text } }: { readonly toast: Toast }) {
  const t = useText()
  const game = useSession((state) => state.match?.game ?? null)
  const dismiss = useToasts((state) => state.dismiss)
  useEffect(() => {
    const timer = setTimeout(() => dismiss(id), SHOWN)
    return () => clearTimeout(timer)
  }, [id, dismiss])
  const flat = game && loadedGame(game)
  const refusal = problem?.refusal !== undefined ? flat?.refusalText(t, problem.refusal) : null
  return (
    <div className="seat-notice parchment" role="alert">
      <p>{refusal?.text ?? (problem ? t(`problem.${problem.code}`) : text)}</p>
      <IconButton label={t('trouble.dismiss')} onClick={() => dismiss(id)}>
        <CloseIcon size={1} />
      </IconButton>
    </div>
  )
}
