import { useEffect } from 'react'
import { useSession } from '../../host/session.ts'
import { useShownNow } from '../../playback/useShownTable.ts'
import { openSheet } from '../../ui/screens.ts'

/** Opens the result once the table has shown the end; in a lesson the guide shows it instead. */
export function useResult(): void {
  const isOver = useSession(({ match, standing }) => standing?.outcome != null && match?.lesson === undefined)
  const busy = useShownNow((state) => state.busy)
  useEffect(() => {
    if (isOver && !busy) openSheet({ name: 'result' })
  }, [isOver, busy])
}
