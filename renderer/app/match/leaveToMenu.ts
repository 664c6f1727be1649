import { leaveMatch } from '../../host/session.ts'
import { goTo } from '../../ui/screens.ts'
import { isGuest } from '../join/guest.ts'

/** Returns to the menu; the match stays saved. At another table the seat is kept. */
export async function leaveToMenu(): Promise<void> {
  if (isGuest()) return (await import('../join/otherTable.ts')).leaveTable(true)
  await leaveMatch()
  goTo({ name: 'menu' })
}
