import { REAL_TIME } from '../time/timeSource.ts'
import { Joining, type JoiningSetting } from './joining/joining.ts'
import { isNearby } from './joining/nearby.ts'
import { forkServer } from './transport/process/serverChild.ts'

/** The parts of the program that connections to other tables need. */
export interface JoiningParts extends Pick<JoiningSetting, 'show' | 'onConnected' | 'log'> {
  /** Script of the process that talks to the tables of other copies. */
  readonly script: URL
}

/** Returns the joining of other tables with real time, a real process and the networks of this computer. */
export function electronJoining({ script, ...program }: JoiningParts): Joining {
  return new Joining({
    ...program,
    launch: () => forkServer(script, 'Joining'),
    timeSource: REAL_TIME,
    isNearby: (host) => isNearby(host),
  })
}
