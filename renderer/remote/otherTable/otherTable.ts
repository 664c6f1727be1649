import type { RoomMessage } from '../../../electron/contract/screens.ts'
import { CLOSE_REASONS } from '../../../electron/contract/socket.ts'
import type { TableAddress, TablePlace } from '../../../electron/contract/tableAddress.ts'
import { playAt } from '../../host/client.ts'
import { LuckBook } from '../../host/received/luckBook.ts'
import { leaveMatch } from '../../host/session.ts'
import { useLanguage } from '../../i18n/useText.ts'
import { goTo, useScreen } from '../../ui/screens.ts'
import { type Connection, type OpenConnection, realTimer } from '../net/connection.ts'
import { pair } from '../net/pair.ts'
import { browserShelf } from '../net/shelves.ts'
import { isPassing } from '../net/tableLink.ts'
import { enterRoom, leaveRoom, reconnect, standUp, useRoom } from '../room.ts'
import { isGuest, type JoinFailure, useOtherTable } from './guest.ts'
import { type ConnectionEnd, hostConnection } from './hostConnection.ts'
import { TableKeep } from './tableKeep.ts'

export const tableKeep = new TableKeep(browserShelf('localStorage'))

let stopWatching = () => {}
let pairing: Connection | null = null

/** Joins a table with the token of its address. */
export function joinTable({ host, port, token }: TableAddress, name = ''): void {
  const place = { host, port }
  giveUp()
  const keep = tableKeep.of(place)
  if (token !== null) keep.takeFragment(token)
  if (name !== '') keep.name = name
  useOtherTable.setState({ place, stage: 'joining', failure: null })
  let why: ConnectionEnd = 'nobody'
  const connection = hostConnection(place, (reason) => {
    why = reason
  })
  const open: OpenConnection = (events) => {
    why = 'nobody'
    return connection(events)
  }
  const locale = useLanguage.getState().language
  const luck = new LuckBook(browserShelf('sessionStorage'))
  enterRoom({ keep, luck, open, timer: realTimer, locale, device: 'game', adopt: playAt, isLive })
  const watch = () => watchLink(() => why)
  stopWatching = useRoom.subscribe(watch)
  watch()
}

/** Asks to join a table with the words that it shows; joins when a player there accepts. */
export async function pairWith(place: TablePlace, words: readonly string[], name: string): Promise<void> {
  giveUp()
  useOtherTable.setState({ place, stage: 'pairing', failure: null })
  let why: ConnectionEnd = 'nobody'
  const connection = hostConnection(place, (reason) => {
    why = reason
  })
  let mine: Connection | null = null
  const open: OpenConnection = (events) => {
    mine = connection(events)
    pairing = mine
    return mine
  }
  const result = await pair({ open, timer: realTimer, words, name, device: 'game' })
  if (pairing !== mine) return // cancelled meanwhile
  pairing = null
  if (result.kind === 'token') joinTable({ ...place, token: result.token }, name)
  else fail(result.kind === 'lost' ? why : result.kind)
}

/** Cancels the current attempt. */
export function giveUp(): void {
  stopWatching()
  stopWatching = () => {}
  pairing?.close()
  pairing = null
  leaveRoom()
  playAt(null)
  useOtherTable.setState({ stage: 'outside' })
}

/** Leaves the table for the menu. Keeps the seat for this window, or frees it for others. */
export async function leaveTable(keepsSeat: boolean): Promise<void> {
  if (!keepsSeat) {
    if (useRoom.getState().link?.kind === 'joined') await standUp()
    tableKeep.forget()
  }
  giveUp()
  await leaveMatch()
  goTo({ name: 'menu' })
}

/** Returns from a recording to the running match. */
export function backToTable(): void {
  goTo({ name: 'match' })
  reconnect()
}

/** Returns the table's owner: the player at its window; null if there is none, or before it is known. */
export function ownerOf(room: RoomMessage | null): string | null {
  const here = room?.lobby?.seats.filter(({ by }) => by === 'here').map(({ name }) => name) ?? []
  return here.length > 0 ? here.join(', ') : null
}

/** Returns false while a recording is shown, which hides the running match. */
const isLive = (): boolean => useScreen.getState().screen.name !== 'replay'

function watchLink(why: () => ConnectionEnd): void {
  const { link, room } = useRoom.getState()
  const isInside = useOtherTable.getState().stage === 'inside'
  if (link?.kind === 'closed') fail(link.reason)
  else if (link?.kind === 'lost' && !isInside && !hasOtherToken(why())) fail(why())
  else if (link?.kind === 'joined' && room && !isInside) {
    tableKeep.noteJoined()
    useOtherTable.setState({ stage: 'inside' })
  }
}

/** Returns whether a screen that was refused its seat can try the token of the room. */
function hasOtherToken(why: ConnectionEnd): boolean {
  const reason = CLOSE_REASONS.find((one) => one === why)
  return reason !== undefined && !isPassing(reason)
}

/** The reasons after which the data kept of the table is useless. */
const NO_RETURN: readonly JoinFailure[] = ['unknown-token', 'revoked', 'released']

/** Shows on the page of tables why this window has not joined. */
function fail(failure: JoinFailure): void {
  const wasInside = isGuest()
  if (NO_RETURN.includes(failure)) tableKeep.forget()
  giveUp()
  useOtherTable.setState({ failure })
  if (!wasInside) return
  void leaveMatch()
  goTo({ name: 'join' })
}
