import { create } from 'zustand'
import { CASTER_NOTICE } from '../../electron/contract/casterMessage.ts'
import type { Answer } from '../../electron/contract/ipc.ts'
import type { Device, RoomMessage } from '../../electron/contract/screens.ts'
import { setHost } from '../host/client.ts'
import { rememberLuckIn } from '../host/received/knownLuck.ts'
import type { LuckBook } from '../host/received/luckBook.ts'
import { receivedBook } from '../host/received/receivedBook.ts'
import { leaveMatch, useSession } from '../host/session.ts'
import { useLanguage } from '../i18n/useText.ts'
import { forgetCaster, receiveCaster } from './caster/caster.ts'
import { NOT_CONNECTED } from './net/calls.ts'
import type { OpenConnection, Timer } from './net/connection.ts'
import type { LinkState } from './net/linkSetting.ts'
import { type LocalSettings, NetHost } from './net/netHost.ts'
import type { OnlookerKeep } from './net/onlookerKeep.ts'
import { TableLink } from './net/tableLink.ts'
import type { PictureFollower } from './picture/pictureFollower.ts'
import { followPicture, reportPicture } from './picture/pictures.ts'
import { Staying } from './staying.ts'
import { VERSION } from './version.ts'
import { forgetVote, receiveVote, VOTE_NOTICE } from './vote/vote.ts'

interface Onlooker {
  /** Null if this screen has no address for watching, or one with an invalid token. */
  readonly link: LinkState | null
  /** The last room that the table sent; null before it was joined. */
  readonly room: RoomMessage | null
}

/** The state of a screen that only watches its table. */
export const useOnlooker = create<Onlooker>(() => ({ link: null, room: null }))

export interface OnlookerSetting {
  readonly keep: OnlookerKeep
  readonly open: OpenConnection
  readonly timer: Timer
  readonly device: Device
  readonly settings: LocalSettings
  /** Remembers the deals' luck; without it deals are not checked here. */
  readonly luck?: LuckBook
  /**
   * For a page of a stream, which no person can reload: `leads` if overlays wait for its picture, `follows` for an overlay.
   */
  readonly picture?: 'leads' | 'follows'
  /** Returns whether the page shows the feed; otherwise it receives nothing until `lookAgain`. */
  readonly isLive?: () => boolean
}

let link: TableLink | null = null
let kept: OnlookerKeep | null = null
let follower: PictureFollower | null = null
let staying: Staying | null = null

/** The longest pause between two attempts of a page of a stream, in milliseconds. */
const STREAM_PATIENCE = 1500

/** Makes the table the host of this page, only for watching. The page follows one match after the other. */
export function lookOn(setting: OnlookerSetting): void {
  const { keep, open, timer, device, settings, luck, picture, isLive = () => true } = setting
  if (luck) rememberLuckIn(luck)
  const tableLink = new TableLink({
    open,
    timer,
    random: Math.random,
    hello: () => ({
      version: VERSION,
      token: keep.token ?? '',
      screen: keep.screen,
      device,
      language: useLanguage.getState().language,
    }),
    onState: (state) => {
      useOnlooker.setState({ link: state })
      if (state.kind === 'joined') reports?.report()
      staying?.note(state)
    },
    onRoom: (room) => {
      if (room.match) luck?.meet(room.match)
      receiveRoom(room)
    },
    onFeed: (message) => {
      if (luck && 'match' in message) luck.meet(message.match)
      if (luck) receivedBook.note(message)
      if (!isLive()) return
      if (follower) follower.take(message)
      else host.tell(message)
      reports?.note(message)
    },
    onShown: (shown) => follower?.noteShown(shown),
    onNotice: (method, params) => {
      if (method === CASTER_NOTICE) receiveCaster(params)
      if (method === VOTE_NOTICE) receiveVote(params)
    },
    onTurnedAway: () => false,
    ...(picture && { patience: STREAM_PATIENCE }),
  })
  const host = new NetHost({ call: (method, params) => tableLink.call(method, params), settings })
  const reports = picture === 'leads' ? reportPicture(tableLink) : null
  follower = picture === 'follows' ? followPicture(timer, (message) => host.tell(message)) : null
  staying = picture ? new Staying({ timer, connect, clear: leaveTable, reload }) : null
  link = tableLink
  kept = keep
  setHost(host)
  connect()
}

const hasToken = (): boolean => kept !== null && kept.token !== null

/** Connects with the token of this screen; without one it shows nothing. */
function connect(): void {
  if (hasToken()) return link?.connect()
  link?.end()
  leaveTable()
  useOnlooker.setState({ link: null })
}

function receiveRoom(room: RoomMessage): void {
  useOnlooker.setState({ room })
  const { match } = useSession.getState()
  if (match && match.id !== room.match?.id) leaveFeed()
}

function leaveFeed(): void {
  link?.forgetFeed() // nothing is shown that a feed could resume from
  follower?.clear()
  void leaveMatch()
}

/** Calls the table from this screen. */
export const callFromOnlooker = async (method: string, params: object): Promise<Answer<unknown>> =>
  link?.call(method, params) ?? { ok: false, problem: NOT_CONNECTED }

/** Shows nothing of a table that is away. */
function leaveTable(): void {
  leaveFeed()
  forgetCaster()
  forgetVote()
  useOnlooker.setState({ room: null })
}

/** Loads this page again if its table answers: otherwise the browser would show an error. */
function reload(): void {
  void fetch(window.location.pathname).then(
    ({ ok }) => ok && window.location.reload(),
    () => {},
  )
}

/** Connects at once and starts with a snapshot: after the page has shown something else. */
export function lookAgain(): void {
  link?.forgetFeed()
  connect()
}

/** Checks the connection when the page is visible again or the network is back. */
function wake(): void {
  if (!hasToken()) return
  link?.wake()
  staying?.wake()
  follower?.catchUp()
}

/** Removes the token from the address, where others could read it, now and whenever another address is opened. */
export function followAddress(keep: OnlookerKeep): void {
  const take = (): boolean => {
    const isTaken = keep.takeFragment(window.location.hash)
    if (isTaken) window.history.replaceState(null, '', window.location.pathname + window.location.search)
    return isTaken
  }
  take()
  window.addEventListener('hashchange', () => {
    const before = keep.token
    if (!take() && keep.token === before) return
    leaveTable() // nothing of one audience is shown at the address of another
    connect()
  })
}

/** Checks whether the table is still there whenever the page may have missed something. */
export function followWaking(): void {
  window.addEventListener('online', wake)
  window.addEventListener('pageshow', wake)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) wake()
  })
}
