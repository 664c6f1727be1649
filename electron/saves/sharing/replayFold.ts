import type { GameShape } from '../../../engine/kernel/game.ts'
import type { Steps } from '../../../engine/match/steps.ts'
import type { HostedGame } from '../../matches/hostedGame.ts'
import { type Unread, unread } from '../unread.ts'
import type { ReplayRead } from './replayFile.ts'

/**
 * Where the events of a replay do not fit what is shown; null when everything can be watched. An event is a step of
 * work: a beginning as large as its file may be makes each slow.
 */
export function* foldFault(
  { match: { rules } }: HostedGame,
  { start, steps, match }: ReplayRead,
): Steps<Unread | null> {
  const seats = match.seats.map(({ seat }) => seat).join()
  let where = 'start'
  try {
    // Events and views come from a file: what they are is found out by folding them.
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
