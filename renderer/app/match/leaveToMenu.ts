import { leaveMatch } from '../../host/session.ts'
import { goTo } from '../../ui/screens.ts'

/** Returns to the menu; the match stays saved. */
export async function leaveToMenu(): Promise<void> {
  await leaveMatch()
  goTo({ name: 'menu' })
}
