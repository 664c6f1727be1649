import type { GameShape } from '../../engine/kernel/game.ts'
import type { HostedGame } from '../matches/hostedGame.ts'
import type { Pause } from './pauses.ts'
import type { ReplayRead } from './replayFile.ts'

interface Fault {
  readonly where: string
  readonly what: string
}

/**
 * Where the events of a replay do not fit what is shown; null when everything can be watched. A beginning as large as
 * its file may be makes each event slow: the program stays awake meanwhile, and gives up in the end.
 */
export async function foldFault(
  { match: { rules } }: HostedGame,
  { start, steps, match }: ReplayRead,
  pause: Pause,
): Promise<Fault | null> {
  const seats = match.seats.map(({ seat }) => seat).join()
  let where = 'start'
  try {
    // Events and views come from a file: what they are is found out by folding them.
    let state = start as GameShape['state']
    const stands = () => rules.seats(state).join() === seats && Array.isArray(rules.awaiting(state))
    if (!stands()) return { where, what: 'has other seats' }
    for (const [index, step] of steps.entries()) {
      where = `steps.${index}`
      for (const event of step.events) {
        if (!(await pause())) return { where, what: 'takes too long to follow' }
        state = rules.evolve(state, event as GameShape['event'])
      }
      if (!stands()) return { where, what: 'does not follow' }
    }
    rules.view(state, 'spectator')
    return null
  } catch {
    return { where, what: 'does not follow' }
  }
}
