import { leaveMatch, useSession } from '../../host/session.ts'
import { isGuest } from '../../remote/otherTable/guest.ts'
import { isLeftOver } from '../../school/leftover.ts'
import { close } from '../../school/taking.ts'
import { goTo } from '../../ui/screens.ts'

/** Returns to the menu; the match stays saved if it can be continued. At another table the seat is kept. */
export async function leaveToMenu(): Promise<void> {
  if (isGuest()) return (await import('../../remote/otherTable/otherTable.ts')).leaveTable(true)
  await leave()
  goTo({ name: 'menu' })
}

/** Returns from a lesson or a puzzle to its place in the list. */
export async function leaveToLessons(): Promise<void> {
  const at = useSession.getState().match?.lesson
  await leave()
  goTo({ name: 'lessons', ...(at !== undefined && { at }) })
}

async function leave(): Promise<void> {
  const { match } = useSession.getState()
  const isKept = await isAnyLeft().catch(() => true) // a lesson that cannot be read must still be left
  await (!match || isKept ? leaveMatch() : close(match))
}

async function isAnyLeft(): Promise<boolean> {
  const { match, start, steps } = useSession.getState()
  if (match?.lesson === undefined) return true
  const { gameParts } = await import('../../shell/games.ts') // the games are not loaded with the menu
  return isLeftOver({ match, start, steps }, gameParts(match.game))
}
