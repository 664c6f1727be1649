import type { GuestFeedMessage, RoomMessage } from '../../electron/contract/screens.ts'
import type { CloseReason } from '../../electron/contract/socket.ts'
import { LuckBook } from '../host/received/luckBook.ts'
import type { LinkState } from '../remote/net/linkSetting.ts'
import { TableLink } from '../remote/net/tableLink.ts'
import { settle, TableEnd, TestTimer } from './tableEnd.ts'

/** The number that the screen adds to the luck of a match. */
export const NUMBER = '01'.repeat(16)

/** The room as a seated guest receives it. */
export const ROOM: RoomMessage = {
  kind: 'room',
  guest: { id: 'guest-1', name: 'Masha', seat: 'north' },
  lobby: null,
  match: null,
  now: 0,
}

/** Returns a screen with its link to a table that the test plays. */
export function linkedScreen({
  hasOtherToken = false,
  show = (_: GuestFeedMessage) => {},
  isSeen,
  patience,
}: {
  readonly hasOtherToken?: boolean
  readonly show?: (message: GuestFeedMessage) => void
  readonly isSeen?: () => boolean
  readonly patience?: number
} = {}) {
  const timer = new TestTimer()
  const connections: TableEnd[] = []
  const states: LinkState[] = []
  const rooms: RoomMessage[] = []
  const feed: GuestFeedMessage[] = []
  const turnedAway: CloseReason[] = []
  const luck = new LuckBook({ getItem: () => null, setItem: () => {} }, () => NUMBER)
  const link = new TableLink({
    open: (events) => {
      const connection = new TableEnd(events)
      connections.push(connection)
      return connection
    },
    timer,
    random: () => 0.5,
    hello: () => ({ version: '0.2.0', token: 't'.repeat(22), screen: 's'.repeat(22), device: 'phone', language: 'ru' }),
    onState: (state) => states.push(state),
    onRoom: (room) => rooms.push(room),
    onFeed: (message) => {
      show(message)
      feed.push(message)
    },
    onTurnedAway: (reason) => turnedAway.push(reason) > 0 && hasOtherToken,
    ...(isSeen && { isSeen }),
    ...(patience !== undefined && { patience }),
    luck,
  })
  const table = () => {
    const connection = connections.at(-1)
    if (!connection) throw new Error('the screen has not connected')
    return connection
  }
  const join = async () => {
    link.connect()
    await comeIn()
  }
  const comeIn = async () => {
    table().events.onOpen()
    table().answer(ROOM)
    await settle()
  }
  const tell = (kind: string, params: object) => table().say({ method: `feed.${kind}`, params })
  return {
    link,
    luck,
    timer,
    connections,
    states,
    rooms,
    feed,
    turnedAway,
    table,
    join,
    comeIn,
    tell,
    kinds: () => states.map(({ kind }) => kind),
  }
}
