import { useSession } from '../../host/session.ts'
import { closeSheet, useScreen } from '../../ui/screens.ts'
import { useGameParts } from '../games.ts'
import { useResult } from './useResult.ts'

/** Shows the result of a match on another screen once it is over; the next match is started at the table. */
export function EndOfMatch({ onReplay = null }: { readonly onReplay?: ((move?: number) => void) | null }) {
  const { Result } = useGameParts().panels
  const outcome = useSession(({ standing }) => standing?.outcome ?? null)
  const isOpen = useScreen(({ sheet }) => sheet?.name === 'result')
  useResult()
  if (!outcome || !isOpen) return null
  return (
    <Result outcome={outcome} onAgain={null} onSwap={null} onReplay={onReplay} onMenu={null} onClose={closeSheet} />
  )
}
