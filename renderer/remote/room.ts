import { create } from 'zustand'
import type { HostApi } from '../../electron/contract/ipc.ts'
import { cleanText, LONGEST_NAME } from '../../electron/contract/plainText.ts'
import type { Device, RoomMessage } from '../../electron/contract/screens.ts'
import type { CloseReason } from '../../electron/contract/socket.ts'
import { setHost } from '../host/client.ts'
import { rememberLuckIn } from '../host/received/knownLuck.ts'
import type { LuckBook } from '../host/received/luckBook.ts'
import { receivedBook } from '../host/received/receivedBook.ts'
import { leaveMatch, lookAs, useSession } from '../host/session.ts'
import { useLanguage } from '../i18n/useText.ts'
import { showProblem } from '../ui/toasts/toasts.ts'
import { ownDevice } from './device.ts'
import type { OpenConnection, Timer } from './net/connection.ts'
import type { Keep } from './net/keep.ts'
import type { LinkState } from './net/linkSetting.ts'
import { type LocalSettings, NetHost } from './net/netHost.ts'
import { TableLink } from './net/tableLink.ts'
import { NewsGate } from './newsGate.ts'
import { withOwnSeat } from './ownSeatAtEnd.ts'
import { VERSION } from './version.ts'

interface RoomState {
  readonly link: LinkState | null
  /** The last room that the table sent; null before it was joined. */
  readonly room: RoomMessage | null
  /** The reason why the table has revoked this screen's seat; null if it has not, or another seat was chosen since. */
  readonly unseated: CloseReason | null
  /** True if the player has chosen to watch without a seat. */
  readonly isWatching: boolean
}

const OUTSIDE: RoomState = { link: null, room: null, unseated: null, isWatching: false }

/** The room that this screen is in. */
export const useRoom = create<RoomState>(() => OUTSIDE)

export interface RoomSetting {
  readonly keep: Keep
  readonly luck: LuckBook
  readonly open: OpenConnection
  readonly timer: Timer
  /** The system's language, such as `ru-RU`. */
  readonly locale: string
  /** The settings of this screen; by default those that `keep` has. */
  readonly settings?: LocalSettings
  /** The device of this page; by default derived from its pointer. */
  readonly device?: Device
  /** Makes the table the host of the match; by default, the host of the whole page. */
  readonly adopt?: (table: HostApi) => void
  /** Returns whether the page shows the feed; otherwise it receives nothing until `reconnect`. */
  readonly isLive?: () => boolean
}

let link: TableLink | null = null
let kept: Keep | null = null
let gate: NewsGate | null = null

/** Makes the table the host of this page; without a token the page waits for one. */
export function enterRoom({
  keep,
  luck,
  open,
  timer,
  locale,
  settings,
  device,
  adopt = setHost,
  isLive = () => true,
}: RoomSetting): void {
  kept = keep
  useRoom.setState(OUTSIDE)
  rememberLuckIn(luck)
  const tableLink = new TableLink({
    open,
    timer,
    random: Math.random,
    hello: () => ({
      version: VERSION,
      token: keep.token ?? '',
      screen: keep.screen,
      ...(keep.name !== '' && { name: keep.name }),
      device: device ?? ownDevice(),
      language: useLanguage.getState().language,
    }),
    onState: (state) => useRoom.setState({ link: state }),
    onRoom: (room) => {
      if (room.match) luck.meet(room.match)
      receiveRoom(room)
    },
    onFeed: (message) => {
      if ('match' in message) luck.meet(message.match)
      receivedBook.note(message)
      if (isLive()) news.take(message)
    },
    onShown: ({ match, moves }) => news.noteShown(match, moves),
    onTurnedAway: (reason) => {
      const hadSeat = keep.forgetSeat()
      if (hadSeat) useRoom.setState({ unseated: reason })
      return hadSeat
    },
    luck,
    isSeen: () => !document.hidden,
  })
  const host = new NetHost({
    call: (method, params) => tableLink.call(method, params),
    settings: settings ?? keep.settings(locale),
  })
  const isPhone = (device ?? ownDevice()) === 'phone'
  const isTableInSight = () => isPhone && !useRoom.getState().room?.lobby?.hostAway
  const news = new NewsGate({
    timer,
    isTableInSight,
    pass: (message) => host.tell(withOwnSeat(message, useRoom.getState().room?.guest.seat)),
  })
  gate = news
  link = tableLink
  adopt(host)
  if (keep.token !== null) tableLink.connect()
}

/** Leaves the room; the table keeps the seat for this screen. */
export function leaveRoom(): void {
  link?.end()
  link = null
  gate?.clear()
  gate = null
  kept = null
  rememberLuckIn(null)
  useRoom.setState(OUTSIDE)
}

/** Connects at once: with a new token, or when the player asks for it. */
export function reconnect(): void {
  link?.forgetFeed()
  link?.connect()
}

/** Checks the connection when the page is visible again or the network is back. */
export const wakeRoom = (): void => link?.wake()

/** Stops the signs of life while the page is hidden. */
export const restRoom = (): void => link?.rest()

/** Joins with a token that the table has given. */
export function joinWith(token: string): void {
  if (kept?.takeFragment(token)) reconnect()
}

function receiveRoom(room: RoomMessage): void {
  const { seat, role } = room.guest
  const watches = role === 'watcher' ? { isWatching: true } : {}
  useRoom.setState(seat === null ? { room, ...watches } : { room, unseated: null, isWatching: false })
  const { match } = useSession.getState()
  if (!match || match.id === room.match?.id) return
  gate?.clear()
  link?.forgetFeed() // nothing is shown that a feed could resume from
  void leaveMatch()
}

/** Takes a seat under a name. */
export const sitDown = (seat: string, name: string): Promise<void> => takeSeat({ seat }, name)

/** Asks the table for any seat, now or as soon as one is free, under a name. */
export const sitAnywhere = (name: string): Promise<void> => takeSeat({}, name)

async function takeSeat(wanted: { readonly seat?: string }, name: string): Promise<void> {
  await giveName(name)
  const answer = await link?.call('room.sit', wanted)
  if (answer?.ok) {
    const { token } = answer.value as { readonly token: string | null } // its shape was checked
    if (token !== null) kept?.keepSeat(token)
  } else if (answer) showProblem(answer.problem)
}

/** Leaves the seat to choose another, or none. */
export async function standUp(): Promise<void> {
  kept?.forgetSeat()
  await callTable('room.rise')
}

/** Calls the table; a refusal is shown. */
export async function callTable(method: string, params: object = {}): Promise<void> {
  const answer = await link?.call(method, params)
  if (answer && !answer.ok) showProblem(answer.problem)
}

/** Watches without a seat. */
export async function watch(name: string): Promise<void> {
  useRoom.setState({ isWatching: true })
  if (useRoom.getState().room?.guest.waits) await link?.call('room.rise', {})
  await giveName(name)
  const { match, viewer } = useSession.getState()
  if (match && viewer !== 'spectator') await lookAs('spectator')
}

/** Sets the player's name, which everyone sees, without characters that a name must not have; a refusal is shown. */
export async function giveName(typed: string): Promise<void> {
  const name = cleanText(typed, LONGEST_NAME)
  if (!kept || name === '' || name === useRoom.getState().room?.guest.name) return
  kept.name = name
  await callTable('room.rename', { name })
}

/** Returns the name that this screen had last. */
export const keptName = (): string => kept?.name ?? ''
