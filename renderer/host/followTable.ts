import { call, onTable } from './client.ts'
import { reportProblem } from './feed.ts'
import { leaveMatch, openMatch, useSession } from './session.ts'
import type { Stop } from './stops.ts'

/**
 * Opens each match that comes to the table of the main window, and leaves it when it goes; returns a function that stops
 * this.
 * @param isLate true if the page may have missed the first message: it asks for the match
 */
export function followTable(isLate = false): Stop {
  let last = Promise.resolve()
  const follow = (match: string | null) => {
    last = last.then(() => take(match))
  }
  const stop = onTable(follow)
  if (isLate) {
    void call('app:info', {}).then((answer) => {
      if (answer.ok) follow(answer.value.table ?? null)
    })
  }
  return stop
}

async function take(match: string | null): Promise<void> {
  if (match === (useSession.getState().match?.id ?? null)) return
  if (match === null) return leaveMatch()
  const answer = await openMatch(match)
  if (!answer.ok) reportProblem(answer.problem)
}
