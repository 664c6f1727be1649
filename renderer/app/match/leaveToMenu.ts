import { leaveMatch, useSession } from '../../host/session.ts'
import { close } from '../../school/LessonGuide.tsx'
import { isPassedLesson } from '../../school/passedLesson.ts'
import { goTo } from '../../ui/screens.ts'
import { isGuest } from '../join/guest.ts'

/** Returns to the menu; the match stays saved, unless it is a lesson that is passed. At another table the seat is kept. */
export async function leaveToMenu(): Promise<void> {
  if (isGuest()) return (await import('../join/otherTable.ts')).leaveTable(true)
  const { match } = useSession.getState()
  await (match && isPassedLesson(match.id) ? close(match) : leaveMatch())
  goTo({ name: 'menu' })
}
