import { Sessions } from '../clients/sessions.ts'
import { silentLog } from '../files/log.ts'
import { RunningMatches } from '../matches/runningMatches.ts'
import { type Arrival, type GuestRecord, Guests } from '../remote/admission/guests.ts'
import { Seating } from '../remote/admission/seating.ts'
import type { ChannelPlan } from '../remote/room/channels/channel.ts'
import { Leading } from '../remote/room/leading.ts'
import { Table, type TableSetting } from '../remote/room/table.ts'
import { cups } from './cups.ts'
import { cupsStore, saveCups } from './cupsMatches.ts'
import { freshFolder } from './folders.ts'
import { Connections, type GuestScreen } from './guestScreens.ts'
import { RoomGuest } from './otherScreens.ts'
import { join, ScriptedThinker } from './subscribers.ts'
import { VirtualTime } from './virtualTime.ts'

interface BareTableSetting extends Partial<Pick<TableSetting, 'tell' | 'wallClock'>> {
  readonly matches: RunningMatches
  readonly plans: readonly ChannelPlan[]
}

/** Returns a table without a room, which follows no match yet. */
export function bareTable({ matches, plans, ...given }: BareTableSetting, timeSource = new VirtualTime()) {
  const connections = new Connections()
  let histories = 0
  const setting = {
    tell: connections.tell,
    log: silentLog,
    source: { matches, newHistory: () => `h${++histories}` },
    sessions: new Sessions(matches),
    timeSource,
    wallClock: () => timeSource.now(),
    ...given,
  }
  const guests = new Guests()
  const people = { guests, seating: new Seating(guests), leading: new Leading(guests) }
  const table: Table = new Table(setting, people, plans, () => void table.placeAll())
  /** Lets a screen come to a channel by a connection; null for the room. */
  const enter = async (
    channel: string | null,
    connection: string,
    shown: GuestScreen,
    about: Partial<Arrival> = {},
  ) => {
    connections.connect(connection, shown)
    const record = guests.add(channel, arrivalBy(connection, about))
    await table.enter(record, connection, null)
    return record
  }
  return { table, guests, timeSource, connections, enter }
}

/** Returns the first message of a screen; its secret is its connection unless it is given. */
export function arrivalBy(connection: string, about: Partial<Arrival> = {}): Arrival {
  const nameless = { device: 'phone', name: '', address: '', language: 'en' } as const
  return { kind: 'arrived', connection, token: connection, screen: connection, resume: null, ...nameless, ...about }
}

interface CupsTableSetting {
  /** Returns the channels for a match. */
  readonly plansFor: (match: string) => readonly ChannelPlan[]
  readonly match?: Parameters<typeof saveCups>[1]
  readonly game?: typeof cups
}

/** Returns a table for a saved match of Cups, which has a window. */
export async function cupsTable({ plansFor, match = {}, game = cups }: CupsTableSetting) {
  const store = await cupsStore(await freshFolder(), () => game)
  const matches = new RunningMatches(store, new ScriptedThinker(), silentLog)
  /** Saves another match, and opens it in a window. */
  const next = async (another: Parameters<typeof saveCups>[1]) => {
    const id = await saveCups(store, another)
    return { id, window: await join(matches, id) }
  }
  const { id, window } = await next(match)
  const bare = bareTable({ matches, plans: plansFor(id) })
  await bare.table.follow(id)
  bare.table.messages.tellLobby()
  let count = 0
  /** Lets a screen come to a channel; null for the room. */
  const come = async (channel: string | null, about: Partial<Arrival> = {}): Promise<CupsScreen> => {
    const guest = new RoomGuest(`c${++count}`)
    return { guest, record: await bare.enter(channel, guest.connection, guest, about) }
  }
  return { ...bare, id, window, next, come }
}

/** A screen that has come, and what the table knows of it. */
export interface CupsScreen {
  readonly guest: RoomGuest
  readonly record: GuestRecord
}
