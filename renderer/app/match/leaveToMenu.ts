import { call } from '../../host/client.ts'
import { leaveMatch, useSession } from '../../host/session.ts'
import { isPassedLesson } from '../../school/passedLesson.ts'
import { goTo } from '../../ui/screens.ts'
import { isGuest } from '../join/guest.ts'

/** Returns to the menu; the match stays saved, unless it is a lesson that is passed. At another table the seat is kept. */
export async function leaveToMenu(): Promise<void> {
  if (isGuest()) return (await import('../join/otherTable.ts')).leaveTable(true)
  const { match } = useSession.getState()
  const isOver = match !== null && isPassedLesson(match.id)
  await leaveMatch()
  if (match && isOver) await call('saves:remove', { id: match.id })
  goTo({ name: 'menu' })
}
