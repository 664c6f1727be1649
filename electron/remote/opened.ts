import { WATCH_CHANNEL } from '../contract/channels.ts'
import type { Problem, ProblemCode } from '../contract/ipc.ts'
import type { LinkChannel, Lobby, Reach, ScreensState, TableAbout } from '../contract/screens.ts'
import { type KeptAddresses, type KeptTable, NO_ADDRESSES } from './admission/addressBook.ts'
import { drawToken } from './admission/links.ts'
import type { FromServer } from './link/link.ts'
import type { Room } from './room/room.ts'
import type { RoomOrigin } from './room/roomParts.ts'
import { hostInUrl } from './transport/network/networks.ts'

/** An open room, and where it is reached. */
export interface Opened {
  readonly room: Room
  readonly reach: Reach
  /** The port; 0 until the room listens. */
  readonly port: number
  /** The time when the room began to listen there, in milliseconds since 1970. */
  readonly since: number
  readonly reached: boolean
  readonly problem: Problem | null
}

/** The messages of the server about its port, and not about guests. */
type PortNews = Extract<FromServer, { readonly kind: 'listening' | 'failed' | 'reached' | 'networks' }>

export function isPortNews(message: FromServer): message is PortNews {
  return ['listening', 'failed', 'reached', 'networks'].includes(message.kind)
}

/** Returns whether a player has reached the table: with a phone or another copy of the game, even on this computer. */
export function isByPlayer(message: FromServer): boolean {
  if (message.kind === 'asked') return true
  return message.kind === 'arrived' && (message.device === 'phone' || message.device === 'game')
}

/**
 * Returns the room after a message about its port. A server that was replaced, or cannot listen, has lost its guests;
 * the match goes on.
 */
export function afterPortNews(opened: Opened, news: PortNews): Opened {
  switch (news.kind) {
    case 'listening':
      return { ...opened, port: news.port, problem: null }
    case 'failed':
      return { ...opened, problem: { code: problemCode(news) } }
    case 'reached':
      return { ...opened, reached: true }
    case 'networks': {
      const { reach } = opened
      const isThere = reach.kind === 'computer' || news.networks.some(({ address }) => address === reach.address)
      return { ...opened, problem: isThere ? null : { code: 'network-gone' } }
    }
    default:
      return news satisfies never
  }
}

/** Returns the data of an open room that is kept when the program ends. */
export function keptOf({ room, reach, port }: Opened): KeptAddresses & { readonly table: KeptTable } {
  const { watch, audiences, ...table } = room.kept
  return { port, watch, ...audiences, table: { ...table, reach, isOpen: true } }
}

/**
 * Returns the data that a new room takes over: the channels for watching, except those of another match; the table only
 * if not closed, and if the window has no other match.
 */
export function keptFor(windowMatch: string | null, { port: _, ...kept }: KeptAddresses): RoomOrigin {
  const isSame = windowMatch === null || kept.table?.match === null || kept.table?.match === windowMatch
  const table = isSame ? kept.table : null
  const audiences = kept.channels?.filter(({ kind }) => kind === 'spectator')
  const isAudience = (id = '') => id === WATCH_CHANNEL || audiences?.some((one) => one.id === id) === true
  const channels = kept.channels?.filter(({ kind, match, target }) => {
    return kind === 'spectator' || (match !== undefined && match === table?.match && isAudience(target))
  })
  return { ...kept, table, ...(channels && { channels }) }
}

/** Returns the kept data after all addresses were revoked: the channels for watching get new ones. */
export function withNewAddresses({ table: _, watch: __, ...kept }: KeptAddresses): KeptAddresses {
  const channels = kept.channels
    ?.filter(({ match }) => match === undefined)
    .map((channel) => ({ ...channel, token: drawToken() }))
  return { ...kept, ...NO_ADDRESSES, ...(channels && { channels }) }
}

/** Returns the announcement of the table for those who look for one. */
export function aboutOf(lobby: Lobby | null): TableAbout | null {
  if (!lobby) return null
  const freeSeats = lobby.seats.filter(({ by, guest }) => by === 'elsewhere' && guest === null).length
  const owner = lobby.seats.find(({ by }) => by === 'here')?.name
  return { game: lobby.game, freeSeats, ...(owner !== undefined && { owner }) }
}

/** Returns the state of the room for the window. */
export function roomState({ room, reach, port, since, reached, problem }: Opened): ScreensState['room'] {
  const { links, ...view } = room.view
  const address = `${reach.kind === 'computer' ? '127.0.0.1' : hostInUrl(reach.address)}:${port}`
  const urls = links.map(({ token, ...link }) => {
    return { ...link, url: `http://${address}/${pathOf(link.channel)}#${token}` }
  })
  return { ...view, reach, address, links: urls, since, reached, problem }
}

/** Returns the page of an address. */
function pathOf(channel: LinkChannel): string {
  if (channel.kind !== 'watch') return ''
  return channel.caster ? 'caster' : 'watch'
}

const CODES: Readonly<Record<string, ProblemCode>> = { EADDRINUSE: 'port-in-use', EADDRNOTAVAIL: 'network-gone' }

/** Returns why no guest can join. */
export function problemCode(message: FromServer): ProblemCode {
  return (message.kind === 'failed' ? CODES[message.code] : undefined) ?? 'screens-failed'
}

/** Returns why no guest can join, for the log. */
export function detailOf(message: FromServer): string {
  return message.kind === 'failed' ? `${message.code}: ${message.detail}` : message.kind
}
