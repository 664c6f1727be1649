import { join } from 'node:path'
import { Sessions } from '../clients/sessions.ts'
import type { Json, MatchSetup, NewSeat } from '../contract/ipc.ts'
import { asJson } from '../contract/json.ts'
import { silentLog } from '../files/log.ts'
import { gameOf } from '../games/games.ts'
import { matchHandlers } from '../handlers/matches.ts'
import { saveHandlers } from '../handlers/saves.ts'
import { Recorder } from '../matches/recorder.ts'
import { RunningMatches } from '../matches/runningMatches.ts'
import { People } from '../people/people.ts'
import { windowClient } from './clients.ts'
import { freshFolder } from './folders.ts'
import { fire, fleetOfRows, gameStore, place } from './seaMatches.ts'
import { ScriptedThinker } from './subscribers.ts'

const [NORTH, SOUTH] = [fleetOfRows(0), fleetOfRows(1)]
const human = { kind: 'human' } as const

/** Returns a host of Sea Battle with its people, its record and a window. */
export async function openPeopleHost(folder?: string) {
  const data = folder ?? (await freshFolder())
  const store = await gameStore(join(data, 'saves'))
  const people = new People({ folder: data, log: silentLog })
  const recorder = new Recorder(people, silentLog, store)
  const thinker = new ScriptedThinker()
  const running = new RunningMatches(store, thinker, silentLog, undefined, undefined, recorder)
  const sessions = new Sessions(running)
  const written = join(data, 'exported')
  const dialogs = { askWhereToWrite: async () => written, askWhatToRead: async () => [written] }
  const handlers = { ...matchHandlers(sessions, store, gameOf), ...saveHandlers(store, sessions, dialogs) }
  const window = windowClient()

  /** Creates a match that the north begins; secret unless it has a seed. */
  const create = async (north: Partial<NewSeat>, south: Partial<NewSeat>, more: Partial<MatchSetup> = {}) => {
    const seats = {
      north: { name: 'Nora', player: human, ...north },
      south: { name: 'Sam', player: human, ...south },
    }
    return handlers['match:create']({ game: 'sea-battle', options: { first: 'north' }, seats, ...more }, window)
  }
  const play = (id: string, seat: string, move: object) =>
    handlers['match:play']({ id, seat, move: asJson(move) as Json }, window)
  const begin = async (id: string) => {
    await handlers['match:open']({ id }, window)
    await play(id, 'north', place(NORTH))
    await play(id, 'south', place(SOUTH))
  }
  /** Plays an open match to its end: the north hits with every shot. */
  const finish = async (id: string) => {
    for (const at of SOUTH.flat()) await play(id, 'north', fire(at))
    await recorder.idle()
  }
  /** Plays a match from its beginning to its end, and leaves it. */
  const playThrough = async (id: string) => {
    await begin(id)
    await finish(id)
    await handlers['match:leave']({ id }, window)
  }
  return {
    data,
    store,
    people,
    recorder,
    sessions,
    handlers,
    window,
    written,
    create,
    play,
    begin,
    finish,
    playThrough,
  }
}
