import { useEffect } from 'react'
import { call, onTable } from '../../host/client.ts'
import { leaveMatch, openMatch, useSession } from '../../host/session.ts'
import { showProblem } from '../../ui/toasts/toasts.ts'

/** Keeps the match of the main window open here, too. */
export function useTableMatch(): void {
  useEffect(() => {
    const stop = onTable((match) => void follow(match))
    void call('app:info', {}).then((answer) => {
      if (answer.ok) void follow(answer.value.table ?? null)
    })
    return stop
  }, [])
}

async function follow(match: string | null): Promise<void> {
  if (match === (useSession.getState().match?.id ?? null)) return
  if (match === null) return leaveMatch()
  const answer = await openMatch(match)
  if (!answer.ok) showProblem(answer.problem)
}
