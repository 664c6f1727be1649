import type { RoomMessage } from '../../../electron/contract/screens.ts'
import { CLOSE_REASONS } from '../../../electron/contract/socket.ts'
import type { TableAddress, TablePlace } from '../../../electron/contract/tableAddress.ts'
import { playAt } from '../../host/client.ts'
import { LuckBook } from '../../host/heard/luckBook.ts'
import { leaveMatch } from '../../host/session.ts'
import { useLanguage } from '../../i18n/useText.ts'
import { goTo, useScreen } from '../../ui/screens.ts'
import { knock } from '../net/knock.ts'
import { browserShelf } from '../net/shelves.ts'
import { isPassing } from '../net/tableLink.ts'
import { type OpenWire, realClock, type Wire } from '../net/wire.ts'
import { enterRoom, leaveRoom, reconnect, standUp, useRoom } from '../room.ts'
import { isGuest, type JoinFailure, useOtherTable } from './guest.ts'
import { hostWire, type WireEnd } from './hostWire.ts'
import { TableKeep } from './tableKeep.ts'

export const tableKeep = new TableKeep(browserShelf('localStorage'))

let stopWatching = () => {}
let knocking: Wire | null = null

/** Joins a table with the token of its address. */
export function joinTable({ host, port, token }: TableAddress, name = ''): void {
  const place = { host, port }
  giveUp()
  const keep = tableKeep.of(place)
  if (token !== null) keep.takeFragment(token)
  if (name !== '') keep.name = name
  useOtherTable.setState({ place, stage: 'joining', failure: null })
  let why: WireEnd = 'nobody'
  const wire = hostWire(place, (reason) => {
    why = reason
  })
  const open: OpenWire = (events) => {
    why = 'nobody'
    return wire(events)
  }
  const locale = useLanguage.getState().language
  const luck = new LuckBook(browserShelf('sessionStorage'))
  enterRoom({ keep, luck, open, clock: realClock, locale, device: 'game', adopt: playAt, isLive })
  const watch = () => watchLink(() => why)
  stopWatching = useRoom.subscribe(watch)
  watch()
}

/** Knocks at a table with the words that it shows; joins when somebody there opens. */
export async function knockAt(place: TablePlace, words: readonly string[], name: string): Promise<void> {
  giveUp()
  useOtherTable.setState({ place, stage: 'knocking', failure: null })
  let why: WireEnd = 'nobody'
  const wire = hostWire(place, (reason) => {
    why = reason
  })
  let mine: Wire | null = null
  const open: OpenWire = (events) => {
    mine = wire(events)
    knocking = mine
    return mine
  }
  const knocked = await knock({ open, clock: realClock, words, name, device: 'game' })
  if (knocking !== mine) return // given up meanwhile
  knocking = null
  if (knocked.kind === 'token') joinTable({ ...place, token: knocked.token }, name)
  else fail(knocked.kind === 'lost' ? why : knocked.kind)
}

/** Ends whatever is tried now. */
export function giveUp(): void {
  stopWatching()
  stopWatching = () => {}
  knocking?.close()
  knocking = null
  leaveRoom()
  playAt(null)
  useOtherTable.setState({ stage: 'outside' })
}

/** Leaves the table for the menu. The seat is kept for this window, or free for others. */
export async function leaveTable(keepsSeat: boolean): Promise<void> {
  if (!keepsSeat) {
    if (useRoom.getState().link?.kind === 'joined') await standUp()
    tableKeep.forget()
  }
  giveUp()
  await leaveMatch()
  goTo({ name: 'menu' })
}

/** Back from a recording to what is played now. */
export function backToTable(): void {
  goTo({ name: 'match' })
  reconnect()
}

/** Whose table it is: whoever plays at its window; null if nobody does, or before it is known. */
export function ownerOf(room: RoomMessage | null): string | null {
  const here = room?.lobby?.seats.filter(({ by }) => by === 'here').map(({ name }) => name) ?? []
  return here.length > 0 ? here.join(', ') : null
}

/** What is played is not shown while a recording is. */
const isLive = (): boolean => useScreen.getState().screen.name !== 'replay'

function watchLink(why: () => WireEnd): void {
  const { link, room } = useRoom.getState()
  const isInside = useOtherTable.getState().stage === 'inside'
  if (link?.kind === 'closed') fail(link.reason)
  else if (link?.kind === 'lost' && !isInside && !hasOtherToken(why())) fail(why())
  else if (link?.kind === 'joined' && room && !isInside) {
    tableKeep.noteJoined()
    useOtherTable.setState({ stage: 'inside' })
  }
}

/** Turned away from a seat, a screen tries once more with the token of the room. */
function hasOtherToken(why: WireEnd): boolean {
  const reason = CLOSE_REASONS.find((one) => one === why)
  return reason !== undefined && !isPassing(reason)
}

/** After these what is kept of the table leads nowhere any more. */
const NO_RETURN: readonly JoinFailure[] = ['unknown-token', 'revoked', 'released']

/** Says on the page of tables why this window is not there. */
function fail(failure: JoinFailure): void {
  const wasInside = isGuest()
  if (NO_RETURN.includes(failure)) tableKeep.forget()
  giveUp()
  useOtherTable.setState({ failure })
  if (!wasInside) return
  void leaveMatch()
  goTo({ name: 'join' })
}
