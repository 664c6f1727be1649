import { Again } from '../playback/again.ts'
import { pageTable } from '../playback/pageTable.ts'
import { readEvent } from './readEvent.ts'
import { useSession } from './session.ts'

/** Lets the table show moves again, and notes them from now on. */
export function noteMoves(): void {
  pageTable.playback.again ??= new Again()
}

/**
 * Shows the last move on the table once more, then goes on with what waited; does nothing before the first move. The
 * repeated events do not count for the position, so overlays keep what they show.
 */
export function showLastMoveAgain(): void {
  const { playback } = pageTable
  playback.playAgain(() => {
    const { start, steps } = useSession.getState()
    const last = steps.at(-1)
    if (start === null || !last || !playback.game) return null
    const past = steps.slice(0, -1).flatMap(({ events }) => events.map(readEvent))
    return { before: past.reduce<unknown>(playback.game.evolve, start), events: last.events.map(readEvent) }
  })
}
