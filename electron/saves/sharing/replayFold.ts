import type { GameShape } from '../../../engine/kernel/game.ts'
import type { Steps } from '../../../engine/match/steps.ts'
import { type Unread, unread } from '../../files/unread.ts'
import type { HostedGame } from '../../games/hostedGame.ts'
import type { ReplayRead } from './replayFile.ts'

/**
 * Returns where the events of a replay do not fit the shown state; null if all fit. Yields after each event: with a
 * large start view every event is slow.
 */
export function* foldFault(
  { match: { rules } }: HostedGame,
  { start, steps, match }: ReplayRead,
): Steps<Unread | null> {
  const seats = match.seats.map(({ seat }) => seat).join()
  let where = 'start'
  try {
    // Untrusted events and views: folding them is the check.
    let state = start as GameShape['state']
    const stands = () => rules.seats(state).join() === seats && Array.isArray(rules.awaiting(state))
    if (!stands()) return unread('unreadable', 'has other seats', 'other-seats', { where })
    for (const [index, step] of steps.entries()) {
      where = `steps.${index}`
      for (const event of step.events) {
        state = rules.evolve(state, event as GameShape['event'])
        yield
      }
      if (!stands()) return misfit(where)
    }
    rules.view(state, 'spectator')
    return null
  } catch {
    return misfit(where)
  }
}

function misfit(where: string): Unread {
  return unread('unreadable', 'does not follow', 'does-not-follow', { where })
}
