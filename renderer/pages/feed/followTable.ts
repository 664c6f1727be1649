import { onTable } from '../../host/client.ts'
import { leaveMatch, openMatch } from '../../host/session.ts'

/** Opens each match that comes to the table of the main window, and leaves it when it goes. */
export function followTable(): void {
  let last = Promise.resolve()
  onTable((match) => {
    last = last.then(async () => {
      if (match === null) await leaveMatch()
      else await openMatch(match)
    })
  })
}
