import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import type { FlatShell } from '../../../flat/shell.ts'
import { useSession } from '../../../host/session.ts'
import { useText } from '../../../i18n/useText.ts'
import { ownDevice } from '../../../remote/device.ts'
import { useRoom } from '../../../remote/room.ts'

interface SeatShell {
  readonly shell: FlatShell
  /** True after the player has left the page: nothing of the table is shown. */
  readonly isAway: boolean
  readonly isMenuOpen: boolean
  back(): void
  closeMenu(): void
}

/**
 * Returns what the page adds to a flat table: its menu, the player's side, and hiding secrets from others.
 * @param who the player's side; null for a watcher
 */
export function useSeatShell(who: ReactNode): SeatShell {
  const t = useText()
  // at another computer or with the host away there is no table to look at
  const isAtTable = useRoom(({ room }) => room !== null && !room.lobby?.hostAway)
  const idle = isAtTable && ownDevice() === 'phone' ? t('seat.lookUp') : undefined
  const hasSecrets = useSession(({ viewer, match }) => match?.seats.some(({ seat }) => seat === viewer) ?? false)
  const [isHidden, setHidden] = useState(false)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [isAway, back] = useAway(hasSecrets)
  const shell = useMemo(
    (): FlatShell => ({
      onMenu: () => setMenuOpen(true),
      onResult: null,
      dock: null,
      ...(who && { who }),
      ...(idle !== undefined && { idle }),
      secrets: hasSecrets ? { isHidden, hide: () => setHidden(true), show: () => setHidden(false) } : null,
    }),
    [hasSecrets, isHidden, who, idle],
  )
  return { shell, isAway, isMenuOpen, back, closeMenu: () => setMenuOpen(false) }
}

/** Returns whether the page was left since its player last looked at it, and a function that marks their return. */
function useAway(hasSecrets: boolean): readonly [isAway: boolean, back: () => void] {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    if (!hasSecrets) return setAway(false)
    const leave = () => setAway(true)
    const hide = () => {
      if (document.hidden) leave()
    }
    window.addEventListener('blur', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('blur', leave)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [hasSecrets])
  return [isAway && hasSecrets, useCallback(() => setAway(false), [])]
}
