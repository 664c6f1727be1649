import { useEffect } from 'react'
import { useSession } from '../../host/session.ts'
import { useShownStore } from '../../playback/shownStore.ts'
import { openSheet } from '../../ui/screens.ts'

/** Opens the result once the table has shown the end; in a lesson the guide shows it instead. */
export function useResult(): void {
  const isOver = useSession(({ match, standing }) => standing?.outcome != null && match?.lesson === undefined)
  const busy = useShownStore((state) => state.busy)
  useEffect(() => {
    if (isOver && !busy) openSheet({ name: 'result' })
  }, [isOver, busy])
}
