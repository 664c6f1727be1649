import { useEffect } from 'react'
import { useSession } from '../../host/session.ts'
import { useShownStore } from '../../playback/shownStore.ts'
import { openSheet } from '../../ui/screens.ts'

/** Opens the result once the table has shown the end. */
export function useResult(): void {
  const isOver = useSession((state) => state.standing?.outcome != null)
  const busy = useShownStore((state) => state.busy)
  useEffect(() => {
    if (isOver && !busy) openSheet({ name: 'result' })
  }, [isOver, busy])
}
